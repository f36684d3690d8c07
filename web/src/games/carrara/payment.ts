/* Bricks that are chosen to be bought or paid, and how they are named. */

import { COLOURS } from "./components";
import type { Lying } from "./wheel";

export type Counts = Record<string, number>;

/** How many bricks of each colour are among these. */
export function counted(bricks: readonly Lying[]): Counts {
  const counts: Counts = {};
  for (const { colour } of bricks) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

/** Bricks one by one, best colour first. */
export const colours = (counts: Counts): string[] =>
  COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => colour));

/** Bricks as decisions, best colour first. */
export const decisions = (word: string, counts: Counts): string[] =>
  colours(counts).map((colour) => `${word} ${colour}`);

/** A purchase as it is typed; bricks of several segments are none that the view knows. */
export function purchaseLine(bricks: readonly Lying[]): string {
  const segments = new Set(bricks.map(({ segment }) => segment));
  return ["take", ...segments, ...colours(counted(bricks))].join(" ");
}

const same = (a: Counts, b: Counts) => COLOURS.every((colour) => (a[colour] ?? 0) === (b[colour] ?? 0));

/** Whether these bricks are one of the payments. */
export const isPayment = (paid: Counts, payments: readonly Counts[]): boolean =>
  payments.some((each) => same(each, paid));

/** Whether one more brick of a colour can be part of a payment. */
export const canGive = (colour: string, paid: Counts, payments: readonly Counts[]): boolean =>
  payments.some((each) => (each[colour] ?? 0) > (paid[colour] ?? 0));
