/* The server's HTTP interface. */

import { fetchOrCached } from "../offline/answers";
import { connection } from "../offline/connection.svelte";
import type {
  Analysis,
  Box,
  BoxChange,
  BoxFile,
  Catalogue,
  ChallengeInfo,
  ChallengeResult,
  Day,
  DeviceInfo,
  Fork,
  Import,
  Invitation,
  Link,
  LinkOwner,
  Me,
  NewActivity,
  NewMe,
  NewTable,
  OwnPuzzleInfo,
  PrintedValue,
  PuzzleSet,
  Refused,
  ResultInfo,
  ScoredPosition,
  ScoreHistory,
  SeatPlan,
  ShareText,
  State,
  Summary,
  TableLinks,
} from "./types";

/** A refused request, with the reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused | null,
  ) {
    super(refused?.kind ?? String(status));
  }
}

/** Files under this path are stored by the service worker, so an answer says nothing about the server. */
const STORED_FILES = "/api/games/";

/** Fetch, and record whether the server could be reached. */
async function trackedFetch(address: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(address, init);
    if (!address.startsWith(STORED_FILES)) connection.offline = isGatewayError(answer.status);
    return answer;
  } catch (error) {
    connection.offline = true;
    throw error;
  }
}

/** Whether a proxy answers for a server that it cannot reach. */
const isGatewayError = (status: number) => status >= 502 && status <= 504;

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await trackedFetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new Refusal(answer.status, await json(answer));
  return answer;
}

const json = async (answer: Response) =>
  answer.headers.get("Content-Type")?.includes("json") ? await answer.json() : null;
const call = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  json(await request(method, path, body));
const text = async (path: string): Promise<string> => (await request("GET", path)).text();

/** Add a file's digest to its URL, so that it can be cached forever. */
const versioned = (path: string, digest: string) => (digest ? `${path}?v=${digest}` : path);

/** Whether an error is the server's own answer. */
const isServerAnswer = (error: unknown) => error instanceof Refusal && !isGatewayError(error.status);

const get = <T>(path: string) => fetchOrCached(path, () => call<T>("GET", path), isServerAnswer);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

export const api = {
  catalogue: () => get<Catalogue>("/catalogue"),
  words: (game: string, language: string, digest: string) =>
    text(versioned(`/games/${game}/words/${language}`, digest)),
  lessonWords: (game: string, language: string, digest: string) =>
    text(versioned(`/games/${game}/lesson/${language}`, digest)),
  components: (game: string, digest: string) => get<object>(versioned(`/games/${game}/components`, digest)),
  printedValues: (game: string, corrections: Record<string, unknown> | null) =>
    post<PrintedValue[]>(`/games/${game}/printed`, { corrections: corrections ?? {} }),
  box: (game: string) => get<Box>(`/me/boxes/${game}`),
  changeBox: (game: string, change: BoxChange) => post<Box>(`/me/boxes/${game}`, change),
  replaceBox: (game: string, file: BoxFile) => post<Box>(`/me/boxes/${game}/file`, file),
  boxPath: (game: string) => `/api/me/boxes/${game}/file`,
  filePath: (game: string, file: string, digest: string) => versioned(`/api/games/${game}/page/${file}`, digest),
  score: (position: object) => post<ScoredPosition>("/score", position),

  me: () => get<Me>("/me"),
  setMe: (me: NewMe) => post<Me>("/me", me),
  forgetMe: () => call<unknown>("DELETE", "/me"),
  deviceLink: () => post<Link>("/me/link"),
  linkOwner: (token: string) => post<LinkOwner>("/me/link/look", { token }),
  claimDevice: (token: string) => post<Me>("/me/claim", { token }),
  returnToFormer: () => post<Me>("/me/back"),
  devices: () => get<DeviceInfo[]>("/me/devices"),
  revokeDevice: (device: string) => call<unknown>("DELETE", `/me/devices/${device}`),

  tables: () => get<Summary[]>("/tables"),
  statePath: (table: string) => `/api/tables/${table}`,
  state: (table: string) => get<State>(`/tables/${table}`),
  createTable: (table: NewTable) => post<TableLinks>("/tables", table),
  openActivity: (activity: NewActivity) => post<TableLinks>("/activities", activity),
  puzzles: () => get<PuzzleSet[]>("/puzzles"),
  ownPuzzles: () => get<OwnPuzzleInfo[]>("/practice"),
  deleteOwnPuzzle: (id: string) => call<unknown>("DELETE", `/practice/${id}`),
  playOn: (table: string) => post<TableLinks>(`/tables/${table}/play-on`),
  importMatch: (file: Import) => post<TableLinks>("/tables/import", file),
  join: (token: string, name?: string) => post<Summary>("/tables/join", name ? { token, name } : { token }),
  lookAtLink: (token: string) => post<Invitation>("/tables/join/look", { token }),
  start: (table: string) => post<unknown>(`/tables/${table}/start`),
  createLinks: (table: string) => post<TableLinks>(`/tables/${table}/links`),
  changeSeat: (table: string, seat: number, plan: SeatPlan) =>
    call<unknown>("PUT", `/tables/${table}/seats/${seat}`, plan),
  leave: (table: string) => post<unknown>(`/tables/${table}/leave`),
  rematch: (table: string) => post<TableLinks>(`/tables/${table}/rematch`),
  fork: (table: string, fork: Fork) => post<TableLinks>(`/tables/${table}/fork`, fork),
  analyse: (table: string) => post<Analysis>(`/tables/${table}/analysis`),
  analysis: (table: string) => get<Analysis>(`/tables/${table}/analysis`),
  scoreHistory: (table: string) => get<ScoreHistory>(`/tables/${table}/score-history`),
  matchPath: (table: string) => `/api/tables/${table}/file`,

  day: (date: string) => get<Day>(`/daily/${date}`),
  playDay: (date: string, game: string) => post<TableLinks>(`/daily/${date}/${game}`),
  shareText: (table: string, language: string) => get<ShareText>(`/tables/${table}/share?language=${language}`),
  shareImagePath: (table: string, language: string) => `/api/tables/${table}/share/image?language=${language}`,
  makeChallenge: (table: string) => post<Link>(`/tables/${table}/challenge`),
  challengeResults: (table: string) => get<ChallengeResult[]>(`/tables/${table}/challenge`),
  challenge: (token: string) => post<ChallengeInfo>("/challenges", { token }),
  acceptChallenge: (token: string) => post<TableLinks>("/challenges/take", { token }),
  results: () => get<ResultInfo[]>("/me/results"),
  resultsPath: (language: string) => `/api/me/results.csv?language=${language}`,
};
