/* Caches answers of the server for offline use. A guest's answers have their own cache, which is deleted when the browser
gets another guest. Without HTTPS or localhost there are no caches, and nothing is stored. */

import type { State } from "../wire/types";

/** The key in local storage of the guest whose answers are stored. */
const OWNER_KEY = "guest-id";
const GUEST_CACHE = "guest-";
const SHARED_CACHE = "answers";
/** Maximum number of answers and tables in a guest's cache; the oldest are dropped. */
const MAX_ENTRIES = 200;
/** The paths of answers to store. All but the catalogue belong to a guest. */
const CACHED_PATHS = /^\/(catalogue|me|tables|puzzles|practice|me\/results|daily\/[\d-]+|tables\/\w+\/share\?.*)$/;

const cacheStorage = typeof caches === "undefined" ? null : caches;
const owner = () => localStorage.getItem(OWNER_KEY);

/** The cache for an answer; null if it must not be stored, or there is no guest. */
function cacheFor(path: string): string | null {
  if (path === "/catalogue") return SHARED_CACHE;
  const guest = owner();
  return guest && (CACHED_PATHS.test(path) || path.startsWith("/offline/")) ? GUEST_CACHE + guest : null;
}

async function put(path: string, name: string, content: unknown): Promise<void> {
  const cache = await cacheStorage?.open(name);
  await cache?.put(path, new Response(JSON.stringify(content)));
  const keys = (await cache?.keys()) ?? [];
  await Promise.all(keys.slice(0, -MAX_ENTRIES).map((each) => cache?.delete(each)));
  if (name !== SHARED_CACHE && name !== GUEST_CACHE + owner()) await cacheStorage?.delete(name); // another guest has taken over in the meantime
}

async function readCached<T>(path: string): Promise<T | null> {
  const name = cacheFor(path);
  const response = name && (await cacheStorage?.match(path, { cacheName: name }));
  return response ? response.json() : null;
}

/** Return the server's answer and store it; if the server cannot be reached, return the stored one. */
export async function fetchOrCached<T>(
  path: string,
  fetchAnswer: () => Promise<T>,
  isServerAnswer: (error: unknown) => boolean,
): Promise<T> {
  const name = cacheFor(path);
  try {
    const answer = await fetchAnswer();
    if (name && name === cacheFor(path)) void put(path, name, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    const stored = isServerAnswer(error) ? null : await readCached<T>(path);
    if (stored === null) throw error;
    return stored;
  }
}

/** Store the answers of this guest from now on, and delete those of others; null if there is no guest. */
export async function setOwner(guest: string | null): Promise<void> {
  if (guest === owner()) return;
  if (guest) localStorage.setItem(OWNER_KEY, guest);
  else localStorage.removeItem(OWNER_KEY);
  const names = (await cacheStorage?.keys()) ?? [];
  await Promise.all(
    names
      .filter((name) => name.startsWith(GUEST_CACHE) && name !== GUEST_CACHE + guest)
      .map((name) => cacheStorage?.delete(name)),
  );
}

/** Reload the page if another tab changes the guest, because it shows data of the former one. */
export function reloadOnOwnerChange(): void {
  addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key === OWNER_KEY && oldValue !== null && newValue !== oldValue) location.reload();
  });
}

const tablePath = (id: string) => `/offline/table/${id}`;
const puzzlePath = (game: string, id: string) => `/offline/puzzle/${game}/${id}`;

/** Store a finished game or a puzzle as it is shown. */
export async function storeTable(state: State): Promise<void> {
  const name = cacheFor(tablePath(state.table));
  if (!name || !cacheStorage) return;
  await put(tablePath(state.table), name, state);
  if (state.activity?.kind === "puzzle") await put(puzzlePath(state.game, state.activity.id), name, state.table);
}

export const storedTable = (id: string): Promise<State | null> => readCached<State>(tablePath(id));

/** The id of the stored table of a puzzle. */
export const storedPuzzle = (game: string, id: string): Promise<string | null> =>
  readCached<string>(puzzlePath(game, id));
