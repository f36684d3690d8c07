/* Curves over a game: win chances in an analysis, points after each turn. */

import type { Judgement } from "../wire/types";

/** A value before each analysed decision, and the values at the top and the bottom. */
interface Curve {
  /** The number of actions played, and the value there. */
  points: { at: number; value: number }[];
  low: number;
  high: number;
}

/** A seat's win chance before each analysed decision, in the order of play. */
export const chancesOf = (judgements: readonly Judgement[], seat: number): Curve => ({
  points: inOrder(judgements).map(({ number, chances }) => ({
    at: number - 1,
    value: chances[seat] ?? chances[0] ?? 0,
  })),
  low: 0,
  high: 1,
});

/** A seat's expected lead before each analysed decision; an even game is in the middle. */
export function leadsOf(judgements: readonly Judgement[], seat: number): Curve {
  const points = inOrder(judgements).map(({ number, leads }) => ({
    at: number - 1,
    value: leads[seat] ?? leads[0] ?? 0,
  }));
  const high = Math.max(5, ...points.map(({ value }) => Math.ceil(Math.abs(value) / 5) * 5));
  return { points, low: -high, high };
}

const inOrder = (judgements: readonly Judgement[]) => [...judgements].sort((one, other) => one.number - other.number);

/** The curve as an SVG path; `last` is the number of actions in the game. */
export function pathOf({ points, low, high }: Curve, last: number, width: number, height: number): string {
  return points
    .map(
      ({ at, value }, index) =>
        `${index ? "L" : "M"}${xAt(at, last, width)} ${round((height * (high - value)) / (high - low))}`,
    )
    .join("");
}

/** The judgement of the decision or turn at a moment: after `at` actions. */
export const judgementAt = (judgements: readonly Judgement[], at: number): Judgement | null =>
  judgements.find(({ number, last }) => number - 1 <= at && at < Math.max(number, last)) ?? null;

/** Values after each turn as an SVG path, between the lowest and the highest value. */
export function linePath(
  values: readonly number[],
  { low, high }: { low: number; high: number },
  width: number,
  height: number,
): string {
  const y = (value: number) => round(height * (1 - (value - low) / (high - low)));
  return values.map((value, at) => `${at ? "L" : "M"}${xAt(at, values.length - 1, width)} ${y(value)}`).join("");
}

/** The x coordinate of a moment. */
export const xAt = (at: number, last: number, width: number): number => round((at / Math.max(1, last)) * width);

const round = (value: number) => Math.round(value * 10) / 10;
