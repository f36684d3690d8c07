/* The wheel's geometry: six segments of 60 degrees, the dearest at the top, clockwise. */

import { COLOURS } from "./components";

export const BOX = { width: 476, height: 476 } as const;
export const CENTRE = { x: 238, y: 238 } as const;
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;

/** A point at a distance from the centre, the angle in degrees clockwise from the top. */
export function point(radius: number, angle: number): [x: number, y: number] {
  const a = (angle * Math.PI) / 180;
  return [CENTRE.x + radius * Math.sin(a), CENTRE.y - radius * Math.cos(a)];
}

export const at = (radius: number, angle: number): string =>
  point(radius, angle)
    .map((value) => value.toFixed(1))
    .join(" ");

/** A piece of a ring, with a gap of constant width at its straight sides. */
export function sector(inner: number, outer: number, from: number, to: number, gap: number): string {
  const turn = (radius: number) => (Math.asin(gap / radius) * 180) / Math.PI;
  return `M${at(outer, from + turn(outer))}A${outer} ${outer} 0 0 1 ${at(outer, to - turn(outer))}L${at(inner, to - turn(inner))}A${inner} ${inner} 0 0 0 ${at(inner, from + turn(inner))}Z`;
}

/** Where bricks lie in a segment: distance and angle from its middle; and how wide one of them is. */
export function spots(count: number): { width: number; places: [radius: number, angle: number][] } {
  if (count <= 1) return { width: 37, places: [[116, 0]] };
  if (count === 2) return { width: 37, places: [-16, 16].map((angle) => [124, angle]) };
  if (count === 3)
    return {
      width: 37,
      places: [
        [144, -19.5],
        [99, 0],
        [144, 19.5],
      ],
    };
  const rows = count <= 6 ? [3, 3] : count <= 8 ? [3, 3, 2] : [4, 4, 3];
  const radii = count <= 6 ? [153, 105] : count <= 8 ? [156, 117, 80] : [160, 124, 88];
  const width = count <= 6 ? 31 : count <= 8 ? 25 : 21;
  const across = width * (count <= 6 ? 1.3 : 1.34);
  let left = count;
  const places = rows.flatMap((most, row): [number, number][] => {
    const here = Math.min(most, left);
    left -= here;
    const radius = radii[row] as number;
    const step = ((across / radius) * 180) / Math.PI;
    return Array.from({ length: here }, (_, i) => [radius, (i - (here - 1) / 2) * step]);
  });
  return { width, places };
}

/** A brick on the wheel; several of one colour in a segment are told apart by `copy`. */
export interface Lying {
  segment: number;
  colour: string;
  copy: number;
}

export const bricksIn = (segment: number, counts: Record<string, number>): Lying[] =>
  COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, (_, copy) => ({ segment, colour, copy })));

const same = (a: Record<string, number> = {}, b: Record<string, number> = {}) =>
  COLOURS.every((colour) => a[colour] === b[colour]);

/** Whether a wheel has turned by one segment: all bricks lie one segment further. */
export function hasTurned(before: Record<string, number>[], after: Record<string, number>[]): boolean {
  const moved = before.slice(0, -1).every((counts, i) => same(counts, after[i + 1]));
  return moved && !before.every((counts, i) => same(counts, after[i]));
}
