import { expect, test } from "vitest";
import type { Judgement } from "../wire/types";
import { curveOf, linePath, pathOf } from "./curve";

const TAKE = { action: { action: "take", card: 1 } as const, text: "take 1", sentence: null };
const judged = (number: number, ...chances: number[]): Judgement => ({
  number,
  seat: 0,
  played: TAKE,
  best: TAKE,
  mark: "fine",
  cost: 0,
  chance_lost: 0,
  chances,
  leads: [],
  reasons: [],
});

test("the curve shows a seat's chance before each decision", () => {
  const curve = curveOf([judged(1, 0.5, 0.5), judged(3, 0.75, 0.25)], 1);
  expect(curve).toEqual([
    { at: 0, chance: 0.5 },
    { at: 2, chance: 0.25 },
  ]);
  expect(pathOf(curve, 4, 100, 40)).toBe("M0 20L50 30");
});

test("points after each turn become a line between the lowest and the highest value", () => {
  expect(linePath([0, 5, -5], { low: -5, high: 5 }, 100, 10)).toBe("M0 5L50 0L100 10");
});
