/* The cover of Squaring Circleville: a round town on the left becomes a square one on the right. */

import { INK, n1, type Point, pick, range, seededRandom } from "../../draw/svg";

const [CX, CY] = [150, 144];
const RINGS = [
  [33, 55],
  [63, 88],
  [96, 121],
] as const;
const OLD = ["#e9c9a0", "#dfae83", "#f0dcb8", "#cf8a63", "#e9c9a0", "#f0dcb8", "#b9573d"];
const NEW = ["#e9dfc9", "#d9ccb1", "#f1e9d8", "#cabb9b", "#e9dfc9", "#f1e9d8", "#b5a687"];

const polar = (radius: number, angle: number): Point => [CX + radius * Math.cos(angle), CY + radius * Math.sin(angle)];

/** A ring segment between two radii and two angles. */
function band(inner: number, outer: number, from: number, to: number): string {
  const steps = Math.max(2, Math.ceil((to - from) * 16));
  const arc = (radius: number) => range(steps + 1).map((i) => polar(radius, from + ((to - from) * i) / steps));
  return `M${[...arc(outer), ...arc(inner).reverse()].map(([x, y]) => `${n1(x)} ${n1(y)}`).join("L")}Z`;
}

const octagon = (radius: number) =>
  `M${range(8)
    .map((i) => polar(radius, Math.PI / 8 + (i * Math.PI) / 4))
    .map(([x, y]) => `${n1(x)} ${n1(y)}`)
    .join("L")}Z`;

function oldTown(random: () => number): string {
  let art = "";
  RINGS.forEach(([inner, outer], ring) => {
    const count = [4, 8, 12][ring] as number;
    const middle = (inner + outer) / 2;
    const lots = ring ? 2 : 3;
    for (const i of range(count)) {
      const from = Math.PI / 2 + (i / count) * Math.PI;
      const to = Math.PI / 2 + ((i + 1) / count) * Math.PI;
      const gap = 3.2 / middle;
      const lot = (to - from - 2 * gap) / lots;
      for (const half of range(2))
        for (const j of range(lots)) {
          const fill = random() < 0.08 && ring ? "#a9c48c" : pick(random, OLD);
          const path = band(
            half ? middle : inner,
            half ? outer : middle,
            from + gap + lot * j,
            from + gap + lot * (j + 1),
          );
          art += `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width=".55"/>`;
        }
      art += `<path d="${band(inner, outer, from + gap, to - gap)}" fill="none" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/>`;
    }
  });
  return art;
}

function newTown(random: () => number): string {
  const rows = [
    [-121, -96],
    [-88, -63],
    [-55, -33],
    [-25, -4],
    [4, 25],
    [33, 55],
    [63, 88],
    [96, 121],
  ] as const;
  const columns = [[3.5, 25] as const, ...RINGS];
  let art = "";
  for (const [top, bottom] of rows)
    columns.forEach(([left, right], column) => {
      if (!column && Math.abs(top + bottom) < 40) return;
      const [x, y, w, h] = [CX + left, CY + top, right - left, bottom - top];
      const outline = `M${x} ${y}h${w}v${h}h${-w}Z`;
      if (random() < 0.07) {
        art += `<path d="${outline}" fill="#b5cd97" stroke="${INK}" stroke-width="1.2"/>`;
        for (const k of range(4))
          art += `<circle cx="${n1(x + w * (0.28 + 0.44 * (k % 2)))}" cy="${n1(y + h * (0.28 + 0.44 * (k >> 1)))}" r="3.2" fill="#6fa554" stroke="${INK}" stroke-width=".7"/>`;
        return;
      }
      for (const q of range(4))
        art += `<path d="M${n1(x + (w / 2) * (q % 2))} ${n1(y + (h / 2) * (q >> 1))}h${w / 2}v${h / 2}h${-w / 2}Z" fill="${pick(random, NEW)}" stroke="${INK}" stroke-width=".55"/>`;
      art += `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="1.2"/>`;
    });
  return art;
}

export function cover(): string {
  const random = seededRandom(11);
  const grid = `${range(20)
    .map((i) => `M${6 + i * 16} 0v288`)
    .join("")}${range(18)
    .map((j) => `M0 ${j * 16}h320`)
    .join("")}`;
  const spokes = range(8)
    .map((i) => polar(18, Math.PI / 8 + (i * Math.PI) / 4))
    .map(([x, y]) => `M${CX} ${CY}L${n1(x)} ${n1(y)}`)
    .join("");
  const ticks = range(10)
    .map((i) => `M${-7 - i * 7.5} 0v-${i % 4 ? 3 : 5.5}`)
    .join("");
  return (
    `<rect width="320" height="288" fill="#f6eedd"/><path d="${grid}" stroke="#dfd3ba" stroke-width=".6"/>` +
    oldTown(random) +
    newTown(random) +
    // Survey lines of the old circle and the new square.
    `<circle cx="${CX}" cy="${CY}" r="127" fill="none" stroke="#a8412c" stroke-width="1.5" stroke-dasharray="6 4"/>` +
    `<path d="M${CX} ${CY - 127}H${CX - 127}V${CY + 127}H${CX}" fill="none" stroke="${INK}" stroke-width=".9" stroke-dasharray="10 3 2 3"/>` +
    `<path d="M${CX} 4V284" stroke="${INK}" stroke-width=".8" stroke-dasharray="10 3 2 3"/>` +
    `<circle cx="${CX}" cy="${CY}" r="26" fill="#b9cf9d" stroke="${INK}" stroke-width="1.2"/><path d="${octagon(18)}" transform="translate(1.5 2.5)" fill="${INK}" opacity=".3"/>` +
    `<path d="${octagon(18)}" fill="#a8412c" stroke="${INK}" stroke-width="1.2"/><path d="${spokes}" stroke="${INK}" stroke-width=".7"/><path d="${octagon(6.5)}" fill="#f6eedd" stroke="${INK}"/>` +
    `<g transform="translate(308 276)"><path d="M1.5 2.5V-89.5L-90 2.5Z" fill="${INK}" opacity=".2"/><path d="M0 0V-92L-92 0ZM-11-11h-50l50-50Z" fill="#e0ac49" fill-rule="evenodd" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/><path d="${ticks}" stroke="${INK}" stroke-width=".8"/></g>` +
    `<g transform="translate(294 36)" stroke="${INK}"><circle r="12" fill="#fbf7ef"/><path d="M0-18 4.5 5 0 2-4.5 5Z" fill="${INK}"/></g>`
  );
}
