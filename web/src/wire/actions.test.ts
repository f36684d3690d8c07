import { expect, test } from "vitest";
import { actionKey, sameAction } from "./actions";
import type { GameAction } from "./types";

const placed: GameAction = { action: "place", card: 3, x: 0, y: -1, turned: false };

test("actions are the same if they say the same", () => {
  expect(sameAction(placed, { y: -1, x: 0, card: 3, action: "place" })).toBe(true);
  expect(sameAction(placed, { ...placed, turned: true })).toBe(false);
  expect(sameAction(placed, null)).toBe(false);
  expect(sameAction(null, null)).toBe(true);
});

test("different actions have different keys", () => {
  const keys = [placed, { ...placed, x: 1 }, { action: "take", card: 3 }, { action: "start", card: 3 }] as GameAction[];
  expect(new Set(keys.map(actionKey)).size).toBe(keys.length);
});
