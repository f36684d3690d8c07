/* The squares behind a score line's points, in one town. */

import type { Mark } from "../cardtable/outline";
import { points } from "../ui/format";
import type { ScoredPosition } from "../wire/types";

export function highlightsOf(scored: ScoredPosition | null, row: string | null, town: number): Mark[] {
  const highlights = scored?.score.rows.find(({ source }) => source === row)?.highlights ?? [];
  return highlights
    .filter(({ seat, squares }) => (seat ?? 0) === town && squares.length)
    .map(({ squares, points: value }) => ({ squares: squares as [number, number][], label: points(value) }));
}
