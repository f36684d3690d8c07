/* A small example for each scoring card of Sprawlopolis: blocks by their zones, or a road. */

import { type Zone, zonePicture } from "../../draw/city";
import { INK } from "../../draw/kit";

const ZONES: Record<string, Zone> = { C: "commercial", I: "industrial", P: "park", R: "residential" };

/** Rows of blocks: a zone's letter, a dot for any block, a space for open ground. */
const BLOCKS: Record<string, string[]> = {
  bloom_boom: ["P..", ".P.", "PPP"],
  go_green: ["PP", "PI"],
  block_party: ["RR.", "RR."],
  stacks_and_scrapers: [".I.", "CIC", " . "],
  master_planned: ["RRR", "RII"],
  central_perks: [" . ", ".P.", " . "],
  the_burbs: ["PRR", ".RP", " I "],
  concrete_jungle: ["I.I", ".I.", "I.."],
  the_strip: [".  ", "CCC", " .."],
  skid_row: [" I ", "IR.", " . "],
  tourist_traps: ["C.C", "...", "C.."],
  sprawlopolis: [".  ", "....", ".  ", ".  "],
};

/** Roads on a field of 74 by 62 units. */
const ROADS: Record<string, string> = {
  the_outskirts: "M16 31h24q12 0 12-12v-30M16 46v30",
  superhighway: "M-6 14h26q12 0 12 10v14q0 10 12 10h36",
  looping_lanes: "M26 15h22q10 0 10 10v12q0 10-10 10H26q-10 0-10-10V25q0-10 10-10Z",
  mini_marts: "M-6 31h86",
  park_hopping: "M22 31h30",
  morning_commute: "M-6 44h24q12 0 12-12v-4q0-12 12-12h38",
};
/** Zones beside such a road. */
const BESIDE: Record<string, [zone: string, x: number, y: number][]> = {
  mini_marts: [
    ["R", 1, 2],
    ["C", 26, 2],
    ["R", 51, 2],
  ],
  park_hopping: [
    ["P", -1, 22],
    ["P", 53, 22],
  ],
  morning_commute: [
    ["R", 2, 8],
    ["C", 46, 36],
  ],
};

const thumb = (letter: string, x: number, y: number, width = 22, height = 17) => {
  const zone = ZONES[letter];
  const inner = zone
    ? `<svg width="${width}" height="${height}" viewBox="0 0 32 24" preserveAspectRatio="xMidYMid slice">${zonePicture(zone)}</svg>`
    : `<rect width="${width}" height="${height}" fill="#efe7d8"/>`;
  return `<g transform="translate(${x} ${y})">${inner}<rect width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width=".8" opacity="${zone ? 1 : 0.35}"/></g>`;
};

/** The example of a scoring card, 74 by 62 units. */
export function example(condition: string): string {
  const rows = BLOCKS[condition];
  if (rows) {
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
  const way = ROADS[condition] ?? ROADS.superhighway;
  const stroke = (colour: string, width: number, more = "") =>
    `<path d="${way}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
  return (
    '<rect width="74" height="62" fill="#efe7d8"/>' +
    stroke("#cfc5b2", 18) +
    stroke("#454443", 13) +
    stroke("#f6e7b8", 1.4, 'stroke-dasharray="5 4"') +
    (BESIDE[condition] ?? []).map(([letter, x, y]) => thumb(letter, x, y)).join("")
  );
}
