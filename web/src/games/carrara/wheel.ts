/* The geometry of the wheel: six segments of 60 degrees, clockwise from the most expensive at the top. */

import { COLOURS } from "./components";

export const BOX = { width: 476, height: 476 } as const;
export const CENTRE = { x: 238, y: 238 } as const;
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;

/** A point in polar coordinates; the angle is in degrees, clockwise from the top. */
export function point(radius: number, angle: number): [x: number, y: number] {
  const a = (angle * Math.PI) / 180;
  return [CENTRE.x + radius * Math.sin(a), CENTRE.y - radius * Math.cos(a)];
}

export const at = (radius: number, angle: number): string =>
  point(radius, angle)
    .map((value) => value.toFixed(1))
    .join(" ");

/** A ring segment with a gap of constant width at its straight sides. */
export function sector(inner: number, outer: number, from: number, to: number, gap: number): string {
  const gapAngle = (radius: number) => (Math.asin(gap / radius) * 180) / Math.PI;
  return `M${at(outer, from + gapAngle(outer))}A${outer} ${outer} 0 0 1 ${at(outer, to - gapAngle(outer))}L${at(inner, to - gapAngle(inner))}A${inner} ${inner} 0 0 0 ${at(inner, from + gapAngle(inner))}Z`;
}

/** The places and the scale of bricks in a segment. */
export interface Spots {
  scale: number;
  places: [x: number, y: number][];
}

/** Width and height of a brick with its price. */
const BRICK = { width: 45, height: 53 } as const;
const FIXED_SPOTS: Record<number, [radius: number, angle: number][]> = {
  0: [],
  1: [[116, 0]],
  2: [
    [124, -16],
    [124, 16],
  ],
  3: [
    [144, -19.5],
    [99, 0],
    [144, 19.5],
  ],
};
const cache = new Map<string, Spots>();

export function spots(segment: number, count: number): Spots {
  const fixed = FIXED_SPOTS[count];
  if (fixed) return { scale: 1, places: fixed.map(([radius, angle]) => point(radius, (segment - 1) * 60 + angle)) };
  const key = `${segment} ${count}`;
  const cached = cache.get(key) ?? packBricks(segment, count);
  cache.set(key, cached);
  return cached;
}

/** Arrange bricks in rows near the centre of the segment, as large as possible. */
function packBricks(segment: number, count: number): Spots {
  const middle = (segment - 1) * 60;
  const [mx, my] = point(126, middle);
  for (let scale = 0.96; scale > 0.1; scale -= 0.03) {
    const [width, height] = [BRICK.width * scale, BRICK.height * scale];
    let best: { distance: number; places: [number, number][] } | null = null;
    for (let down = 0; down < height; down += 3) {
      const cells: { x: number; y: number; distance: number }[] = [];
      for (let y = my - 130 + down; y < my + 130; y += height)
        for (const x of row(y, mx, width, height, middle))
          cells.push({ x, y, distance: (x - mx) ** 2 + (y - my) ** 2 });
      if (cells.length < count) continue;
      const near = cells.sort((a, b) => a.distance - b.distance).slice(0, count);
      const distance = near.reduce((sum, each) => sum + each.distance, 0);
      if (!best || distance < best.distance) best = { distance, places: near.map(({ x, y }) => [x, y]) };
    }
    if (best) return { scale, places: best.places.sort((a, b) => a[1] - b[1] || a[0] - b[0]) };
  }
  return { scale: 0, places: [] };
}

/** Centred places side by side, as many as fit at this height. */
function row(y: number, mx: number, width: number, height: number, middle: number): number[] {
  const free = Array.from({ length: 131 }, (_, i) => mx - 130 + i * 2).filter((x) => fits(x, y, width, height, middle));
  const [from, to] = [free[0], free.at(-1)];
  if (from === undefined || to === undefined || free.length !== Math.round((to - from) / 2) + 1) return [];
  const count = Math.floor((to - from) / width) + 1;
  const first = (from + to - (count - 1) * width) / 2;
  return Array.from({ length: count }, (_, i) => first + i * width);
}

/** Whether a rectangle is inside a segment. */
export function fits(x: number, y: number, width: number, height: number, middle: number): boolean {
  return [-0.5, 0.5].every((right) =>
    [-0.5, 0.5].every((down) => {
      const [dx, dy] = [x + right * width - CENTRE.x, y + down * height - CENTRE.y];
      const radius = Math.hypot(dx, dy);
      const offset = (((Math.atan2(dx, -dy) * 180) / Math.PI - middle + 540) % 360) - 180;
      return radius > 74 && radius < 181 && Math.abs(offset) < 29;
    }),
  );
}

/** A brick on the wheel; `copy` distinguishes bricks of one colour in a segment. */
export interface WheelBrick {
  segment: number;
  colour: string;
  copy: number;
}

export const bricksIn = (segment: number, counts: Record<string, number>): WheelBrick[] =>
  COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, (_, copy) => ({ segment, colour, copy })));

const same = (a: Record<string, number> = {}, b: Record<string, number> = {}) =>
  COLOURS.every((colour) => a[colour] === b[colour]);

/** Whether all bricks moved by one segment. */
export function hasTurned(before: Record<string, number>[], after: Record<string, number>[]): boolean {
  const moved = before.slice(0, -1).every((counts, i) => same(counts, after[i + 1]));
  return moved && !before.every((counts, i) => same(counts, after[i]));
}
