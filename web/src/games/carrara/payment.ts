/* Selections of bricks to buy or to pay with. */

import type { CarraraPurchase } from "../../wire/types";
import { COLOURS } from "./components";
import type { WheelBrick } from "./wheel";

export type Counts = Record<string, number>;

/** The number of bricks of each colour. */
export function countColours(bricks: readonly WheelBrick[]): Counts {
  const counts: Counts = {};
  for (const { colour } of bricks) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

/** The single bricks, best colour first. */
export const listColours = (counts: Counts): string[] =>
  COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => colour));

const same = (a: Counts, b: Counts) => COLOURS.every((colour) => (a[colour] ?? 0) === (b[colour] ?? 0));

/** The purchase of these bricks; null if illegal, for example from several segments. */
export const purchaseOf = (
  bricks: readonly WheelBrick[],
  purchases: readonly CarraraPurchase[],
): CarraraPurchase | null =>
  purchases.find(
    (each) => bricks.every(({ segment }) => segment === each.segment) && same(each.bricks, countColours(bricks)),
  ) ?? null;

/** Whether these bricks are a legal payment. */
export const isPayment = (paid: Counts, payments: readonly Counts[]): boolean =>
  payments.some((each) => same(each, paid));

/** Whether some legal payment has more bricks of this colour than are chosen, whatever the other colours. */
export const canPayWith = (colour: string, paid: Counts, payments: readonly Counts[]): boolean =>
  payments.some((each) => (each[colour] ?? 0) > (paid[colour] ?? 0));
