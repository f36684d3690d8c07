import { expect, test } from "vitest";
import type { OwnPuzzleInfo } from "../wire/types";
import { daysUntil, nextDue } from "./review";

const DAY = 86_400_000;
const puzzle = (id: string, due: number | null, is_due = false): OwnPuzzleInfo => ({
  id,
  game: "market",
  points_lost: 3,
  added: 0,
  level: 1,
  levels: 6,
  is_due,
  due,
});

test("days until a puzzle comes back are rounded up, and none for one that is learned", () => {
  expect(daysUntil(puzzle("a", 10, true), 50)).toBe(0);
  expect(daysUntil(puzzle("a", 0.75 * DAY), 0)).toBe(1);
  expect(daysUntil(puzzle("a", 2.75 * DAY), 0)).toBe(3);
  expect(daysUntil(puzzle("a", null), 0)).toBeNull();
});

test("the next puzzle is one that is due, never the same again", () => {
  const puzzles = [puzzle("a", 0, true), puzzle("b", DAY), puzzle("c", 0, true)];
  expect(nextDue(puzzles, "a")?.id).toBe("c");
  expect(nextDue(puzzles.slice(0, 2), "a")).toBeNull();
});
