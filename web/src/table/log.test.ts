import { expect, test } from "vitest";
import type { LogEntry, SeatInfo, State, Turn } from "../wire/types";
import { entriesOfOthers, isMidTurn, joinLog, joinTurns, mergeStates, pausesAt, turnsSinceMine } from "./log";

const entry = (index: number, seat: number): LogEntry => ({
  index,
  seat,
  action: { action: "take", card: index },
  text: `take ${index}`,
  forced: false,
  events: [],
});
const turn = (number: number, seat: number, first: number, last: number, over = true): Turn => ({
  number,
  seat,
  first,
  last,
  over,
  did: [],
});
const seat = (number: number, mine: boolean): SeatInfo => ({
  seat: number,
  kind: mine ? "person" : "bot",
  name: "Anna",
  level: null,
  connected: true,
  mine,
  confirm: true,
});
const seats = [seat(0, true), seat(1, false)];

test("a state continues the log after its first entries", () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, 0)];
  expect(
    joinLog(log, { log_from: 2, log: [entry(3, 1), entry(4, 1)] }).map(({ index, seat: who }) => [index, who]),
  ).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 1],
  ]);
});

test("undone actions leave the log", () => {
  expect(joinLog([entry(1, 0), entry(2, 0)], { log_from: 1, log: [] })).toHaveLength(1);
  expect(joinTurns([turn(1, 0, 1, 2), turn(2, 1, 3, 3)], { turns_from: 1, turns: [] })).toHaveLength(1);
});

test("the missed turns are those of other players after the viewer’s last one", () => {
  const turns = [turn(1, 1, 1, 1), turn(2, 0, 2, 3), turn(3, 1, 4, 6)];
  expect(turnsSinceMine(turns, seats)).toEqual([turns[2]]);
  expect(turnsSinceMine(turns.slice(0, 1), seats)).toEqual([turns[0]]);
  expect(turnsSinceMine(turns.slice(0, 2), seats)).toEqual([]);
  expect(entriesOfOthers({ log: [entry(1, 1), entry(2, 0)], seats })).toHaveLength(1);
});

test("the parts of a bot’s turn are shown as one", () => {
  const whole = { phase: "running", seats, activity: null } as State;
  const first = {
    ...whole,
    number: 5,
    log_from: 2,
    log: [entry(3, 1)],
    turns_from: 1,
    turns: [turn(2, 1, 3, 3, false)],
  };
  const second = { ...whole, number: 6, log_from: 3, log: [entry(4, 1)], turns_from: 1, turns: [turn(2, 1, 3, 4)] };
  expect([first, second].map(isMidTurn)).toEqual([true, false]);
  const merged = mergeStates(first, second);
  expect([merged.number, merged.log_from, merged.turns_from]).toEqual([6, 2, 1]);
  expect(merged.log.map(({ index }) => index)).toEqual([3, 4]);
  expect(merged.turns).toEqual([turn(2, 1, 3, 4)]);
});

test("a person’s turn and a lesson are shown decision by decision", () => {
  const state = { phase: "running", seats, activity: null, turns: [turn(1, 0, 1, 1, false)] } as unknown as State;
  expect(isMidTurn(state)).toBe(false);
  const lesson = { kind: "lesson" } as unknown as NonNullable<State["activity"]>;
  expect(isMidTurn({ ...state, turns: [turn(1, 1, 1, 1, false)], activity: lesson })).toBe(false);
});

test("watching pauses once at each key moment, if the viewer wants that", () => {
  const key = { ...entry(4, 1), thought: { how: "search", is_key: true } } as LogEntry;
  expect(pausesAt(key, 0, true)).toBe(true);
  expect(pausesAt(key, 4, true)).toBe(false);
  expect(pausesAt(key, 0, false)).toBe(false);
  expect(pausesAt(entry(4, 1), 0, true)).toBe(false);
  expect(pausesAt(undefined, 0, true)).toBe(false);
});
