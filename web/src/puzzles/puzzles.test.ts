import { expect, test } from "vitest";
import type { PuzzleInfo } from "../wire/types";
import { nextUnsolved } from "./next";

const set = (...states: PuzzleInfo["state"][]) => ({
  game: "market",
  puzzles: states.map((state, index) => ({ id: `${index}`, number: index + 1, difficulty: 1, rating: 1200, state })),
  rating: null,
});

test("the next puzzle is a later new one, then an earlier new one, then one that was seen", () => {
  expect(nextUnsolved(set("first", "new", "new"))?.number).toBe(2);
  expect(nextUnsolved(set("new", "first", "seen", "new"), 2)?.number).toBe(4);
  expect(nextUnsolved(set("new", "first", "seen"), 3)?.number).toBe(1);
  expect(nextUnsolved(set("seen", "seen", "solved"), 1)?.number).toBe(2);
  expect(nextUnsolved(set("solved", "first"))).toBeNull();
  expect(nextUnsolved(set("seen", "first"), 1)).toBeNull();
});
