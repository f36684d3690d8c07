/* A parser for the Markdown of the rules: paragraphs, lists, tables, **strong**, _example_ and `notation`. */

export type Span = { text: string; look: "plain" | "strong" | "soft" | "notation" };
type Part =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list" | "steps"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export function spans(text: string): Span[] {
  return text
    .split(/(`[^`]+`|\*\*.+?\*\*|(?<![\p{L}\d])_.+?_(?![\p{L}\d]))/u)
    .filter(Boolean)
    .map((piece): Span => {
      if (piece.length > 2 && piece.startsWith("`") && piece.endsWith("`"))
        return { text: piece.slice(1, -1), look: "notation" };
      if (piece.startsWith("**") && piece.endsWith("**")) return { text: piece.slice(2, -2), look: "strong" };
      if (piece.length > 2 && piece.startsWith("_") && piece.endsWith("_"))
        return { text: piece.slice(1, -1), look: "soft" };
      return { text: piece, look: "plain" };
    });
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

export function parse(text: string): Part[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block): Part => {
      const lines = block.split("\n").map((line) => line.trim());
      if (lines[0]?.startsWith("|")) {
        const [head = "", , ...rows] = lines;
        return { kind: "table", head: cells(head), rows: rows.map(cells) };
      }
      const mark = lines[0]?.match(/^(-|\d+\.) /)?.[1];
      if (mark) {
        const items = block.split(/(?:^|\n)\s*(?:-|\d+\.) /).slice(1);
        return {
          kind: mark === "-" ? "list" : "steps",
          items: items.map((item) => spans(item.replace(/\s*\n\s*/g, " "))),
        };
      }
      return { kind: "paragraph", spans: spans(lines.join(" ")) };
    });
}
