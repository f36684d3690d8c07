/* When a puzzle from one's own games comes back. */

import type { OwnPuzzleInfo } from "../wire/types";
import { t } from "../words/words.svelte";

const DAY = 86_400_000;

/** Whole days until a puzzle comes back: 0 if it is due, null if it is learned. */
export const daysUntil = ({ due, is_due }: OwnPuzzleInfo, now = Date.now()): number | null =>
  due === null ? null : is_due ? 0 : Math.max(1, Math.ceil((due - now) / DAY));

/** When a puzzle comes back, in words. */
export function reviewText(puzzle: OwnPuzzleInfo): string {
  const days = daysUntil(puzzle);
  return days === null ? t("page-own-learned") : t("page-own-back", { days });
}

/** The next puzzle that is due, other than the one just answered. */
export const nextDue = (puzzles: readonly OwnPuzzleInfo[], answered: string): OwnPuzzleInfo | null =>
  puzzles.find(({ id, is_due }) => is_due && id !== answered) ?? null;
