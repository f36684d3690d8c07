/* Example drawings of the scoring cards. */

import { INK } from "../../draw/svg";
import { type Zone, zonePicture } from "./city";
import { printed } from "./components";

const ZONES: Record<string, Zone> = { C: "commercial", I: "industrial", P: "park", R: "residential" };

interface Example {
  /** Rows of blocks: a zone's letter, a dot for any block, a space for open ground. */
  blocks?: string[];
  /** A road on a field of 74 by 62 units, and the zones beside it. */
  road?: string;
  beside?: [zone: string, x: number, y: number][];
}

const EXAMPLES = new Map(printed.scoring.map(({ id, example }) => [id, example as Example]));

const thumb = (letter: string, x: number, y: number, width = 22, height = 17) => {
  const zone = ZONES[letter];
  const inner = zone
    ? `<svg width="${width}" height="${height}" viewBox="0 0 32 24" preserveAspectRatio="xMidYMid slice">${zonePicture(zone)}</svg>`
    : `<rect width="${width}" height="${height}" fill="#efe7d8"/>`;
  return `<g transform="translate(${x} ${y})">${inner}<rect width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width=".8" opacity="${zone ? 1 : 0.35}"/></g>`;
};

/** The example of a scoring card, 74 by 62 units. */
export function example(condition: string): string {
  const { blocks: rows = [".."], road, beside = [] } = EXAMPLES.get(condition) ?? {};
  if (!road) {
    const columns = Math.max(...rows.map((row) => row.length));
    const [width, height] = columns > 3 || rows.length > 3 ? [17, 13] : [22, 17];
    const [left, top] = [(74 - columns * width) / 2, (62 - rows.length * height) / 2];
    return rows
      .flatMap((row, y) =>
        [...row].map((letter, x) =>
          letter === " " ? "" : thumb(letter, left + x * width, top + y * height, width, height),
        ),
      )
      .join("");
  }
  const stroke = (colour: string, width: number, more = "") =>
    `<path d="${road}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
  return (
    '<rect width="74" height="62" fill="#efe7d8"/>' +
    stroke("#cfc5b2", 18) +
    stroke("#454443", 13) +
    stroke("#f6e7b8", 1.4, 'stroke-dasharray="5 4"') +
    beside.map(([letter, x, y]) => thumb(letter, x, y)).join("")
  );
}
