/* The cover of Circle the Wagons: a ring of wagons around a fire at sunset. */

import { INK, LINE, n1, type Point, polygon, range, seededRandom } from "../../draw/svg";
import { ICONS } from "./square";

function mesa(x: number, y: number, w: number, h: number): string {
  const front: Point[] = [
    [x, y],
    [x + w * 0.1, y - h * 0.45],
    [x + w * 0.2, y - h * 0.5],
    [x + w * 0.24, y - h],
    [x + w * 0.76, y - h],
    [x + w * 0.8, y - h * 0.5],
    [x + w * 0.9, y - h * 0.45],
    [x + w, y],
  ];
  const shadow: Point[] = [
    [x + w * 0.55, y - h],
    [x + w * 0.76, y - h],
    [x + w * 0.8, y - h * 0.5],
    [x + w * 0.9, y - h * 0.45],
    [x + w, y],
    [x + w * 0.62, y],
    [x + w * 0.58, y - h * 0.5],
  ];
  return (
    polygon(front, "#cf8657") +
    polygon(shadow, "#a8623c", false) +
    `<path d="M${n1(x + w * 0.3)} ${n1(y - h * 0.8)}v${n1(h * 0.3)}m${n1(w * 0.12)}-${n1(h * 0.36)}v${n1(h * 0.4)}m${n1(w * 0.1)}-${n1(h * 0.2)}v${n1(h * 0.26)}" stroke="${INK}" stroke-width=".7"/>`
  );
}

function pine(x: number, y: number, s: number): string {
  const half: Point[] = [
    [0.34, 0.18],
    [0.12, 0.5],
    [0.24, 0.5],
    [0.06, 0.78],
    [0.14, 0.78],
  ];
  const left = half.map(([dx, dy]): Point => [x - s * dx, y - s * dy]);
  const right = half.map(([dx, dy]): Point => [x + s * dx, y - s * dy]).reverse();
  return (
    `<path d="M${x} ${y}v${-s * 0.2}" stroke="${INK}" stroke-width="1.4"/>` +
    polygon([...left, [x, y - s * 1.1], ...right], "#4f7f4c") +
    `<path d="M${x} ${n1(y - s * 1.05)}L${n1(x + s * 0.32)} ${n1(y - s * 0.2)}H${x}Z" fill="${INK}" opacity=".2"/>`
  );
}

const SKY =
  '<rect width="320" height="288" fill="#f7e3bd"/><path d="M0 40h320v40H0Z" fill="#f4d3a0"/><path d="M0 72h320v40H0Z" fill="#f0c188"/>' +
  `<circle cx="222" cy="84" r="33" fill="#e58a4d" ${LINE}/><path d="M186 92h72M190 99h64" stroke="#f0c188" stroke-width="2.4"/>` +
  `<path d="M-4 128V98l22-26 14 12 26-38 22 30 14-12 30 40 20-10 24 22 34-14 30 16 30-8 30 10 32-6v14Z" fill="#b9aea6" ${LINE}/>` +
  '<path d="M58 46l22 30-6 10 8 22-10 16H52l4-28-6-16ZM18 72l14 12-6 20 4 20H14l4-20-6-10Z" fill="#8f857e"/>' +
  `<path d="M58 46 47 62l6 3 5-4 6 5 7-5Z" fill="#fdfaf2" ${LINE}/>`;

const MEADOW =
  `<path d="M-4 122q60-12 130-4t114-2 84 6v170H-4Z" fill="#dcc878" ${LINE}/><path d="M-4 150q80-16 170-6t158-4v150H-4Z" fill="#cdbb66"/>` +
  '<path d="M-4 236q90-18 170-8t158-6v70H-4Z" fill="#a9b263"/>';

const TRAIL =
  '<ellipse cx="160" cy="210" rx="122" ry="54" fill="none" stroke="#b79a52" stroke-width="15" opacity=".75"/>' +
  '<ellipse cx="160" cy="210" rx="122" ry="54" fill="none" stroke="#8c7434" stroke-dasharray="5 5"/>';

const FIRE =
  `<g transform="translate(160 212)"><ellipse cx="2" cy="3" rx="22" ry="6" fill="${INK}" opacity=".2"/><path d="M-3-20c-9-12 10-16 3-28s9-14 5-27" fill="none" stroke="#fbf4e4" stroke-width="4" stroke-linecap="round" opacity=".75"/>` +
  `<path d="M-17 3 15-4M-15-4 17 3" stroke="${INK}" stroke-width="6.4" stroke-linecap="round"/><path d="M-17 3 15-4M-15-4 17 3" stroke="#8a5a3c" stroke-width="4" stroke-linecap="round"/>` +
  `<path d="M0-2c-12 0-12-11-5-16 0 4 3 5 4 3 2-4-1-8 3-12 1 6 9 9 9 17 0 5-4 8-11 8Z" fill="#e2672f" ${LINE}/><path d="M0-3c-5 0-6-5-2-8 1 2 2 1 3-2 3 3 4 4 4 6 0 3-2 4-5 4Z" fill="#f7c552"/></g>`;

function wagon(x: number, y: number, scale: number, facing: number): string {
  const icon = ICONS.wagon.replaceAll('width="1.7"', 'width="1.05"').replaceAll(/width="1\.[12]"/g, 'width=".7"');
  return (
    `<ellipse cx="${n1(x + 4)}" cy="${n1(y + 5.4 * scale)}" rx="${n1(16 * scale)}" ry="${n1(4 * scale)}" fill="${INK}" opacity=".24"/>` +
    `<g transform="translate(${n1(x)} ${n1(y - 8 * scale)}) scale(${n1(scale * facing * 10) / 10} ${n1(scale * 10) / 10})">${icon}</g>`
  );
}

export function cover(): string {
  const random = seededRandom(5);
  const pines = [
    [8, 148, 24],
    [22, 143, 20],
    [36, 146, 23],
    [50, 141, 17],
    [300, 144, 20],
    [312, 149, 25],
    [286, 142, 15],
  ] as const;
  let grass = "";
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random() * 316 + 2, 152 + random() * 132];
    if (((x - 160) / 92) ** 2 + ((y - 208) / 40) ** 2 < 1) continue;
    grass += `M${n1(x)} ${n1(y)}q-.5-3-2.5-4.5M${n1(x)} ${n1(y)}v-6M${n1(x)} ${n1(y)}q.5-3 2.5-4.5`;
  }
  const ring = range(11)
    .map((i) => (i / 11) * 2 * Math.PI + Math.PI / 2)
    .map((angle) => ({
      x: 160 + 122 * Math.cos(angle),
      y: 210 + 54 * Math.sin(angle),
      facing: Math.sin(angle) < 0 ? 1 : -1,
    }))
    .sort((a, b) => a.y - b.y);
  const draw = (wagons: typeof ring) =>
    wagons.map(({ x, y, facing }) => wagon(x, y, 1.12 + ((y - 156) / 108) * 0.72, facing)).join("");
  return (
    SKY +
    mesa(262, 130, 62, 46) +
    mesa(168, 128, 40, 24) +
    MEADOW +
    pines.map(([x, y, s]) => pine(x, y, s)).join("") +
    `<path d="${grass}" fill="none" stroke="#7d7a2c" stroke-linecap="round"/>` +
    TRAIL +
    draw(ring.filter(({ y }) => y <= 212)) +
    FIRE +
    draw(ring.filter(({ y }) => y > 212))
  );
}
