/* The curve of an analysis: how a game stood after each decision. */

import type { Judgement } from "../wire/types";

export interface CurvePoint {
  /** How many actions had been played. */
  at: number;
  /** From 0 (lost for sure) to 1 (won for sure). */
  chance: number;
}

/** A seat's chance to win before each judged decision, in the order of play. */
export function curveOf(judgements: readonly Judgement[], seat: number): CurvePoint[] {
  return judgements.map(({ number, chances }) => ({ at: number - 1, chance: chances[seat] ?? chances[0] ?? 0 }));
}

/** The curve as a path in a box; `last` is the number of actions of the whole game. */
export function pathOf(curve: readonly CurvePoint[], last: number, width: number, height: number): string {
  return curve
    .map(({ at, chance }, index) => `${index ? "L" : "M"}${place(at, last, width)} ${round(height * (1 - chance))}`)
    .join("");
}

export const place = (at: number, last: number, width: number): number => round((at / Math.max(1, last)) * width);

const round = (value: number) => Math.round(value * 10) / 10;
