/* Drawings of bricks, colour chips and cost blocks. */

const INK: Record<string, string> = {
  white: "#4c443a",
  yellow: "#4a370a",
  red: "#fff3ea",
  green: "#f4faee",
  blue: "#eef5fd",
  black: "#e9e3d8",
};
const f = (value: number) => Number(value.toFixed(1));

/** A symbol by name, centred at (x, y). */
export const use = (name: string, x: number, y: number, width: number, height = width): string =>
  `<use href="#ca-${name}" x="${f(x - width / 2)}" y="${f(y - height / 2)}" width="${width}" height="${height}"/>`;

/** A brick: front, depth up and to the right, and the colour's sign. */
export function brick(x: number, y: number, colour: string, width = 34): string {
  const [h, d, fill] = [width * 0.74, width * 0.2, `var(--brick-${colour})`];
  const [left, top] = [x - width / 2 - d / 2, y - h / 2 + d / 2];
  const rim = colour === "black" ? "var(--ca-rim-black)" : "#3a3026";
  return (
    `<g stroke="${rim}" stroke-width="1.2" stroke-linejoin="round">` +
    `<path d="M${f(left)} ${f(top)}l${f(d)} ${f(-d)}h${width}l${f(-d)} ${f(d)}z" fill="color-mix(in srgb,${fill} 72%,#fff)"/>` +
    `<path d="M${f(left + width)} ${f(top)}l${f(d)} ${f(-d)}v${f(h)}l${f(-d)} ${f(d)}z" fill="color-mix(in srgb,${fill} 74%,#1a1206)"/>` +
    `<rect x="${f(left)}" y="${f(top)}" width="${width}" height="${f(h)}" fill="${fill}"/></g>` +
    `<g color="${INK[colour]}">${use(`y-${colour}`, left + width / 2, top + h / 2, width * 0.5)}</g>`
  );
}

/** A brick of unknown colour. */
export const unknownBrick = (x: number, y: number, width: number): string =>
  `<rect x="${f(x - width / 2)}" y="${f(y - width * 0.37)}" width="${width}" height="${f(width * 0.74)}" rx="3" fill="var(--panel)" fill-opacity=".6" stroke="var(--ca-rim)" stroke-width="1.4" stroke-dasharray="4 3"/>` +
  `<text x="${x}" y="${f(y + width * 0.17)}" text-anchor="middle" style="font:700 ${f(width * 0.5)}px var(--display)" fill="var(--ink-soft)">?</text>`;

/** A colour chip with its sign. */
export const chip = (colour: string): string =>
  `<rect x="-8" y="-8" width="16" height="16" rx="3" fill="var(--brick-${colour})" stroke="var(--ca-rim)" stroke-width="1.2"/>` +
  `<g color="${INK[colour]}">${use(`y-${colour}`, 0, 0, 11.5)}</g>`;

/** An empty chip. */
export const NO_CHIP = `<rect x="-7.5" y="-7.5" width="15" height="15" rx="3" fill="none" stroke="var(--line-strong)" stroke-width="1.2" stroke-dasharray="2.5 2.2"/>`;

/** A cost block, 27 × 27. */
export const costBlock = (cost: number): string =>
  `<path d="M2 8l4-5h19v15l-4 6H2z" fill="#f8f5ee" stroke="#3a3026" stroke-width="1.2" stroke-linejoin="round"/>` +
  `<path d="M2 8h19v16M21 8l4-5" fill="none" stroke="#3a3026"/>` +
  `<text x="11.5" y="21.5" text-anchor="middle" style="font:700 15px var(--display)" fill="#2b2a28">${cost}</text>`;

/** A price tag on the ring: colour above, price below. */
export const priceTag = (colour: string, price: number): string =>
  `<rect x="-9.5" y="-13.5" width="19" height="27" rx="3.5" fill="var(--panel)" stroke="var(--ca-rim)" stroke-width=".9"/>` +
  `<path d="M-9.5-1v-9a3.5 3.5 0 0 1 3.5-3.5h12a3.5 3.5 0 0 1 3.5 3.5v9z" fill="var(--brick-${colour})" stroke="var(--ca-rim)" stroke-width=".9"/>` +
  `<g color="${INK[colour]}">${use(`y-${colour}`, 0, -7.3, 10)}</g>` +
  `<text y="10.8" text-anchor="middle" font-size="13" font-weight="700" fill="var(--ink)">${price}</text>`;
