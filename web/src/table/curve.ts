/* Curves over a game: win chances in an analysis, points after each turn. */

import type { Judgement } from "../wire/types";

export interface CurvePoint {
  /** The number of actions played. */
  at: number;
  /** From 0 (certain loss) to 1 (certain win). */
  chance: number;
}

/** A seat's win chance before each analysed decision, in the order of play. */
export function curveOf(judgements: readonly Judgement[], seat: number): CurvePoint[] {
  return judgements.map(({ number, chances }) => ({ at: number - 1, chance: chances[seat] ?? chances[0] ?? 0 }));
}

/** The curve as an SVG path; `last` is the number of actions in the game. */
export function pathOf(curve: readonly CurvePoint[], last: number, width: number, height: number): string {
  return curve
    .map(({ at, chance }, index) => `${index ? "L" : "M"}${xAt(at, last, width)} ${round(height * (1 - chance))}`)
    .join("");
}

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
