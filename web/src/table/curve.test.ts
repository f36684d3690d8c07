import { expect, test } from "vitest";
import type { Judgement } from "../wire/types";
import { chancesOf, judgementAt, leadsOf, linePath, pathOf } from "./curve";

const TAKE = { action: { action: "take", card: 1 } as const, text: "take 1", sentence: null };
const judged = (number: number, ...chances: number[]): Judgement => ({
  number,
  seat: 0,
  played: TAKE,
  best: TAKE,
  mark: "fine",
  is_improvable: false,
  measure: "points",
  cost: 0,
  chance_lost: 0,
  chances,
  leads: [],
  reasons: [],
  last: 0,
  best_line: [],
  played_turn: [],
  best_turn: [],
});

test("the curve shows a seat's chance before each decision, in the order of play", () => {
  const curve = chancesOf([judged(3, 0.75, 0.25), judged(1, 0.5, 0.5)], 1);
  expect(curve.points).toEqual([
    { at: 0, value: 0.5 },
    { at: 2, value: 0.25 },
  ]);
  expect(pathOf(curve, 4, 100, 40)).toBe("M0 20L50 30");
});

test("a flat game is drawn by its leads, around an even game", () => {
  const curve = leadsOf([{ ...judged(1, 0), leads: [-12] }], 0);
  expect(curve).toEqual({ points: [{ at: 0, value: -12 }], low: -15, high: 15 });
  expect(pathOf(curve, 4, 100, 30)).toBe("M0 27");
});

test("a judged turn is shown at each of its moments", () => {
  const turn = { ...judged(3, 0.5), last: 5 };
  expect([1, 2, 4, 5].map((at) => judgementAt([turn], at))).toEqual([null, turn, turn, null]);
});

test("points after each turn become a line between the lowest and the highest value", () => {
  expect(linePath([0, 5, -5], { low: -5, high: 5 }, 100, 10)).toBe("M0 5L50 0L100 10");
});
