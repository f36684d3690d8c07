/* Outlines of groups of squares. */

import type { Size } from "./camera";

export type Square = readonly [number, number];

/** Squares with an outline and a label. */
export interface Mark {
  squares: Square[];
  label: string;
  /** Whether the squares would score only after the tried action. */
  added?: boolean;
}

/** The outline of a group of squares as one SVG path. */
export function outline(squares: readonly Square[], unit: Size): string {
  const keys = new Set(squares.map(([x, y]) => `${x},${y}`));
  const { width: w, height: h } = unit;
  let path = "";
  for (const [x, y] of squares) {
    if (!keys.has(`${x},${y - 1}`)) path += `M${x * w} ${y * h}h${w}`;
    if (!keys.has(`${x},${y + 1}`)) path += `M${x * w} ${(y + 1) * h}h${w}`;
    if (!keys.has(`${x - 1},${y}`)) path += `M${x * w} ${y * h}v${h}`;
    if (!keys.has(`${x + 1},${y}`)) path += `M${(x + 1) * w} ${y * h}v${h}`;
  }
  return path;
}

/** The square nearest to a group's centre, for its label. */
export function middle(squares: readonly Square[]): Square {
  const cx = squares.reduce((sum, [x]) => sum + x, 0) / squares.length;
  const cy = squares.reduce((sum, [, y]) => sum + y, 0) / squares.length;
  const distance = ([x, y]: Square) => Math.hypot(x - cx, y - cy);
  return squares.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}
