/* Example drawings of the scoring cards. */

import { INK, range } from "../../draw/svg";
import { printed } from "./components";
import { disc, type Icon, land, type Territory } from "./square";

const TERRITORIES: Record<string, Territory> = {
  D: "desert",
  F: "forest",
  M: "mountains",
  P: "plains",
  S: "snow",
  W: "water",
};
const ICONS: Record<string, Icon> = { b: "beer", c: "cow", f: "fort", g: "gun", m: "mine", w: "wagon" };

const EXAMPLES = new Map(printed.scoring.map(({ id, example }) => [id, example]));

export interface Example {
  box: string;
  art: string;
}

/** Draw the example of a scoring card. */
export function example(condition: string): Example {
  const rows = EXAMPLES.get(condition) ?? [".."];
  const columns = Math.max(...rows.map((row) => Math.ceil(row.length / 3)));
  const size = 56;
  const squares = rows.flatMap((row, y) =>
    range(Math.ceil(row.length / 3)).map((x) => {
      const [ground = " ", icon = " "] = row.slice(x * 3, x * 3 + 2);
      if (ground === " " && icon === " ") return "";
      const territory = TERRITORIES[ground];
      const base = territory
        ? `<svg width="${size}" height="${size}" viewBox="4 12 56 56">${land(territory)}</svg>`
        : `<rect width="${size}" height="${size}" fill="#efe7d8"/>`;
      const sign = ICONS[icon];
      return `<g transform="translate(${x * size} ${y * size})">${base}<rect width="${size}" height="${size}" fill="none" stroke="${INK}" stroke-width="1.6" opacity=".55"/>${sign ? `<g transform="translate(28 28)">${disc(sign)}</g>` : ""}</g>`;
    }),
  );
  const [width, height] = [columns * size, rows.length * size];
  const side = Math.max(width, height, 2 * size) + 8;
  return { box: `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`, art: squares.join("") };
}
