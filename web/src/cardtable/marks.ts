/* The squares of a score line on a card table. */

import type { Scene, Table } from "../table/table.svelte";
import { points, signed } from "../ui/format";
import type { Highlight } from "../wire/types";
import type { Mark, Square } from "./outline";

const keyOf = ([x, y]: Square) => `${x},${y}`;

/** Marks for the lit score line in a seat's town, and for the squares that the tried action would add. */
export function marksOf(
  table: Table,
  scene: Scene,
  seat: number,
  label: (group: Highlight, index: number) => string = (group) => points(group.points),
): Mark[] {
  const source = table.litRow;
  const ofTown = (highlights: readonly Highlight[] | undefined) =>
    (highlights ?? []).filter((each) => (each.seat ?? seat) === seat && each.squares.length);
  const groups = ofTown(table.highlightsOf(scene, source));
  const marks: Mark[] = groups.map((group, index) => ({
    squares: group.squares as Square[],
    label: label(group, index),
  }));
  const change = source === null ? undefined : table.changes.get(source);
  const scoringKeys = new Set(groups.flatMap((group) => (group.squares as Square[]).map(keyOf)));
  const newSquares = ofTown(change?.highlights).flatMap((group) => group.squares as Square[]);
  const squares = [...new Map(newSquares.map((square) => [keyOf(square), square])).values()].filter(
    (square) => !scoringKeys.has(keyOf(square)),
  );
  if (squares.length) marks.push({ squares, label: signed(change?.points[seat] ?? 0), added: true });
  return marks;
}
