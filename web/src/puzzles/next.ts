/* The order of puzzles. */

import type { PuzzleInfo, PuzzleSet } from "../wire/types";

export const isSolved = ({ state }: PuzzleInfo): boolean => state === "solved" || state === "first";

/** The next unsolved puzzle: new ones first, after number `after`, then from the start; never `after` itself. */
export function nextUnsolved({ puzzles }: PuzzleSet, after = 0): PuzzleInfo | null {
  const unsolved = puzzles.filter((each) => !isSolved(each) && each.number !== after);
  return (
    unsolved.find(({ number, state }) => number > after && state === "new") ??
    unsolved.find(({ state }) => state === "new") ??
    unsolved.find(({ number }) => number > after) ??
    unsolved[0] ??
    null
  );
}
