/* How plain data is laid out so that it can be read: words, lists, tables, named parts, one entry per player. */

/** What the data is told with. */
export interface Told {
  players: readonly string[];
  /** What something is called that the data names. */
  name: (name: string) => string;
  yes: string;
  no: string;
  list: Intl.ListFormat;
}

type Plain = string | number | boolean | null;
type Named = Record<string, unknown>;
/** `seats`: there is one entry per player. */
export type Shape =
  | { kind: "plain"; value: Plain }
  | { kind: "words"; items: Plain[] }
  | { kind: "table"; columns: string[]; rows: Named[]; seats: boolean }
  | { kind: "list"; items: unknown[]; seats: boolean }
  | { kind: "named"; entries: [string, unknown][] };

/** Numbers under these names are seats, said as their players' names. */
const SEATS = new Set(["seat", "player", "owner", "leader", "winner", "starter", "first_player"]);
/** More columns than this do not fit. */
const COLUMNS = 8;

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";
const isNamed = (value: unknown): value is Named => !isPlain(value) && !Array.isArray(value);
const isFlat = (row: Named) =>
  Object.values(row).every((cell) => isPlain(cell) || (Array.isArray(cell) && cell.every(isPlain)));

/** The form of a value. Where seats are given, a list of that length has one entry per player. */
export function shape(value: unknown, players = 0): Shape {
  if (value === undefined || isPlain(value)) return { kind: "plain", value: (value as Plain | undefined) ?? null };
  if (!Array.isArray(value)) return { kind: "named", entries: Object.entries(value as Named) };
  const seats = players > 1 && value.length === players;
  if (value.every(isPlain))
    return seats
      ? { kind: "table", columns: [""], rows: value.map((each) => ({ "": each })), seats }
      : { kind: "words", items: value };
  const rows = value.filter(isNamed);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (rows.length === value.length && rows.every(isFlat) && columns.length <= COLUMNS)
    return { kind: "table", columns, rows, seats };
  return { kind: "list", items: value, seats };
}

/** Whether a value is read in a line. */
export const isShort = (value: unknown): boolean => ["plain", "words"].includes(shape(value).kind);

/** A plain value in words; `name` says what it is. */
export function spoken(value: Plain, told: Told, name = ""): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? told.yes : told.no;
  if (typeof value === "number") return (SEATS.has(name) && told.players[value]) || String(value);
  return told.name(value);
}

/** A name of the data as it is written, for which the game has no word. */
export function readable(name: string): string {
  const spaced = name.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
