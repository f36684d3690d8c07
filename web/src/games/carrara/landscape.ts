/* The picture of a city: a landscape that continues through all six, with buildings and empty lots. */

import type { CarraraCityBuilding } from "../../wire/types";
import { nameOf } from "./components";
import { costBlock } from "./draw";

export const WIDTH = 166;
const HEIGHT = 174;
/** The view box of the picture; its lower part is always visible. */
export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;
const f = (value: number) => value.toFixed(2);

/** If the visible height is less than this, lots are in one row, or in two if there are more than four. */
const LOW = 130;
/** The space below the lots and above the buildings, together. */
const FOREGROUND = 12;

/** Lots as (x, ground, width), front ones last. */
export function lots(count: number, visibleHeight: number): [x: number, y: number, width: number][] {
  if (visibleHeight < LOW) {
    const columns = count <= 4 ? Math.max(2, count) : Math.ceil(count / 2);
    const behind = count <= 4 ? 0 : count - columns;
    const fittingWidth = (Math.max(0, (behind ? visibleHeight * 0.54 : visibleHeight) - FOREGROUND) * 64) / 56;
    const widest = Math.min(behind ? visibleHeight * 0.42 : 77, fittingWidth);
    return Array.from({ length: Math.max(2, count) }, (_, i) => [
      (WIDTH * ((i < behind ? i : i - behind) + 0.5)) / columns,
      i < behind ? 166 - visibleHeight * 0.46 : 165,
      Math.min(WIDTH / columns - 3, widest),
    ]);
  }
  if (count <= 2)
    return [
      [44, 160, 78],
      [123, 163, 78],
    ];
  if (count === 3)
    return [
      [84, 112, 60],
      [43, 165, 77],
      [124, 165, 77],
    ];
  if (count === 4)
    return [
      [46, 112, 56],
      [121, 110, 56],
      [43, 165, 74],
      [124, 165, 74],
    ];
  const columns = count <= 9 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const width = Math.min(WIDTH / columns - 3, (150 / rows) * 1.1);
  return Array.from({ length: count }, (_, i) => [
    (WIDTH * ((i % columns) + 0.5)) / columns,
    166 - (rows - 1 - Math.floor(i / columns)) * ((Math.min(visibleHeight, HEIGHT) - 42) / rows),
    width,
  ]);
}

function ridge(city: number, base: number, height: number, period: number, phase: number, jag = 0): string {
  let path = `M0 ${HEIGHT}`;
  for (let x = 0; x <= WIDTH; x += 4) {
    const at = (x + city * 173) / period + phase;
    const up = Math.sin(at) + 0.45 * Math.sin(2.3 * at + 1) + jag * Math.abs(((at * 3) % 2) - 1);
    path += `L${x} ${f(base - height * up)}`;
  }
  return `${path}L${WIDTH} ${HEIGHT}Z`;
}

function ground(city: number): string {
  const middle = WIDTH / 2;
  const edge = `stroke="var(--line)"`;
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--ca-sky)"/>` +
    `<path d="${ridge(city, 52, 14, 44, 0.4, 0.8)}" fill="var(--ca-marble)" ${edge}/>` +
    `<path d="${ridge(city, 70, 9, 60, 2)}" fill="var(--ca-hill)" ${edge}/>` +
    `<path d="${ridge(city, 92, 6, 38, 4)}" fill="var(--ca-hill2)" ${edge}/>` +
    `<path d="M0 122Q${middle} 113 ${WIDTH} 122V${HEIGHT}H0z" fill="var(--ca-ground)"/>` +
    `<path d="M0 122Q${middle} 113 ${WIDTH} 122" fill="none" ${edge}/>` +
    `<path d="M${middle - 8} 118 ${middle - 24} ${HEIGHT}h48L${middle + 8} 118z" fill="var(--ca-path)" ${edge} stroke-width=".8"/>`
  );
}

const emptyLot = (x: number, y: number, width: number): string =>
  `<path d="M${f(x - width * 0.42)} ${y}l${f(width * 0.12)} ${f(-width * 0.22)}h${f(width * 0.6)}l${f(width * 0.12)} ${f(width * 0.22)}z" fill="var(--panel)" fill-opacity=".45" stroke="var(--line-strong)" stroke-width="1.3" stroke-dasharray="4 3.5" stroke-linejoin="round"/>`;

function house({ type, cost }: CarraraCityBuilding, x: number, y: number, width: number, isNew: boolean): string {
  const height = (width * 56) / 64;
  const shade = isNew
    ? `fill="var(--glow)" stroke="var(--ca-rim)" stroke-width="1"`
    : `fill="#5a4627" fill-opacity=".25"`;
  return (
    `<ellipse cx="${f(x)}" cy="${f(y - 1)}" rx="${f(width * (isNew ? 0.56 : 0.5))}" ry="${isNew ? 8 : 4.5}" ${shade}/>` +
    `<use data-piece="built ${nameOf({ type, cost })}" data-from="building ${nameOf({ type, cost })}" href="#ca-${type}" x="${f(x - width / 2)}" y="${f(y - height)}" width="${f(width)}" height="${f(height)}"/>` +
    `<g transform="translate(${f(Math.max(0, x - width / 2 - 3))} ${f(y - height - 2)}) scale(${f(Math.min(0.86, 0.3 + width / 110))})">${costBlock(cost)}</g>`
  );
}

/** Draw a city: its buildings, at least `least` lots, and the building being paid for. */
export function drawCity(
  city: number,
  built: CarraraCityBuilding[],
  least: number,
  unpaid: CarraraCityBuilding | null,
  visibleHeight: number,
): string {
  const places = lots(Math.max(least, built.length), visibleHeight);
  // Of three lots, the one behind stays empty until there are three buildings.
  const skipped = visibleHeight >= LOW && places.length === 3 && built.length < 3 ? 1 : 0;
  const drawings = places.map(([x, y, width], i) => {
    const each = built[skipped && i === 0 ? 2 : i - skipped];
    if (!width) return ""; // the picture is too low for buildings
    if (!each) return emptyLot(x, y, width);
    return house(each, x, y, width, each.type === unpaid?.type && each.cost === unpaid.cost);
  });
  return ground(city) + drawings.join("");
}
