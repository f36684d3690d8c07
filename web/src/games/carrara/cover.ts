/* The cover of The Palaces of Carrara: quarries, six cities in the hills, and the wheel with its bricks. */

import { box, INK, LINE, n1, polygon, range } from "../../draw/svg";

const WALL = "#fbeed6";
const ROOF = "#c4633f";

const home = (x: number, y: number, w: number, h: number) =>
  box(x, y - h, w, h, WALL) +
  polygon(
    [
      [x - 1, y - h],
      [x + w / 2, y - h - w * 0.42],
      [x + w + 1, y - h],
    ],
    ROOF,
  ) +
  box(x + w / 2 - 1, y - h * 0.6, 2, h * 0.32, INK, false);

const tower = (x: number, y: number, w: number, h: number) =>
  box(x, y - h, w, h, WALL) +
  `<path d="M${x - 1} ${y - h}v-3.5h2.2v2h${(w - 4.4) / 2}v-2h2.2v2h${(w - 4.4) / 2}v-2h2.2v3.5Z" fill="${WALL}" ${LINE}/>` +
  box(x + w / 2 - 0.9, y - h + 4, 1.8, 4, INK, false);

const dome = (x: number, y: number, w: number, h: number) =>
  box(x, y - h, w, h, WALL) +
  `<path d="M${x} ${y - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0Z" fill="${ROOF}" ${LINE}/><path d="M${x + w / 2} ${y - h - w / 2}v-4" ${LINE}/>`;

const campanile = (x: number, y: number, w: number, h: number) =>
  box(x, y - h, w, h, WALL) +
  polygon(
    [
      [x - 1, y - h],
      [x + w / 2, y - h - w * 1.1],
      [x + w + 1, y - h],
    ],
    ROOF,
  ) +
  box(x + w / 2 - 1, y - h + 3, 2, 4, INK, false) +
  box(x + w / 2 - 1, y - h + 10, 2, 4, INK, false);

const cypress = (x: number, y: number, h: number) =>
  `<path d="M${x} ${y}c-${h * 0.2}-${h * 0.3}-${h * 0.12}-${h * 0.8} 0-${h}c${h * 0.12} ${h * 0.2} ${h * 0.2} ${h * 0.7} 0 ${h}Z" fill="#3f6b45" ${LINE}/>`;

const CITIES =
  tower(22, 140, 8, 26) +
  home(31, 140, 12, 9) +
  home(44, 140, 10, 12) +
  tower(55, 140, 7, 18) +
  cypress(14, 142, 17) +
  campanile(140, 136, 8, 26) +
  dome(149, 136, 14, 11) +
  home(164, 136, 10, 9) +
  cypress(133, 137, 15) +
  cypress(179, 136, 12) +
  home(232, 126, 11, 9) +
  tower(244, 126, 8, 22) +
  home(253, 126, 12, 11) +
  cypress(227, 128, 14) +
  cypress(66, 170, 18) +
  home(74, 170, 12, 10) +
  dome(87, 170, 16, 13) +
  tower(104, 170, 7, 24) +
  home(112, 170, 10, 9) +
  `<g transform="rotate(5 214 160)">${box(209, 130, 9, 28, WALL)}<path d="M209 136h9m-9 6h9m-9 6h9m-9 6h9" stroke="${INK}" stroke-width=".7"/>${box(210.5, 126, 6, 4, WALL)}</g>` +
  home(220, 160, 12, 10) +
  home(198, 160, 10, 8) +
  cypress(192, 161, 15) +
  cypress(238, 158, 13) +
  home(272, 162, 13, 10) +
  campanile(286, 162, 7, 22) +
  home(294, 162, 12, 11) +
  cypress(266, 163, 17) +
  cypress(311, 160, 14);

const QUARRY = "M52 128V113h9v-13h8V88h9V76h8V64h21v12h8v12h10v12h7v13h10v15Z";
const LANDSCAPE =
  '<rect width="320" height="288" fill="#f4e6cc"/><circle cx="252" cy="44" r="21" fill="#f6d9a0"/>' +
  `<path d="M-4 132V84L34 44l22 20 34-44 30 38 20-16 40 48 26-22 36 34 34-26 46 42v54Z" fill="#e9e3d8" ${LINE}/>` +
  '<path d="M34 44l22 20-6 22-10 8 4 30H-4V84ZM90 20l30 38-8 16 12 14-6 30H84l8-34-10-22ZM206 88l20 22-8 22h-40l14-18ZM276 80l50 44v10h-60l6-22Z" fill="#cfc6b8"/>' +
  `<path d="${QUARRY}" fill="#fffdf8"/><path d="M107 76h8v12h10v12h7v13h10v15h-30v-15h6v-13h-7V88h-4Z" fill="#ddd5c7"/>` +
  `<path d="M61 113h57M69 100h42M78 88h29M86 76h21M118 113h14M111 100h14M107 88h8M74 113v15m14-28v13m12-25v12m-6-24v12m12 12v13m-8 0v15" stroke="${INK}" stroke-width=".6" opacity=".6"/>` +
  `<path d="${QUARRY}" fill="none" ${LINE}/><path d="M250 128v-12h8v-12h8V94h16v10h9v12h9v12Z" fill="#fffdf8" ${LINE}/><path d="M258 116h33m-25-12h16m-8 0v12" stroke="${INK}" stroke-width=".6" opacity=".6"/>` +
  `<path d="M-4 136q46-30 96-12t92-6 60-4 80-10v70H-4Z" fill="#c9cf8f" ${LINE}/><path d="M-4 166q60-34 120-14t110-14 98 2v60H-4Z" fill="#b3bf76" ${LINE}/><path d="M-4 196q80-34 164-20t164-14v140H-4Z" fill="#9fb067" ${LINE}/>`;

const BRICK_COLOURS = [
  ["#fffdf8", "#ece7dd", "#d2cabd"],
  ["#f2d873", "#dfbb45", "#bf9a2c"],
  ["#d5694f", "#b9462f", "#963523"],
  ["#7fac70", "#5c8e4f", "#46723b"],
  ["#6794c6", "#3e6fa6", "#2e5583"],
  ["#55514e", "#3a3735", "#262423"],
] as const;

/** A brick with its left corner at (x, y). */
function brick(x: number, y: number, s: number, [top, left, right]: readonly [string, string, string]): string {
  const h = s * 0.58;
  const path = (way: string, fill: string) => `<path d="M${way}Z" fill="${fill}" ${LINE}/>`;
  return (
    path(`${n1(x)} ${n1(y)}l${n1(s)} ${n1(-h)} ${n1(s)} ${n1(h)}-${n1(s)} ${n1(h)}`, top) +
    path(`${n1(x)} ${n1(y)}l${n1(s)} ${n1(h)}v${n1(s * 1.1)}l${n1(-s)} ${n1(-h)}`, left) +
    path(`${n1(x + 2 * s)} ${n1(y)}l${n1(-s)} ${n1(h)}v${n1(s * 1.1)}l${n1(s)} ${n1(-h)}`, right) +
    `<path d="M${n1(x + s * 0.25)} ${n1(y + s * 0.4)}q${n1(s * 0.3)} ${n1(s * 0.35)} ${n1(s * 0.2)} ${n1(s * 0.7)}m${n1(s * 0.9)}-${n1(s * 0.45)}q${n1(s * 0.25)} 0 ${n1(s * 0.35)}-${n1(s * 0.4)}M${n1(x + s * 0.7)} ${n1(y - h * 0.35)}q${n1(s * 0.3)} ${n1(h * 0.5)} ${n1(s * 0.6)} ${n1(h * 0.2)}" fill="none" stroke="${INK}" stroke-width=".6" opacity=".45"/>`
  );
}

function wheel(): string {
  const [cx, cy, outer, hub] = [160, 286, 110, 24];
  const point = (radius: number, angle: number): [number, number] => [
    cx + radius * Math.cos(angle),
    cy + radius * Math.sin(angle),
  ];
  const at = (radius: number, angle: number) => point(radius, angle).map(n1).join(" ");
  const segments = range(6).map((i) => {
    const [a, b] = [Math.PI + (i * Math.PI) / 6, Math.PI + ((i + 1) * Math.PI) / 6];
    return `<path d="M${at(hub, a)}L${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(hub, b)}Z" fill="${i % 2 ? "#e3cda3" : "#f3e5c8"}" ${LINE}/>`;
  });
  const nails = range(24).map((i) => {
    const [x, y] = point(outer + 4.5, Math.PI + (i * Math.PI) / 24 + 0.065);
    return `<circle cx="${n1(x)}" cy="${n1(y)}" r="1.1" fill="#fbeed6"/>`;
  });
  const s = 11;
  const bricks = range(6).map((i) => {
    const angle = Math.PI + ((i + 0.5) * Math.PI) / 6;
    const radius = [74, 70, 72, 72, 70, 74][i] as number;
    const [x, y] = point(radius, angle);
    const colour = BRICK_COLOURS[i] as (typeof BRICK_COLOURS)[number];
    if (i === 2)
      return (
        brick(x - s * 2 + 1, y - 2, s, colour) +
        brick(x - 1, y - 2, s, colour) +
        brick(x - s, y - s * 1.1 - 2, s, colour)
      );
    if (i === 3) return brick(x - s - 4, y - 8, s, colour) + brick(x - s + 4, y + 2, s, colour);
    return brick(x - s, y - (i === 0 || i === 5 ? 13 : 6), s, colour);
  });
  return (
    `<ellipse cx="${cx}" cy="${cy + 3}" rx="${outer + 11}" ry="${outer + 9}" fill="${INK}" opacity=".22"/><circle cx="${cx}" cy="${cy}" r="${outer + 8}" fill="#a8683f" ${LINE}/><circle cx="${cx}" cy="${cy}" r="${outer + 1}" fill="#ead6b2" ${LINE}/>` +
    segments.join("") +
    nails.join("") +
    bricks.join("") +
    `<circle cx="${cx}" cy="${cy}" r="${hub}" fill="#b9633a" ${LINE}/><path d="M${cx - 14} 272l14-9 14 9" fill="none" stroke="#fbeed6" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

export function cover(): string {
  const fields = [
    [6, 150],
    [40, 147],
    [232, 134],
    [288, 152],
  ]
    .flatMap(([x, y]) => range(5).map((i) => `M${(x as number) + i * 5} ${y}l-7 15`))
    .join("");
  return `${LANDSCAPE}<path d="${fields}" stroke="#7d8a45"/>${CITIES}${wheel()}`;
}
