-- A database as the first migration left it, with what was stored then: Anna plays Circle the Wagons with Ben at one screen,
-- some decisions taken back and played again; and a game of Sprawlopolis, alone, is over. It is never to be changed.
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.commands (
    "table" character varying(24) NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    data text NOT NULL
);
CREATE TABLE public.guests (
    id character varying(24) NOT NULL,
    name character varying(80) NOT NULL,
    confirm boolean NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE public.seats (
    "table" character varying(24) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    guest character varying(24),
    name character varying(80),
    level character varying(40),
    confirm boolean NOT NULL
);
CREATE TABLE public.snapshots (
    "table" character varying(24) NOT NULL,
    number integer NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.tables (
    id character varying(24) NOT NULL,
    game character varying(40) NOT NULL,
    rules integer NOT NULL,
    players integer NOT NULL,
    options text NOT NULL,
    corrections text,
    seed bigint NOT NULL,
    opening text NOT NULL,
    owner character varying(24),
    origin character varying(24),
    next character varying(24),
    phase character varying(8) NOT NULL,
    number integer NOT NULL,
    turn integer,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    thinker character varying(24),
    thinks_until bigint NOT NULL
);
CREATE TABLE public.talk (
    id integer NOT NULL,
    "table" character varying(24) NOT NULL,
    seat integer NOT NULL,
    guest character varying(24),
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE SEQUENCE public.talk_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.talk_id_seq OWNED BY public.talk.id;
CREATE TABLE public.tokens (
    digest character varying(64) NOT NULL,
    kind character varying(12) NOT NULL,
    guest character varying(24),
    "table" character varying(24),
    ends bigint
);
CREATE TABLE public.watchers (
    "table" character varying(24) NOT NULL,
    guest character varying(24) NOT NULL
);
ALTER TABLE ONLY public.talk ALTER COLUMN id SET DEFAULT nextval('public.talk_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.commands VALUES ('table', 1, 1763200002000, '{"type":"started","entries":[]}');
INSERT INTO public.commands VALUES ('ended', 1, 1763200005000, '{"type":"started","entries":[]}');
INSERT INTO public.commands VALUES ('table', 2, 1763200008000, '{"type":"acted","seat":1,"actions":["start 15"],"entries":[{"seat":1,"text":"start 15","forced":false,"events":[{"kind":"started","seats":255,"facts":{"seat":1,"card":15}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 3, 1763200009000, '{"type":"acted","seat":0,"actions":["take 17"],"entries":[{"seat":0,"text":"take 17","forced":false,"events":[{"kind":"took","seats":255,"facts":{"seat":0,"card":17,"skipped":12}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":15,"to":1}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":0,"to":1}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":2,"to":1}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":6,"to":1}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":5,"to":1}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":7,"to":1}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":10,"to":1}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":12,"to":1}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":3,"to":1}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":11,"to":1}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":13,"to":1}},{"kind":"gave","seats":255,"facts":{"seat":0,"card":1,"to":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 4, 1763200010000, '{"type":"acted","seat":0,"actions":["place 17 at 0,0 turned"],"entries":[{"seat":0,"text":"place 17 at 0,0 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":17,"x":0,"y":0,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 5, 1763200011000, '{"type":"undone","seat":0,"line":2}');
INSERT INTO public.commands VALUES ('table', 6, 1763200012000, '{"type":"redone","seat":0,"entries":[{"seat":0,"text":"place 17 at 0,0 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":17,"x":0,"y":0,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 7, 1763200013000, '{"type":"acted","seat":1,"actions":["place 15 at 0,0 turned"],"entries":[{"seat":1,"text":"place 15 at 0,0 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":15,"x":0,"y":0,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 8, 1763200014000, '{"type":"acted","seat":1,"actions":["place 0 at 1,-1 turned"],"entries":[{"seat":1,"text":"place 0 at 1,-1 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":0,"x":1,"y":-1,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 9, 1763200015000, '{"type":"undone","seat":1,"line":4}');
INSERT INTO public.commands VALUES ('table', 10, 1763200016000, '{"type":"redone","seat":1,"entries":[{"seat":1,"text":"place 0 at 1,-1 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":0,"x":1,"y":-1,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 11, 1763200017000, '{"type":"undone","seat":1,"line":4}');
INSERT INTO public.commands VALUES ('table', 12, 1763200018000, '{"type":"redone","seat":1,"entries":[{"seat":1,"text":"place 0 at 1,-1 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":0,"x":1,"y":-1,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 13, 1763200019000, '{"type":"acted","seat":1,"actions":["place 2 at 3,-1 turned"],"entries":[{"seat":1,"text":"place 2 at 3,-1 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":2,"x":3,"y":-1,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 14, 1763200020000, '{"type":"acted","seat":1,"actions":["place 6 at 0,-3"],"entries":[{"seat":1,"text":"place 6 at 0,-3","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":6,"x":0,"y":-3,"turned":0}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 15, 1763200021000, '{"type":"acted","seat":1,"actions":["place 5 at 0,-2"],"entries":[{"seat":1,"text":"place 5 at 0,-2","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":5,"x":0,"y":-2,"turned":0}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 16, 1763200022000, '{"type":"acted","seat":1,"actions":["place 7 at 4,-3 turned"],"entries":[{"seat":1,"text":"place 7 at 4,-3 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":7,"x":4,"y":-3,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 17, 1763200023000, '{"type":"acted","seat":1,"actions":["place 10 at -2,-4 turned"],"entries":[{"seat":1,"text":"place 10 at -2,-4 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":10,"x":-2,"y":-4,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 18, 1763200024000, '{"type":"acted","seat":1,"actions":["place 12 at -4,-5 turned"],"entries":[{"seat":1,"text":"place 12 at -4,-5 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":12,"x":-4,"y":-5,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 19, 1763200025000, '{"type":"undone","seat":1,"line":10}');
INSERT INTO public.commands VALUES ('table', 20, 1763200026000, '{"type":"redone","seat":1,"entries":[{"seat":1,"text":"place 12 at -4,-5 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":12,"x":-4,"y":-5,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('table', 21, 1763200027000, '{"type":"acted","seat":1,"actions":["place 3 at -4,-7"],"entries":[{"seat":1,"text":"place 3 at -4,-7","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":1,"card":3,"x":-4,"y":-7,"turned":0}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 2, 1763200029000, '{"type":"acted","seat":0,"actions":["place 9 at -1,2"],"entries":[{"seat":0,"text":"place 9 at -1,2","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":9,"x":-1,"y":2,"turned":0}},{"kind":"drew","seats":255,"facts":{"seat":0,"card":2}},{"kind":"turned_up","seats":255,"facts":{"card":17}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 3, 1763200030000, '{"type":"acted","seat":0,"actions":["place 2 at 0,1 turned"],"entries":[{"seat":0,"text":"place 2 at 0,1 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":2,"x":0,"y":1,"turned":1}},{"kind":"drew","seats":255,"facts":{"seat":0,"card":17}},{"kind":"turned_up","seats":255,"facts":{"card":7}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 4, 1763200031000, '{"type":"acted","seat":0,"actions":["place 17 at -1,2 turned"],"entries":[{"seat":0,"text":"place 17 at -1,2 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":17,"x":-1,"y":2,"turned":1}},{"kind":"drew","seats":255,"facts":{"seat":0,"card":7}},{"kind":"turned_up","seats":255,"facts":{"card":14}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 5, 1763200032000, '{"type":"acted","seat":0,"actions":["place 1 at -1,3 turned"],"entries":[{"seat":0,"text":"place 1 at -1,3 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":1,"x":-1,"y":3,"turned":1}},{"kind":"drew","seats":255,"facts":{"seat":0,"card":14}},{"kind":"turned_up","seats":255,"facts":{"card":6}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 6, 1763200033000, '{"type":"acted","seat":0,"actions":["place 8 at 0,1"],"entries":[{"seat":0,"text":"place 8 at 0,1","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":8,"x":0,"y":1,"turned":0}},{"kind":"drew","seats":255,"facts":{"seat":0,"card":6}},{"kind":"turned_up","seats":255,"facts":{"card":4}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 7, 1763200034000, '{"type":"acted","seat":0,"actions":["place 14 at 0,1 turned"],"entries":[{"seat":0,"text":"place 14 at 0,1 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":14,"x":0,"y":1,"turned":1}},{"kind":"drew","seats":255,"facts":{"seat":0,"card":4}},{"kind":"turned_up","seats":255,"facts":{"card":5}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 9, 1763200036000, '{"type":"acted","seat":0,"actions":["place 7 at 1,3"],"entries":[{"seat":0,"text":"place 7 at 1,3","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":7,"x":1,"y":3,"turned":0}},{"kind":"drew","seats":255,"facts":{"seat":0,"card":16}},{"kind":"turned_up","seats":255,"facts":{"card":15}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 11, 1763200038000, '{"type":"acted","seat":0,"actions":["place 15 at -2,3"],"entries":[{"seat":0,"text":"place 15 at -2,3","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":15,"x":-2,"y":3,"turned":0}},{"kind":"drew","seats":255,"facts":{"seat":0,"card":18}},{"kind":"turned_up","seats":255,"facts":{"card":13}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 13, 1763200040000, '{"type":"acted","seat":0,"actions":["place 13 at 1,5 turned"],"entries":[{"seat":0,"text":"place 13 at 1,5 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":13,"x":1,"y":5,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 15, 1763200042000, '{"type":"acted","seat":0,"actions":["place 18 at 1,2"],"entries":[{"seat":0,"text":"place 18 at 1,2","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":18,"x":1,"y":2,"turned":0}},{"kind":"finished","seats":255,"facts":{}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 8, 1763200035000, '{"type":"acted","seat":0,"actions":["place 4 at -2,-1 turned"],"entries":[{"seat":0,"text":"place 4 at -2,-1 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":4,"x":-2,"y":-1,"turned":1}},{"kind":"drew","seats":255,"facts":{"seat":0,"card":5}},{"kind":"turned_up","seats":255,"facts":{"card":16}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 10, 1763200037000, '{"type":"acted","seat":0,"actions":["place 6 at -2,-3 turned"],"entries":[{"seat":0,"text":"place 6 at -2,-3 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":6,"x":-2,"y":-3,"turned":1}},{"kind":"drew","seats":255,"facts":{"seat":0,"card":15}},{"kind":"turned_up","seats":255,"facts":{"card":18}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 12, 1763200039000, '{"type":"acted","seat":0,"actions":["place 16 at -2,4 turned"],"entries":[{"seat":0,"text":"place 16 at -2,4 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":16,"x":-2,"y":4,"turned":1}},{"kind":"drew","seats":255,"facts":{"seat":0,"card":13}}]}],"waits":false,"final":false}');
INSERT INTO public.commands VALUES ('ended', 14, 1763200041000, '{"type":"acted","seat":0,"actions":["place 5 at 0,4 turned"],"entries":[{"seat":0,"text":"place 5 at 0,4 turned","forced":false,"events":[{"kind":"placed","seats":255,"facts":{"seat":0,"card":5,"x":0,"y":4,"turned":1}}]}],"waits":false,"final":false}');
INSERT INTO public.guests VALUES ('guest', 'Anna', false, 1763200000000, 1763200001000);
INSERT INTO public.seats VALUES ('table', 0, 'person', 'guest', 'Anna', NULL, false);
INSERT INTO public.seats VALUES ('table', 1, 'person', 'guest', 'Ben', NULL, false);
INSERT INTO public.seats VALUES ('ended', 0, 'person', 'guest', 'Anna', NULL, false);
INSERT INTO public.snapshots VALUES ('table', 16, '\x85a66c61796f7574b036353436613762313461376236613461a572756c657301a57374617465c510d0bf007c175e50b2e40100000000000002080910040e0f00020605070a0c030b0d0111ffff0101010101010101010101010000020000000000000000000000000000000f00020605070a0c030b0d01000000000c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100010111000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff00ff0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a5736561747393010000a77265736565647300');
INSERT INTO public.tables VALUES ('ended', 'sprawlopolis', 1, 1, '{"difficulty":"normal","hands":"hidden","memory":"shown","rim":"edge","park_hopping":"blocks"}', NULL, 6, '{"actions":[],"reseeds":[]}', 'guest', NULL, NULL, 'over', 15, NULL, 1763200005000, 1763200042000, NULL, 0);
INSERT INTO public.tables VALUES ('table', 'circle_the_wagons', 1, 2, '{"boom_or_bust":"flat","holes":"ignored","tie":"shared"}', NULL, 5, '{"actions":[],"reseeds":[]}', 'guest', NULL, NULL, 'running', 21, 1, 1763200002000, 1763200027000, NULL, 0);
INSERT INTO public.talk VALUES (1, 'table', 1, 'guest', 'Your turn, Ben!', 1763200028000);
INSERT INTO public.tokens VALUES ('090bef393808c1e71105fcc2c10d8c37bb85feff7c6c25ba4a26d02725fc5acc', 'cookie', 'guest', NULL, NULL);
INSERT INTO public.tokens VALUES ('df3e6b0bb66ceaadca4f84cbc371fd66e04d20fe51fc414da8d1b84d31d178de', 'watch', NULL, 'table', 1765792003);
INSERT INTO public.tokens VALUES ('d8cc7aed3851ac3338fcc15df3b6807b89125837f77a75b9ecb13ed2afe3b49f', 'watch', NULL, 'ended', 1765792006);
SELECT pg_catalog.setval('public.talk_id_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.commands
    ADD CONSTRAINT commands_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY ("table");
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.watchers
    ADD CONSTRAINT watchers_pkey PRIMARY KEY ("table", guest);
CREATE INDEX ix_seats_guest ON public.seats USING btree (guest);
CREATE INDEX ix_talk_guest ON public.talk USING btree (guest);
CREATE INDEX ix_talk_table ON public.talk USING btree ("table");
CREATE INDEX ix_tokens_guest ON public.tokens USING btree (guest);
CREATE INDEX ix_tokens_table ON public.tokens USING btree ("table");
CREATE INDEX ix_watchers_guest ON public.watchers USING btree (guest);
CREATE INDEX tables_running ON public.tables USING btree (phase, thinks_until);
ALTER TABLE ONLY public.commands
    ADD CONSTRAINT commands_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_guest_fkey FOREIGN KEY (guest) REFERENCES public.guests(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_owner_fkey FOREIGN KEY (owner) REFERENCES public.guests(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_guest_fkey FOREIGN KEY (guest) REFERENCES public.guests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_guest_fkey FOREIGN KEY (guest) REFERENCES public.guests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watchers
    ADD CONSTRAINT watchers_guest_fkey FOREIGN KEY (guest) REFERENCES public.guests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watchers
    ADD CONSTRAINT watchers_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
