/* Selections of bricks to buy or to pay with. */

import type { CarraraPurchase } from "../../wire/types";
import { COLOURS } from "./components";
import type { Lying } from "./wheel";

export type Counts = Record<string, number>;

/** The number of bricks of each colour. */
export function counted(bricks: readonly Lying[]): Counts {
  const counts: Counts = {};
  for (const { colour } of bricks) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

/** The single bricks, best colour first. */
export const colours = (counts: Counts): string[] =>
  COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => colour));

const same = (a: Counts, b: Counts) => COLOURS.every((colour) => (a[colour] ?? 0) === (b[colour] ?? 0));

/** The purchase of these bricks; undefined if illegal, for example from several segments. */
export const purchaseOf = (bricks: readonly Lying[], purchases: readonly CarraraPurchase[]): CarraraPurchase | null =>
  purchases.find(
    (each) => bricks.every(({ segment }) => segment === each.segment) && same(each.bricks, counted(bricks)),
  ) ?? null;

/** Whether these bricks are a legal payment. */
export const isPayment = (paid: Counts, payments: readonly Counts[]): boolean =>
  payments.some((each) => same(each, paid));

/** Whether a legal payment contains one more brick of a colour. */
export const canGive = (colour: string, paid: Counts, payments: readonly Counts[]): boolean =>
  payments.some((each) => (each[colour] ?? 0) > (paid[colour] ?? 0));
