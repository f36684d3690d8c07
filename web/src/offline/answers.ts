/* Answers of the server that are stored for times without it. What belongs to a guest is in a cache of its own, which is
deleted when the browser gets another guest. Without HTTPS or localhost there are no caches, and nothing is stored. */

import type { State } from "../wire/types";

/** The guest whose answers are stored, in local storage. */
const OWNER_KEY = "guest-id";
const OF_GUEST = "guest-";
const SHARED = "answers";
/** Most answers and tables that are stored of a guest; the oldest are dropped. */
const MOST = 200;
/** Answers to store. All but the catalogue belong to a guest. */
const KEPT = /^\/(catalogue|me|tables|puzzles|me\/results|daily\/[\d-]+|tables\/\w+\/share\?.*)$/;

const stores = typeof caches === "undefined" ? null : caches;
const owner = () => localStorage.getItem(OWNER_KEY);

/** The cache for an answer; null if it must not be stored, or there is no guest. */
function cacheFor(path: string): string | null {
  if (path === "/catalogue") return SHARED;
  const guest = owner();
  return guest && (KEPT.test(path) || path.startsWith("/offline/")) ? OF_GUEST + guest : null;
}

async function put(path: string, name: string, content: unknown): Promise<void> {
  const cache = await stores?.open(name);
  await cache?.delete(path);
  await cache?.put(path, new Response(JSON.stringify(content)));
  const known = (await cache?.keys()) ?? [];
  await Promise.all(known.slice(0, -MOST).map((each) => cache?.delete(each)));
  if (name !== SHARED && name !== OF_GUEST + owner()) await stores?.delete(name); // the guest has changed meanwhile
}

async function find<T>(path: string): Promise<T | null> {
  const name = cacheFor(path);
  const known = name && (await stores?.match(path, { cacheName: name }));
  return known ? known.json() : null;
}

/** An answer of the server, which is then stored; the stored one if `reached` says that the server was not reached. */
export async function answerOrStored<T>(
  path: string,
  ask: () => Promise<T>,
  reached: (error: unknown) => boolean,
): Promise<T> {
  const name = cacheFor(path);
  try {
    const answer = await ask();
    if (name && name === cacheFor(path)) void put(path, name, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    const stored = reached(error) ? null : await find<T>(path);
    if (stored === null) throw error;
    return stored;
  }
}

/** Store what belongs to a guest from now on, and delete what belonged to another; null: to nobody. */
export async function setOwner(guest: string | null): Promise<void> {
  if (guest === owner()) return;
  if (guest) localStorage.setItem(OWNER_KEY, guest);
  else localStorage.removeItem(OWNER_KEY);
  const names = (await stores?.keys()) ?? [];
  await Promise.all(
    names.filter((name) => name.startsWith(OF_GUEST) && name !== OF_GUEST + guest).map((name) => stores?.delete(name)),
  );
}

/** Load the page again if another tab gets another guest: what is on show belongs to the one before. */
export function followOwner(): void {
  addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key === OWNER_KEY && oldValue !== null && newValue !== oldValue) location.reload();
  });
}

const tablePath = (id: string) => `/offline/table/${id}`;
const puzzlePath = (game: string, id: string) => `/offline/puzzle/${game}/${id}`;

/** Store a finished game or a puzzle as it is on show. */
export async function keepTable(state: State): Promise<void> {
  const name = cacheFor(tablePath(state.table));
  if (!name || !stores) return;
  await put(tablePath(state.table), name, state);
  if (state.activity?.kind === "puzzle") await put(puzzlePath(state.game, state.activity.id), name, state.table);
}

export const storedTable = (id: string): Promise<State | null> => find<State>(tablePath(id));

/** The table where a puzzle was seen. */
export const storedPuzzle = (game: string, id: string): Promise<string | null> => find<string>(puzzlePath(game, id));
