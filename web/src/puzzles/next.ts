/* The order of puzzles. */

import type { PuzzleInfo, PuzzleSet } from "../wire/types";

export const isSolved = ({ state }: PuzzleInfo): boolean => state === "solved" || state === "first";

/** The next unsolved puzzle: new ones first, after number `after`, then from the start; never `after` itself. */
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
