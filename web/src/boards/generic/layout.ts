/* Layout of plain data: words, lists, tables, named parts, one entry per player. */

import { capitalize, points } from "../../ui/format";

/** How names and values of the data are written. */
export interface Wording {
  players: readonly string[];
  /** The word for a name in the data. */
  name: (name: string) => string;
  yes: string;
  no: string;
}

type Plain = string | number | boolean | null;
type Named = Record<string, unknown>;
/** `seats`: there is one entry per player. */
type Layout =
  | { kind: "plain"; value: Plain }
  | { kind: "words"; items: Plain[] }
  | { kind: "table"; columns: string[]; rows: Named[]; seats: boolean }
  | { kind: "list"; items: unknown[]; seats: boolean }
  | { kind: "named"; entries: [string, unknown][] };

/** Numbers under these names are seats; they are shown as player names. */
const SEATS = new Set(["seat", "player", "owner", "leader", "winner", "starter", "first_player"]);
const MAX_COLUMNS = 8;

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";
const isNamed = (value: unknown): value is Named => !isPlain(value) && !Array.isArray(value);
const isFlat = (row: Named) =>
  Object.values(row).every((cell) => isPlain(cell) || (Array.isArray(cell) && cell.every(isPlain)));

/** The layout of a value. A list as long as `players` has one entry per player. */
export function layoutOf(value: unknown, players = 0): Layout {
  if (value === undefined || isPlain(value)) return { kind: "plain", value: (value as Plain | undefined) ?? null };
  if (!Array.isArray(value)) return { kind: "named", entries: Object.entries(value as Named) };
  const seats = players > 1 && value.length === players;
  if (value.every(isPlain))
    return seats
      ? { kind: "table", columns: [""], rows: value.map((each) => ({ "": each })), seats }
      : { kind: "words", items: value };
  const rows = value.filter(isNamed);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (rows.length === value.length && rows.every(isFlat) && columns.length <= MAX_COLUMNS)
    return { kind: "table", columns, rows, seats };
  return { kind: "list", items: value, seats };
}

/** Whether a value fits in one line. */
export const isShort = (value: unknown): boolean => ["plain", "words"].includes(layoutOf(value).kind);

/** A plain value as text; `name` is its name in the data. */
export function plainText(value: Plain, wording: Wording, name = ""): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? wording.yes : wording.no;
  if (typeof value === "number") return (SEATS.has(name) && wording.players[value]) || points(value);
  return wording.name(value);
}

/** Plain values as text, with commas between them. */
export const plainList = (items: readonly Plain[], wording: Wording, name = ""): string =>
  items.map((item) => plainText(item, wording, name)).join(", ") || "–";

/** `turns_left` as “Turns left”, for names without a word in the game. */
export const sentenceCase = (name: string): string => capitalize(name.replaceAll("_", " "));
