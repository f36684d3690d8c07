/* Which puzzle comes next. */

import type { PuzzleInfo, PuzzleSet } from "../wire/types";

export const isSolved = ({ state }: PuzzleInfo): boolean => state === "solved" || state === "first";

/** The next one that is not solved, from a place on and then from the beginning; the one just seen comes last. */
export function nextUnsolved({ puzzles }: PuzzleSet, after = 0): PuzzleInfo | null {
  const open = puzzles.filter((each) => !isSolved(each) && each.number !== after);
  return (
    open.find(({ number, state }) => number > after && state === "new") ??
    open.find(({ state }) => state === "new") ??
    open.find(({ number }) => number > after) ??
    open[0] ??
    null
  );
}
