/* Drawings of the blocks of Sprawlopolis, 96 by 68 units each. */

import { at, box, INK, LINE, n1, type Point, pick, polygon, type Random, seededRandom, shadow } from "../../draw/svg";
import type { Edge } from "./roads";

export const BLOCK = { width: 96, height: 68 } as const;

export type Zone = "commercial" | "industrial" | "park" | "residential";

export const GROUND: Record<Zone, string> = {
  residential: "#f4d5a6",
  commercial: "#c3d8ec",
  industrial: "#cfcfcc",
  park: "#c1da9f",
};

function tree(size: number, random: Random): string {
  const leaves = pick(random, ["#6fa554", "#5f9848", "#82b765"]);
  return (
    `<ellipse cx="${n1(size * 0.55)}" cy="0.4" rx="${n1(size * 0.95)}" ry="${n1(size * 0.36)}" fill="${INK}" opacity=".18"/>` +
    `<path d="M0 0v${n1(-size * 0.9)}" fill="none" ${LINE}/>` +
    `<circle cx="0" cy="${n1(-size * 1.35)}" r="${n1(size)}" fill="${leaves}" ${LINE}/>` +
    `<path d="M${n1(size * 0.1)} ${n1(-size * 0.75)}a${n1(size * 0.62)} ${n1(size * 0.62)} 0 0 0 ${n1(size * 0.5)} ${n1(-size * 0.95)}" fill="none" stroke="${INK}" stroke-width=".6" opacity=".5"/>`
  );
}

function fir(size: number): string {
  return (
    `<ellipse cx="${n1(size * 0.5)}" cy="0.3" rx="${n1(size * 0.9)}" ry="${n1(size * 0.32)}" fill="${INK}" opacity=".18"/>` +
    polygon(
      [
        [-size * 0.75, -size * 0.5],
        [size * 0.75, -size * 0.5],
        [0, -size * 2.5],
      ],
      "#4f8a43",
    ) +
    `<path d="M0 0v${n1(-size * 0.5)}" ${LINE}/>` +
    `<path d="M0 ${n1(-size * 2.4)}L${n1(size * 0.72)} ${n1(-size * 0.52)}H0Z" fill="${INK}" opacity=".18"/>`
  );
}

/** A house, gabled or hipped. */
function house(scale: number, random: Random): string {
  const roof = pick(random, ["#d9763c", "#e38f47", "#c9623a", "#dd8350"]);
  const [w, d, h, g] = [9 * scale, 9 * scale, 6 * scale, 5.2 * scale];
  const under = shadow(2, 0, w + d - 2, 4);
  if (random() < 0.5) {
    const front: Point[] = [
      [0, 0],
      [0, -h],
      [w / 2, -h - g],
      [w, -h],
      [w, 0],
    ];
    const slope: Point[] = [
      [w / 2, -h - g],
      [w / 2 + d, -h - g],
      [w + d, -h],
      [w, -h],
    ];
    return (
      under +
      polygon(front, "#fff4e0") +
      box(w, -h, d, h, "#f0d9b3") +
      polygon(slope, roof) +
      `<path d="M${n1(w * 0.8)} ${n1(-h - g * 0.42)}h${n1(d)}" stroke="${INK}" stroke-width=".5" opacity=".35"/>` +
      box(w * 0.36, -h * 0.62, w * 0.3, h * 0.62, "#8a5a3c", false) +
      box(w + d * 0.28, -h * 0.68, d * 0.16, h * 0.36, INK, false) +
      box(w + d * 0.62, -h * 0.68, d * 0.16, h * 0.36, INK, false) +
      box(w / 2 + d * 0.62, -h - g - 2.2 * scale, 1.8 * scale, 3 * scale, "#c9623a")
    );
  }
  const hip: Point[] = [
    [-1, -h],
    [w + d + 1, -h],
    [w + d - 3 * scale, -h - g],
    [3 * scale, -h - g],
  ];
  return (
    under +
    box(0, -h, w + d, h, "#fff4e0") +
    polygon(hip, roof) +
    `<path d="M${n1(1.2 * scale)} ${n1(-h - g * 0.46)}h${n1(w + d - 2.4 * scale)}" stroke="${INK}" stroke-width=".5" opacity=".35"/>` +
    box(w * 0.9, -h * 0.66, w * 0.28, h * 0.66, "#8a5a3c", false) +
    [2.4, 5.4, 13.6].map((left) => box(left * scale, -h * 0.68, 1.7 * scale, h * 0.36, INK, false)).join("") +
    box(4 * scale, -h - g - 1.8 * scale, 1.8 * scale, 2.8 * scale, "#c9623a")
  );
}

/** A shop with parapet, windows and a striped awning. */
function shop(w: number, h: number, random: Random): string {
  const wall = pick(random, ["#5a97d4", "#86b6e0", "#e8eff5", "#4580bd", "#a9cae7"]);
  const pale = wall === "#e8eff5";
  const trim = pale ? "#4580bd" : "#f7f3e8";
  const ground = 7.2;
  const stepped: Point[] = [
    [-0.8, -h],
    [-0.8, -h - 1.8],
    [w * 0.28, -h - 1.8],
    [w * 0.28, -h - 3.8],
    [w * 0.72, -h - 3.8],
    [w * 0.72, -h - 1.8],
    [w + 0.8, -h - 1.8],
    [w + 0.8, -h],
  ];
  let art = shadow(2, 0, w - 1, 5) + box(0, -h, w, h, wall);
  art += random() < 0.45 ? polygon(stepped, trim) : box(-0.8, -h - 2, w + 1.6, 2, trim);

  const columns = Math.max(2, Math.round(w / 6.5));
  const gap = (w - columns * 2.6) / (columns + 1);
  const floors = Math.floor((h - ground - 0.6) / 5);
  let windows = "";
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < columns; column++)
      windows += `M${n1(gap + column * (2.6 + gap))} ${n1(-h + 1.6 + floor * 5)}h2.6v3.2h-2.6Z`;
  if (windows) art += `<path d="${windows}" fill="${pale ? "#31567c" : "#fdfbf4"}" stroke="${INK}" stroke-width=".4"/>`;
  art +=
    box(1.2, -4.6, w - 2.4, 4, "#fdf3d6", false) +
    `<path d="M1.2-.6v-3.6h${n1(w - 2.4)}v3.6" fill="none" stroke="${INK}" stroke-width=".5"/>` +
    box(w * 0.5 - 1.6, -4.6, 3.2, 4.6, "#31567c", false);

  const stripes = Math.max(3, Math.round(w / 4.2));
  const stripe = (w + 2.4) / stripes;
  const awning = ["", ""];
  for (let index = 0; index < stripes; index++)
    awning[index % 2] +=
      `M${n1(-1.2 + index * stripe)} ${n1(-ground - 0.4)}h${n1(stripe)}v3.2a${n1(stripe / 2)} 1.5 0 0 1 ${n1(-stripe)} 0Z`;
  return (
    art +
    `<path d="${awning[1]}" fill="#fdfbf4" stroke="${INK}" stroke-width=".45"/>` +
    `<path d="${awning[0]}" fill="#cf5540" stroke="${INK}" stroke-width=".45"/>`
  );
}

/** A factory hall with a saw-tooth roof. */
function hall(teeth: number, random: Random, tooth = 9, h = 7): string {
  const wall = pick(random, ["#a3a9ae", "#949ba2", "#b1b4b5"]);
  let outline = `M0 0V${n1(-h)}`;
  let glass = "";
  let doors = "";
  for (let index = 0; index < teeth; index++) {
    const left = index * tooth;
    outline += `V${n1(-h - tooth * 0.78)}L${n1(left + tooth)} ${n1(-h)}`;
    glass += `M${n1(left + 1.3)} ${n1(-h - tooth * 0.78 + 2.4)}v${n1(tooth * 0.78 - 2.6)}h${n1(tooth * 0.62)}Z`;
    doors += `M${n1(left + tooth * 0.26)} ${n1(-h * 0.72)}h${n1(tooth * 0.44)}v${n1(h * 0.4)}h${n1(-tooth * 0.44)}Z`;
  }
  return (
    shadow(2, 0, teeth * tooth - 1, 5) +
    `<path d="${outline}V0Z" fill="${wall}" ${LINE}/>` +
    `<path d="${glass}" fill="#eef1f1" stroke="${INK}" stroke-width=".4"/><path d="${doors}" fill="#4a4f54"/>`
  );
}

function chimney(h: number): string {
  return (
    shadow(1, 0, 4, 5) +
    polygon(
      [
        [0, 0],
        [0.7, -h],
        [3.6, -h],
        [4.3, 0],
      ],
      "#a5674c",
    ) +
    `<path d="M.5 ${n1(-h + 2.4)}h3.3M.4 ${n1(-h + 4.6)}h3.5" stroke="#fbf3e6" stroke-width="1.1"/>` +
    `<path d="M2.4 ${n1(-h - 1)}c-.6-2.6 3.6-1.6 3.2-4.2s3.6-1.4 3.8-3.4" fill="none" stroke="${INK}" stroke-width=".7" opacity=".45" stroke-linecap="round"/>`
  );
}

function tank(w: number, h: number): string {
  const e = w * 0.2;
  return (
    shadow(2, 0, w - 1, 4) +
    `<path d="M0 ${n1(-h)}v${n1(h - e)}a${n1(w / 2)} ${n1(e)} 0 0 0 ${n1(w)} 0v${n1(-(h - e))}" fill="#b9bec1" ${LINE}/>` +
    `<ellipse cx="${n1(w / 2)}" cy="${n1(-h)}" rx="${n1(w / 2)}" ry="${n1(e)}" fill="#dfe2e2" ${LINE}/>` +
    `<path d="M${n1(w * 0.7)} ${n1(-h + e)}v${n1(h - e * 1.6)}" stroke="${INK}" stroke-width=".5" opacity=".5"/>`
  );
}

type Plot = readonly [x: number, y: number, width: number, height: number];

/** The plots beside a road. */
function plots(road: readonly Edge[]): Plot[] {
  const has = (edge: Edge) => road.includes(edge);
  if (has("E") && has("W"))
    return [
      [0, 0, 96, 22],
      [0, 46, 96, 22],
    ];
  if (has("N") && has("S"))
    return [
      [0, 0, 36, 68],
      [60, 0, 36, 68],
    ];
  const north = has("N");
  const west = has("W");
  const bend: Plot[] = [
    north ? [0, 46, 96, 22] : [0, 0, 96, 22],
    [west ? 60 : 0, north ? 0 : 22, 36, 46],
    [west ? 0 : 64, north ? 0 : 52, 32, 16],
  ];
  return bend.sort((a, b) => a[1] - b[1]);
}

function pattern(zone: Zone, random: Random): string {
  let path = "";
  if (zone === "residential") {
    for (let i = 0; i < 16; i++) path += `M${n1(random() * 92 + 2)} ${n1(random() * 64 + 2)}h2.6`;
    return `<path d="${path}" stroke="#c98b45" stroke-width=".8" opacity=".55"/>`;
  }
  if (zone === "commercial") {
    for (let x = 12; x < 96; x += 12) path += `M${x} 0v68`;
    for (let y = 8.5; y < 68; y += 8.5) path += `M0 ${y}h96`;
    return `<path d="${path}" stroke="#6d9ac4" stroke-width=".5" opacity=".55"/>`;
  }
  if (zone === "industrial") {
    for (let x = -63; x < 96; x += 7) {
      const from = Math.max(0, -x);
      const to = Math.min(68, 96 - x);
      path += `M${x + from} ${68 - from}L${x + to} ${68 - to}`;
    }
    return `<path d="${path}" stroke="#8f8f8a" stroke-width=".6" opacity=".5"/>`;
  }
  for (let i = 0; i < 22; i++) path += `M${n1(random() * 90 + 2)} ${n1(random() * 60 + 5)}l-1-2.4m1.8 2.4l.8-2.6`;
  return `<path d="${path}" stroke="#5f9848" stroke-width=".7" opacity=".75" fill="none"/>`;
}

/** A park: a pond, a path, trees. */
function park(random: Random): string {
  const left = random() < 0.5;
  const pond = { x: left ? 30 : 66, y: 40 + random() * 8 };
  const course = Math.floor(random() * 3);
  const edge = left ? 96 : 0;
  const direction = left ? -1 : 1;
  const path = [
    () => `M${edge} ${n1(14 + random() * 10)}C${edge + direction * 26} 18 ${edge + direction * 20} 52 48 68`,
    () =>
      `M${edge} ${n1(16 + random() * 8)}C${edge + direction * 34} 8 ${edge + direction * 58} 30 ${edge + direction * 96} ${n1(14 + random() * 8)}`,
    () => `M${48 + direction * 10} 0C${48 - direction * 20} 22 ${48 - direction * 8} 50 ${48 - direction * 30} 68`,
  ][course] as () => string;
  let art =
    `<path d="${path()}" fill="none" stroke="#f2e6c4" stroke-width="4.4"/>` +
    `<path d="M${pond.x - 15} ${n1(pond.y)}c0-8 9-10 16-8.5s15 2 14 8.5-9 8-16 7.5-14-1-14-7.5Z" fill="#a8d0e2" ${LINE}/>` +
    `<path d="M${pond.x - 6} ${n1(pond.y)}q2-1.8 4 0t4 0m-3 4q2-1.8 4 0t4 0" fill="none" stroke="#4f88a8" stroke-width=".8"/>`;
  const trees: [number, number, number][] = [];
  for (let tries = 0; tries < 80 && trees.length < 13; tries++) {
    const [x, y, size] = [6 + random() * 84, 17 + random() * 48, 4 + Math.floor(random() * 4) / 2];
    if (Math.hypot((x - pond.x) / 19, (y - pond.y) / 13) < 1) continue;
    if (trees.some(([tx, ty]) => Math.hypot(tx - x, (ty - y) * 1.3) < 10.5)) continue;
    trees.push([x, y, size]);
  }
  for (const [x, y, size] of trees.sort((a, b) => a[1] - b[1]))
    art += at(x, y, random() < 0.28 ? fir(size) : tree(size, random));
  return art;
}

function homes([X, Y, w, h]: Plot, seed: number, random: Random): string {
  const rows = h > 60 ? [17, 33.5, 50, 65.5] : h > 40 ? [16, 31, 44.5] : h < 20 ? [14] : [18.2];
  return rows
    .map((row, index) => {
      if (w > 90) {
        let art = "";
        let x = X + 2.5 + random() * 2;
        while (x < X + w - 19) {
          if (random() < 0.14) {
            art += at(x + 5, Y + row, tree(3.5, random));
            x += 11;
          } else {
            art += at(x, Y + row, house(1, random));
            x += 20.5 + random() * 1.6;
          }
        }
        return x < X + w - 7 ? art + at(x + 4, Y + row, tree(3, random)) : art;
      }
      if (w < 33) return at(X + 5, Y + row - 0.5, house(1, random)) + at(X + 27.5, Y + row, tree(3, random));
      return (index + seed) % 2
        ? at(X + 6, Y + row, tree(3.5, random)) + at(X + 13, Y + row, house(1, random))
        : at(X + 3.5, Y + row, house(1, random)) + at(X + 29, Y + row, tree(3.5, random));
    })
    .join("");
}

function shops([X, Y, w, h]: Plot, seed: number, random: Random): string {
  const s = (x: number, y: number, width: number, height: number) => at(X + x, Y + y, shop(width, height, random));
  if (w > 90) {
    let x = 3;
    const widths = [18, 22, 16, 20].map((width) => ({ width, order: random() })).sort((a, b) => a.order - b.order);
    return widths
      .map(({ width }, index) => {
        const art = s(x, 20, width, [12.4, 15.6, 10.4, 14][(index + seed) % 4] as number);
        x += width + 4.6;
        return art;
      })
      .join("");
  }
  if (h > 60) return s(3, 31, 13, 24) + s(18.5, 31, 14.5, 17) + s(3, 65, 15, 16.5) + s(20.5, 65, 12.5, 24);
  if (h > 40) return s(3, 20, 13, 13) + s(19.5, 20, 13, 10.4) + s(3, 44, 14.5, 12.6) + s(21, 44, 11.5, 17.4);
  return s(2, 14.6, 15, 10) + s(19.5, 14.6, 11, 8.4);
}

function works([X, Y, w, h]: Plot, random: Random): string {
  const u = (x: number, y: number, teeth: number, tooth?: number, height?: number) =>
    at(X + x, Y + y, hall(teeth, random, tooth, height));
  const t = (x: number, y: number, width: number, height: number) => at(X + x, Y + y, tank(width, height));
  const c = (x: number, y: number, height: number) => at(X + x, Y + y, chimney(height));
  if (w > 90)
    return random() < 0.5
      ? u(3, 19, 5) + c(52, 18, 14) + u(61, 19, 3)
      : u(3, 19, 3) + t(34, 18.5, 11, 9) + c(49, 18, 14) + u(57, 19, 4);
  if (h > 60) return u(3, 19.5, 3) + t(3.5, 42, 11, 12) + t(17, 42, 9, 9) + c(29, 43, 17) + u(3, 63.5, 3);
  if (h > 40) return u(3, 19, 3) + t(4, 42.5, 12, 13) + c(21, 42, 17) + t(26, 42.5, 7, 7);
  return u(3, 14, 2, 8, 5.5) + t(21.5, 14, 8, 8);
}

/** A block without its road, from (0, 0). */
export function block(zone: Zone, road: readonly Edge[], seed: number): string {
  const random = seededRandom(seed);
  const ground = `<rect width="96" height="68" fill="${GROUND[zone]}"/>${pattern(zone, random)}`;
  if (zone === "park") return ground + park(random);
  const buildings = plots(road).map((plot) =>
    zone === "residential"
      ? homes(plot, seed, random)
      : zone === "commercial"
        ? shops(plot, seed, random)
        : works(plot, random),
  );
  return ground + buildings.join("");
}

/** A thumbnail of a zone, 32 by 24 units. */
export function zonePicture(zone: Zone): string {
  const things: Record<Zone, () => string> = {
    residential: () => at(6, 19.5, house(1.15, seededRandom(4))),
    commercial: () => at(5, 22, shop(13, 17, seededRandom(12))) + at(20, 22, shop(9, 12.5, seededRandom(21))),
    industrial: () => at(3, 20, hall(2, seededRandom(3), 10, 7)) + at(25, 20, chimney(15)),
    park: () => at(10, 20, tree(5, seededRandom(3))) + at(22, 21, tree(5.4, seededRandom(5))),
  };
  return `<rect width="32" height="24" fill="${GROUND[zone]}"/>${things[zone]()}`;
}

/** A thumbnail of a road, 32 by 24 units. */
export const ROAD_PICTURE =
  '<rect width="32" height="24" fill="#e9e1d0"/><path d="M-2 16C8 16 9 8 17 8s8 6 17 4" fill="none" stroke="#454443" stroke-width="9"/>' +
  '<path d="M-2 16C8 16 9 8 17 8s8 6 17 4" fill="none" stroke="#f6e7b8" stroke-width="1.2" stroke-dasharray="4 3"/>';
