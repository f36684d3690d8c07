/* The curve of an analysis: win chances over the game. */

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

/** The x coordinate of a moment. */
export const xAt = (at: number, last: number, width: number): number => round((at / Math.max(1, last)) * width);

const round = (value: number) => Math.round(value * 10) / 10;
