/* Helpers for drawings. A drawing is SVG text made from data and a seed, so it is always the same. */

export const INK = "#2b2a28";
/** The default outline. */
export const LINE = `stroke="${INK}" stroke-width=".75" stroke-linejoin="round"`;

export type Point = readonly [number, number];
export type Random = () => number;

/** A seeded random generator of numbers from 0 to 1. */
export function seededRandom(seed: number): Random {
  let state = (seed * 2654435761 + 97) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

export function pick<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

/** Round to one decimal place, to keep the SVG text short. */
export const n1 = (value: number): number => Math.round(value * 10) / 10;

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Move a drawing from (0, 0) to (x, y). Equal drawings stay equal text, which compresses well. */
export const at = (x: number, y: number, art: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})">${art}</g>`;

export function polygon(points: readonly Point[], fill: string, outlined = true): string {
  const path = points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join("L");
  return `<path d="M${path}Z" fill="${fill}"${outlined ? ` ${LINE}` : ""}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, outlined = true): string {
  const path = `M${n1(x)} ${n1(y)}h${n1(width)}v${n1(height)}h${n1(-width)}Z`;
  return `<path d="${path}" fill="${fill}"${outlined ? ` ${LINE}` : ""}/>`;
}

/** The shadow of something at (x, y), with light from the upper left. */
export function shadow(x: number, y: number, width: number, length = 4): string {
  const path = `M${n1(x)} ${n1(y)}h${n1(width)}l${length} ${n1(length * 0.62)}h${n1(-width)}Z`;
  return `<path d="${path}" fill="${INK}" opacity=".2"/>`;
}
