import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy";
import { decimal, formatList, percent, points, signed } from "./format";
import { parse, spans } from "./markdown";
import { placeOf } from "./route.svelte";

afterEach(() => vi.unstubAllGlobals());

test("without the clipboard API the selected text is copied, and a failure is reported", async () => {
  const writeText = vi.fn(async () => undefined);
  const execCommand = vi.fn(() => true);
  const select = vi.fn();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.stubGlobal("document", { execCommand });
  expect([await copyText("link", select), writeText.mock.calls, select.mock.calls]).toEqual([true, [["link"]], []]);
  vi.stubGlobal("navigator", {});
  expect([await copyText("link", select), select.mock.calls, execCommand.mock.calls]).toEqual([true, [[]], [["copy"]]]);
  execCommand.mockReturnValue(false);
  expect(await copyText("link", select)).toBe(false);
});

test("rules are read as paragraphs, lists, steps and tables", () => {
  const parts = parse(
    "One **strong** word\nin two lines.\n\n- first\n- second\n  goes on\n\n1. do this\n   at once\n2. then that\n\n| a | b |\n|---|---|\n| 1 | 2 |",
  );
  expect(parts.map(({ kind }) => kind)).toEqual(["paragraph", "list", "steps", "table"]);
  expect(parts[0]).toEqual({
    kind: "paragraph",
    spans: [
      { text: "One ", look: "plain" },
      { text: "strong", look: "strong" },
      { text: " word in two lines.", look: "plain" },
    ],
  });
  expect(parts[1]).toMatchObject({ items: [[{ text: "first" }], [{ text: "second goes on" }]] });
  expect(parts[2]).toMatchObject({ items: [[{ text: "do this at once" }], [{ text: "then that" }]] });
});

test("an example is set apart, a name with an underscore is not", () => {
  expect(spans("_Example:_ boom_or_bust here").map(({ look }) => look)).toEqual(["soft", "plain"]);
  expect(spans("turn (`draw stone`)")[1]).toEqual({ text: "draw stone", look: "notation" });
});

test("names are listed as in the other texts", () => {
  expect(formatList(["A", "B", "C"], "en")).toBe("A, B and C");
  expect(formatList(["A", "B", "C"], "de")).toBe("A, B und C");
});

test("negative numbers have a true minus sign, and changes other than 0 have a sign", () => {
  expect([points(-3), points(4), signed(2), signed(-2), signed(0)]).toEqual(["−3", "4", "+2", "−2", "0"]);
  expect([decimal(-1.25, "de"), decimal(0.5, "en", true), percent(0.182, "en")]).toEqual(["−1,3", "+0.5", "18%"]);
});

test("an address leads to a page", () => {
  const at = (path: string) => placeOf(new URL(path, "http://town.test"));
  expect(at("/")).toEqual({ page: "lobby" });
  expect(at("/table/abc")).toEqual({ page: "table", table: "abc", at: null });
  expect(at("/table/abc?at=12")).toEqual({ page: "table", table: "abc", at: 12 });
  expect(at("/table/abc?at=no")).toEqual({ page: "table", table: "abc", at: null });
  expect(at("/watch#secret/7")).toEqual({ page: "watch", token: "secret", at: 7 });
  expect(at("/join#secret")).toEqual({ page: "join", token: "secret", at: null });
  expect(at("/join")).toEqual({ page: "lobby" });
  expect(at("/nowhere")).toEqual({ page: "lobby" });
});
