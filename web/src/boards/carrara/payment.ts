/* What is proposed as payment, and how it is named. */

import { COLOURS } from "./components";

export type Counts = Record<string, number>;

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The least valuable bricks that a city accepts: whoever pays keeps the good ones. */
export function proposal(owed: number, accepts: readonly string[], bricks: Counts): Counts {
  const paid: Counts = {};
  let left = owed;
  for (const colour of [...COLOURS].reverse()) {
    if (!accepts.includes(colour)) continue;
    const given = Math.min(left, bricks[colour] ?? 0);
    if (given) paid[colour] = given;
    left -= given;
  }
  return paid;
}

/** Bricks as decisions, best colour first. */
export const decisions = (word: string, counts: Counts): string[] =>
  COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => `${word} ${colour}`));
