import { expect, test } from "vitest";
import { groupReasons } from "./reasons";

const reason = (source: string, seat: number, points: number) => ({ source, seat, points });

test("gains of a seat share a verb, and so do its losses", () => {
  const reasons = [reason("a", 0, 3), reason("b", 1, -1), reason("c", 0, 2), reason("d", 0, -1)];
  expect(groupReasons(reasons).map((group) => group.map(({ source }) => source))).toEqual([["a", "c"], ["b"], ["d"]]);
  expect(groupReasons([])).toEqual([]);
});
