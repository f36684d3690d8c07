/* How plain data is laid out so that it can be read: words, lists, tables, named parts. */

export type Names = (name: string) => string;
type Plain = string | number | boolean | null;
type Named = Record<string, unknown>;
export type Shape =
  | { kind: "plain"; value: Plain }
  | { kind: "words"; items: Plain[] }
  | { kind: "table"; columns: string[]; rows: Named[] }
  | { kind: "list"; items: unknown[] }
  | { kind: "named"; entries: [string, unknown][] };

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";
const isNamed = (value: unknown): value is Named => !isPlain(value) && !Array.isArray(value);

export function shape(value: unknown): Shape {
  if (value === undefined || isPlain(value)) return { kind: "plain", value: (value as Plain | undefined) ?? null };
  if (!Array.isArray(value)) return { kind: "named", entries: Object.entries(value as Named) };
  if (value.every(isPlain)) return { kind: "words", items: value };
  const filled = value.filter(isNamed);
  const columns = [...new Set(filled.flatMap((row) => Object.keys(row)))];
  const flat = filled.every((row) =>
    Object.values(row).every((cell) => isPlain(cell) || (Array.isArray(cell) && cell.every(isPlain))),
  );
  if (filled.length === value.length && flat && columns.length <= 8) return { kind: "table", columns, rows: filled };
  return { kind: "list", items: value };
}

export function spoken(value: Plain, names: Names): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return names(value ? "yes" : "no");
  return typeof value === "string" ? names(value) : String(value);
}
