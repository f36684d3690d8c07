/* Drawings of the squares of Circle the Wagons, 64 by 80 units each. */

import { INK, n1, range } from "../../draw/svg";

export const SQUARE = { width: 64, height: 80 } as const;

export type Territory = "desert" | "forest" | "mountains" | "plains" | "snow" | "water";
export type Icon = "beer" | "cow" | "fort" | "gun" | "mine" | "wagon";

const ground = (colour: string) => `<rect width="${SQUARE.width}" height="${SQUARE.height}" fill="${colour}"/>`;

/* Patterns tile seamlessly, so that equal neighbours merge. */

function plains(): string {
  let tufts = "";
  for (const row of range(5))
    for (const column of range(4)) {
      const [x, y] = [column * 16 + (row % 2 ? 12 : 4), row * 16 + 12];
      tufts += `M${x} ${y}q-.5-4-3-6M${x} ${y}v-7.5M${x} ${y}q.5-4 3-6`;
    }
  return `${ground("#ecd98c")}<path d="M0 14q16-3 32 0t32 0M0 46q16-3 32 0t32 0M0 78q16-3 32 0t32 0" fill="none" stroke="#cdb256"/><path d="${tufts}" fill="none" stroke="#96791f" stroke-width="1.3" stroke-linecap="round"/>`;
}

function mountains(): string {
  const feet = [
    [2, 20],
    [34, 20],
    [-14, 40],
    [18, 40],
    [50, 40],
    [2, 60],
    [34, 60],
    [-14, 80],
    [18, 80],
    [50, 80],
  ] as const;
  const peaks = feet.map(
    ([x, y]) =>
      `<path d="M${x} ${y}l11-17 4 5 3-3 10 15Z" fill="#f3efe6" stroke="${INK}" stroke-linejoin="round"/>` +
      `<path d="M${x + 11} ${y - 17}l4 5 3-3 10 15H${x + 13}l2-6-3-4Z" fill="#7d7771"/>` +
      `<path d="M${x + 17} ${y - 3}l3-6m0 6l2-4" stroke="${INK}" stroke-width=".7"/>`,
  );
  return ground("#c4beb6") + peaks.join("");
}

function snow(): string {
  const flakes = [
    [12, 14],
    [44, 14],
    [28, 34],
    [60, 34],
    [-4, 34],
    [12, 54],
    [44, 54],
    [28, 74],
    [60, 74],
    [-4, 74],
  ] as const;
  const arms = flakes.flatMap(([x, y]) =>
    range(3).map((arm) => {
      const turn = (arm * Math.PI) / 3 + 0.52;
      const [dx, dy] = [Math.cos(turn) * 5, Math.sin(turn) * 5];
      return `M${n1(x - dx)} ${n1(y - dy)}L${n1(x + dx)} ${n1(y + dy)}`;
    }),
  );
  const dots = "M28 10h.01M60 12h.01M4 26h.01M44 30h.01M12 38h.01M28 52h.01M60 54h.01M4 66h.01M44 70h.01";
  const drifts = [22, 42, 62].map((y) => `M0 ${y}q8-4 16 0t16 0 16 0 16 0`).join("");
  return `${ground("#f1f6f8")}<path d="${drifts}" fill="none" stroke="#c6dae4" stroke-width="1.6"/><path d="${arms.join("")}" stroke="#6f9bb3" stroke-width="1.2" stroke-linecap="round"/><path d="${dots}" stroke="#6f9bb3" stroke-width="2.4" stroke-linecap="round"/>`;
}

function forest(): string {
  let firs = "";
  for (const row of range(5))
    for (const column of [-1, 0, 1, 2, 3]) {
      const [x, y] = [column * 16 + (row % 2 ? 14 : 6) + 2, row * 16 + 17];
      firs += `<path d="M${x} ${y}v-3M${x - 6} ${y - 3}l3.5-5h-2l4.5-7 4.5 7h-2l3.5 5Z" fill="${(column + row) % 3 ? "#4a7d48" : "#5d9257"}" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/>`;
    }
  return ground("#93bd83") + firs;
}

function water(): string {
  const waves = ["", ""];
  for (const row of range(8)) waves[row % 2] += `M0 ${row * 10 + 6}q4-4.5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0`;
  return `${ground("#8fc6de")}<path d="${waves[1]}" fill="none" stroke="#2d769e" stroke-width="1.5"/><path d="${waves[0]}" fill="none" stroke="#dff0f6" stroke-width="1.5"/>`;
}

function desert(): string {
  const dunes = range(5)
    .map((row) => `M0 ${row * 16 + 10}c10-7 18-7 32 0s22 7 32 0`)
    .join("");
  const grains = "M10 18h.01M20 20h.01M44 9h.01M54 26h.01M8 50h.01M50 58h.01M22 70h.01M58 72h.01M36 26h.01";
  const cactus = (x: number, y: number) => {
    const stem = `M${x} ${y}v-15m0 8h-4.5v-5M${x} ${y - 5}h4.5v-6`;
    const stroke = (colour: string, width: number) =>
      `<path d="${stem}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
    return stroke(INK, 4.6) + stroke("#6f9c5a", 2.8);
  };
  return `${ground("#f0c48c")}<path d="${dunes}" fill="none" stroke="#c5803f" stroke-width="1.3"/><path d="${grains}" stroke="#a9652c" stroke-width="1.6" stroke-linecap="round"/>${cactus(9, 78)}${cactus(55, 20)}`;
}

const PATTERNS: Record<Territory, string> = {
  desert: desert(),
  forest: forest(),
  mountains: mountains(),
  plains: plains(),
  snow: snow(),
  water: water(),
};

/** Flat territory colours, for small drawings. */
export const TERRITORY_COLOUR: Record<Territory, string> = {
  desert: "#e3a964",
  forest: "#4f7f4c",
  mountains: "#96908b",
  plains: "#dcc76e",
  snow: "#f4f9fb",
  water: "#5ba5c9",
};

/** A stroke of an icon: thick outside, thin inside. */
const stroke = (width = 1.7) =>
  `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
const S = stroke();

/** Icons in a box of ±15 units. */
export const ICONS: Record<Icon, string> = {
  wagon:
    `<path d="M-12.5 3C-15.5-8-10-12.5 0-12.5S15.5-8 12.5 3Z" fill="#fffaf0" ${S}/><path d="M-5.5 2.5C-7-5-6-10-4-12M5.5 2.5C7-5 6-10 4-12" fill="none" ${stroke(1.2)}/>` +
    `<path d="M-14 2.5h28l-2 5.5h-24Z" fill="#a5703f" ${S}/><circle cx="-7.5" cy="9.5" r="4.8" fill="#fffaf0" ${S}/><circle cx="7.5" cy="9.5" r="4.8" fill="#fffaf0" ${S}/>` +
    `<path d="M-7.5 5v9M-12 9.5h9M7.5 5v9M3 9.5h9" ${stroke(1.1)}/>`,
  cow:
    `<path d="M-5-6.5C-11-5-15-7.5-15.5-13c3 3.5 7 3.5 11.5 3M5-6.5C11-5 15-7.5 15.5-13c-3 3.5-7 3.5-11.5 3" fill="#fffaf0" ${S}/>` +
    `<path d="M-6-4.5c-3-.5-5 .5-6 2.5 2.5 1.2 5 .8 6.5-.5M6-4.5c3-.5 5 .5 6 2.5-2.5 1.2-5 .8-6.5-.5" fill="#b9794a" ${stroke(1.3)}/>` +
    `<path d="M-6.5-9Q0-12 6.5-9L5.5 1Q5 6 4.5 10-4.5 10-4.5 10-5 6-5.5 1Z" fill="#b9794a" ${S}/><path d="M-2.2-10.3 0-2l2.2-8.3Z" fill="#fffaf0"/>` +
    `<ellipse cy="10" rx="6" ry="4.2" fill="#f1d8bd" ${S}/><path d="M-2.4 9.6v1M2.4 9.6v1M-3.3-1.5v1.2M3.3-1.5v1.2" ${stroke(2.1)}/>`,
  fort:
    `<path d="M-7 12V1l2.3-3L-2.4 1 0-2 2.4 1l2.3-3L7 1v11Z" fill="#c79663" ${S}/><path d="M-2.4 1v4M2.4 1v4" ${stroke(1.1)}/>` +
    `<path d="M-3 12V8a3 3 0 0 1 6 0v4Z" fill="#5d4028" ${stroke(1.3)}/><path d="M-14 12V-4h7.5v16ZM6.5 12V-4H14v16Z" fill="#b07c4a" ${S}/>` +
    `<path d="M-15.5-4l5.2-6 5.2 6ZM5.1-4l5.2-6 5.2 6Z" fill="#8a4f35" ${S}/><path d="M-10.3-10v-4.5h5l-1.5 1.6 1.5 1.6h-5" fill="#cf5540" ${stroke(1.1)}/>` +
    `<path d="M-10.3 1v3.5M10.3 1v3.5" ${stroke(2.2)}/>`,
  gun:
    `<g transform="rotate(-14)"><path d="M5-2.5C7.5 1 8.5 5 9 10.5c.2 2.5 5.5 2.2 5.5-.5C14.5 4.5 13-1 11.5-5L7-6Z" fill="#a5703f" ${S}/>` +
    `<path d="M-15.5-8H9.5l2.5-2.5 1.5 1-1.5 5-3.5 2.5H3l-1.5 1h-5L-5-2.5h-10.5Z" fill="#8b939a" ${S}/>` +
    `<rect x="-3.5" y="-8.8" width="8.5" height="7.8" rx="1.5" fill="#b7bec4" ${S}/><path d="M-3-5h7.5" ${stroke(1.1)}/>` +
    `<path d="M0-.5C0 5 6.5 5 7 .8M3.4 0q-.6 1.6.4 2.6" fill="none" ${stroke(1.4)}/></g>`,
  mine:
    `<g transform="rotate(38)"><path d="M-1.9-8h3.8V15h-3.8Z" fill="#b07c4a" ${S}/><path d="M-15.5-1.5C-10-13.5 10-13.5 15.5-1.5 9.5-7.2-9.5-7.2-15.5-1.5Z" fill="#9aa2a8" ${S}/>` +
    `<path d="M-3.6-11.6h7.2v6.4h-7.2Z" fill="#767d83" ${S}/></g>`,
  beer:
    `<path d="M6-3h2.5c6 0 6 10 0 10H6" fill="none" stroke="${INK}" stroke-width="5"/><path d="M6-3h2.5c6 0 6 10 0 10H6" fill="none" stroke="#fffaf0" stroke-width="1.8"/>` +
    `<path d="M-9-6H6.5V10q0 3-3 3h-9.5q-3 0-3-3Z" fill="#e9ae3c" ${S}/><path d="M-4.8-1v10M-.9-1v10M3-1v10" ${stroke(1.2)} opacity=".75"/>` +
    `<path d="M-10-4.5c-3-2-1.5-6.5 2-6.5 1-4 7-4.5 8.5-1.5C4-14 8.5-11 7.5-7.5 9-5 6.5-3 4.5-4.5 3-2-1-2.5-2-4.5c-2 2.5-6 2.5-8 0Z" fill="#fffaf0" ${S}/>`,
};

/** The territory of a square, from (0, 0). */
export const land = (territory: Territory): string => PATTERNS[territory];

/** An icon on its ivory disc, centred at (0, 0). */
export function disc(icon: Icon): string {
  return `<circle cx="1" cy="2" r="21.5" fill="${INK}" opacity=".25"/><circle r="21.5" fill="#fbf4e4" stroke="${INK}" stroke-width="1.3"/><g transform="scale(1.16)">${ICONS[icon]}</g>`;
}

/** A complete square, from (0, 0). */
export function square(territory: Territory, icon: Icon): string {
  return `${PATTERNS[territory]}<g transform="translate(32 40)">${disc(icon)}</g>`;
}
