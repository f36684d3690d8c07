/* The geometry of the wheel: six segments of 60 degrees, clockwise from the most expensive at the top. */

import { COLOURS } from "./components";

export const BOX = { width: 476, height: 476 } as const;
export const CENTRE = { x: 238, y: 238 } as const;
export const SEGMENTS = [1, 2, 3, 4, 5, 6] as const;

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
  const large = to - from > 180 ? 1 : 0;
  return `M${at(outer, from + gapAngle(outer))}A${outer} ${outer} 0 ${large} 1 ${at(outer, to - gapAngle(outer))}L${at(inner, to - gapAngle(inner))}A${inner} ${inner} 0 ${large} 0 ${at(inner, from + gapAngle(inner))}Z`;
}

/** A part of the wheel: its middle and half its width in degrees, its inner and outer radius. */
export interface Region {
  middle: number;
  half: number;
  inner: number;
  outer: number;
}

/** The places and the scale of bricks in a segment. */
interface Spots {
  scale: number;
  places: [x: number, y: number][];
}

/** Width and height of a brick with its price, at scale 1. */
export const BRICK = { width: 46, height: 54 } as const;
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
/** The largest scale of more than three bricks in a segment of the wheel with equal segments. */
const CROWDED = 0.96;

/** The room for bricks in a segment of the wheel with equal segments. */
export const segmentRegion = (segment: number): Region => ({
  middle: (segment - 1) * 60,
  half: 29,
  inner: 74,
  outer: 181,
});

export function spots(segment: number, count: number): Spots {
  const fixed = FIXED_SPOTS[count];
  if (fixed) return { scale: 1, places: fixed.map(([radius, angle]) => point(radius, (segment - 1) * 60 + angle)) };
  return packBricks(segmentRegion(segment), count, CROWDED);
}

/** The wheel for fingers: segments with bricks are wide, empty ones narrow, and there is no ring of prices. */
interface FingerWheel {
  /** The radius of the hub. */
  hub: number;
  /** The radius at which the segment numbers are drawn. */
  numberRadius: number;
  /** One unit of the drawing in pixels. */
  unit: number;
  sectors: { from: number; to: number }[];
  /** The scale of all bricks. */
  scale: number;
  places: [x: number, y: number][][];
}

/** The outer radius of the wheel. */
export const OUTER = 226;
/** Sizes of the wheel for fingers, in pixels. */
const FINGER = { hub: 36, rim: 15, widest: 58 } as const;
/** The width of an empty segment, in degrees. */
const EMPTY_ANGLE = 13;
/** Extra angle of every segment with bricks, as a number of bricks. */
const EXTRA_BRICKS = 0.7;

/** Lay out a wheel that is `size` pixels wide, with this many bricks in each segment. */
export function fingerWheel(counts: readonly number[], size: number): FingerWheel {
  const unit = size / BOX.width;
  const [hub, rim] = [FINGER.hub / unit, FINGER.rim / unit];
  const occupied = counts.filter(Boolean);
  const shares = occupied.reduce((sum, count) => sum + count + EXTRA_BRICKS, 0);
  const share = (360 - EMPTY_ANGLE * (counts.length - occupied.length)) / shares;
  const angles = counts.map((count) => {
    if (!occupied.length) return 360 / counts.length;
    return count ? (count + EXTRA_BRICKS) * share : EMPTY_ANGLE;
  });
  let from = -(angles[0] ?? 0) / 2;
  const sectors = angles.map((angle) => {
    const sector = { from, to: from + angle };
    from += angle;
    return sector;
  });
  const packed = sectors.map(({ from, to }, i) => {
    const region = { middle: (from + to) / 2, half: (to - from) / 2 - 1, inner: hub + 3, outer: OUTER - rim };
    return packBricks(region, counts[i] ?? 0, FINGER.widest / BRICK.width / unit);
  });
  const scale = Math.min(...packed.filter((_, i) => counts[i]).map(({ scale }) => scale), 9);
  return { hub, numberRadius: OUTER - rim / 2, unit, sectors, scale, places: packed.map(({ places }) => places) };
}

const cache = new Map<string, Spots>();
const CACHE_SIZE = 400;
/** How often the range of possible scales is halved. */
const HALVINGS = 7;

/** Arrange bricks in rows near the centre of a region, as large as possible. */
function packBricks(region: Region, count: number, largest: number): Spots {
  const key = [count, largest, ...Object.values(region)].map((value) => value.toFixed(2)).join(" ");
  const cached = cache.get(key);
  if (cached) return cached;
  let best: Spots = { scale: largest, places: arrange(region, count, largest) ?? [] };
  let [low, high] = [0, largest];
  for (let i = 0; i < HALVINGS && best.places.length < count; i++) {
    const scale = (low + high) / 2;
    if (arrange(region, count, scale)) low = scale;
    else high = scale;
  }
  if (best.places.length < count) best = { scale: low, places: arrange(region, count, low) ?? [] };
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(key, best);
  return best;
}

/** The distance between the positions that are tried, across and down. */
const STEP = 5;

/** Places for bricks of a size, as near to the centre of a region as possible; null if there are too few. */
function arrange(region: Region, count: number, scale: number): [x: number, y: number][] | null {
  const [width, height] = [BRICK.width * scale, BRICK.height * scale];
  const [mx, my] = point((region.inner + region.outer) / 2, region.middle);
  const fits = fitsInside(region, width, height);
  let best: { distance: number; places: [number, number][] } | null = null;
  for (let down = 0; count && height > 0 && down < height; down += STEP) {
    const cells: { x: number; y: number; distance: number }[] = [];
    for (let y = CENTRE.y - region.outer + down; y < CENTRE.y + region.outer; y += height)
      for (const x of row(y, width, region.outer, fits)) cells.push({ x, y, distance: (x - mx) ** 2 + (y - my) ** 2 });
    if (cells.length < count) continue;
    const near = cells.sort((a, b) => a.distance - b.distance).slice(0, count);
    const distance = near.reduce((sum, each) => sum + each.distance, 0);
    if (!best || distance < best.distance) best = { distance, places: near.map(({ x, y }) => [x, y]) };
  }
  if (!count) return [];
  return best?.places.sort((a, b) => a[1] - b[1] || a[0] - b[0]) ?? null;
}

/** Centred places side by side, as many as fit at this height. */
function row(y: number, width: number, outer: number, fits: (x: number, y: number) => boolean): number[] {
  const places: number[] = [];
  let from: number | null = null;
  for (let x = CENTRE.x - outer; x <= CENTRE.x + outer + STEP; x += STEP) {
    if (fits(x, y)) from ??= x;
    else if (from !== null) {
      const to = x - STEP;
      from = Math.max(from, (places.at(-1) ?? -Infinity) + width); // apart from those before the gap
      const count = Math.floor((to - from) / width) + 1;
      const first = (from + to - (count - 1) * width) / 2;
      for (let i = 0; i < count; i++) places.push(first + i * width);
      from = null;
    }
  }
  return places;
}

/** A function that tells whether a rectangle around a point is inside a region. */
export function fitsInside(region: Region, width: number, height: number): (x: number, y: number) => boolean {
  const middle = (region.middle * Math.PI) / 180;
  const [east, south, least] = [Math.sin(middle), -Math.cos(middle), Math.cos((region.half * Math.PI) / 180)];
  return (x, y) => {
    const aside = Math.max(0, Math.abs(x - CENTRE.x) - width / 2);
    const above = Math.max(0, Math.abs(y - CENTRE.y) - height / 2);
    if (Math.hypot(aside, above) <= region.inner) return false;
    for (let corner = 0; corner < 4; corner++) {
      const dx = x - CENTRE.x + (corner % 2 ? width : -width) / 2;
      const dy = y - CENTRE.y + (corner < 2 ? height : -height) / 2;
      const radius = Math.hypot(dx, dy);
      if (radius >= region.outer) return false;
      if (dx * east + dy * south <= radius * least) return false; // too far from the middle of the region
    }
    return true;
  };
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

/** Where a brick was before the wheel turned; null if it came out of the bag. */
export function beforeTurn({ segment, colour, copy }: WheelBrick, before: Record<string, number>[]): WheelBrick | null {
  const previous = segment > 1 ? segment - 1 : before.length;
  return copy < (before[previous - 1]?.[colour] ?? 0) ? { segment: previous, colour, copy } : null;
}
