/* Portraits of the solo opponents as SVG text, in a box of 96 by 96; the background is wider.

They keep their colours in the dark theme. */

import { INK } from "../../draw/svg";

/** The default outline. */
const PEN = `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"`;
const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}" ${PEN}/>`;
const line = (path: string, width = 1.4, colour = INK) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const dot = (x: number, y: number, radius: number, fill = INK) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const ground = (fill: string) => `<rect x="-52" width="200" height="96" fill="${fill}"/>`;

const bust = (skin: string, dress: string) =>
  shape("M12 97c1-18 12-25 25-27l11 6 11-6c13 2 24 9 25 27z", dress) +
  shape("M41 58v12q7 6 14 0V58z", skin) +
  shape("M31.500 44q-4-1-4 3t5 5zM64.500 44q4-1 4 3t-5 5z", skin) +
  shape("M32 41c0-12 6-19 16-19s16 7 16 19c0 14-8 23-16 23s-16-9-16-23z", skin);
const nose = line("M48 44l-2.500 7.500 3.500 .8");
const eyes = dot(41.5, 43.5, 1.9) + dot(54.5, 43.5, 1.9);
const brows = line("M38 38.500q3.500-2 6.500-.5M51.500 38q3-1.500 6.500 .5", 1.6);
const tree = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${line("M0 0v-12", 2, "#4b3620")}${shape("M0-30c6 0 9 4 9 8 4 1 5 4 5 7 0 5-4 7-9 7H-5c-5 0-9-2-9-7 0-3 1-6 5-7 0-4 3-8 9-8z", "#7fa86b")}</g>`;

const bertha = () =>
  ground("#d5e2c2") +
  tree(14, 62, 1.1) +
  tree(83, 66, 1.3) +
  shape("M-52 60h200v38h-200z", "#bcd09f") +
  line(
    "M-52 66h200M-26 60v12M-16 60v12M-6 60v12M4 60v12M14 60v12M82 60v12M92 60v12M102 60v12M112 60v12M122 60v12",
    1.6,
    "#8a7a5c",
  ) +
  shape("M26 52c-4-24 5-37 22-37s26 13 22 37c-1 8-5 12-9 15l-13 4-13-4c-4-3-8-7-9-15z", "#f7f5f0") +
  bust("#efc6a2", "#f7f5f0") +
  line("M30 82q5-5 8-11M66 82q-5-5-8-11", 1.2) +
  shape("M30 44c1-15 7-22 18-22s17 7 18 22c-4-9-9-13-18-13s-14 4-18 13z", "#fdfcf8") +
  line("M34 33l3 3M40 28l2 4M48 26.500v4M56 28l-2 4M62 33l-3 3", 1.1) +
  shape("M48 70c-6-5-11-5-11 0s5 5 11 0c6 5 11 5 11 0s-5-5-11 0z", "#c4472f") +
  eyes +
  brows +
  nose +
  line("M42.500 56q5.500 4.500 11 0", 1.6) +
  dot(38.5, 50.5, 2.6, "#e39a83") +
  dot(57.5, 50.5, 2.6, "#e39a83") +
  tree(75, 84, 0.8) +
  shape("M66 83h18l-2.500 13h-13z", "#b9633a");

const carsten = () =>
  ground("#e3d8c3") +
  line("M-52 20h200", 2.2, "#8a7a5c") +
  shape("M8 22h4v26H8zM4 20h12v7H4z", "#9c8f78") +
  shape("M80 22l12 1-4 26-4 1z", "#c9ccce") +
  line("M82 29l7 2M82 36l6 2M82 43l5 1", 1) +
  bust("#e6b48c", "#3a3836") +
  shape("M48 76l-9-5 3 18 6 8 6-8 3-18z", "#fbf7ef") +
  shape("M45 77h6l2 12-5 6-5-6z", "#a8412c") +
  line("M37 70l-6 10 10 8M59 70l6 10-10 8", 1.4, "#8b857c") +
  shape(
    "M31.500 44c1 17 6 27 16.500 27s15.500-10 16.500-27c-3 7-6 9-9 9.500q-7.500-3-15 0c-3-.5-6-2.500-9-9.500z",
    "#6b5140",
  ) +
  line("M43 58.500q5 2.500 10 0", 1.6) +
  shape("M48 53c-4-3-9-2-12 3 5 0 9-.5 12-2 3 1.500 7 2 12 2-3-5-8-6-12-3z", "#54402f") +
  eyes +
  line("M37.500 38.500l7 1.500M58.500 38.500l-7 1.500", 1.9) +
  nose +
  shape("M33 28V7q15-5 30 0v21z", "#33312f") +
  line("M34.500 23q13.500 4 27 0", 3.6, "#a8412c") +
  shape("M24 27q24 8 48 0 1 4-4 5.500-20 5-40 0-5-1.500-4-5.500z", "#33312f") +
  `<g transform="rotate(24 78 82)">${shape("M74 97V76c-4-2-5-9-1-13l.5 7 4.500 2 4.500-2 .5-7c4 4 3 11-1 13v21z", "#b3b9be")}</g>`;

/** The round roads of the old town. */
const rings = (width: number, colour: string) =>
  [38, 58, 78]
    .map((radius) => `<circle cx="48" cy="50" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`)
    .join("");

const denzel = () =>
  ground("#ddd3e6") +
  rings(7, "#c9b9d6") +
  rings(1, "#8e78a3") +
  bust("#8d5c3e", "#7a4b8f") +
  shape("M48 76l-10-6-4 8 10 8zM48 76l10-6 4 8-10 8z", "#fbf7ef") +
  line("M48 82v14", 1.4) +
  dot(51, 90, 1.3, "#e0b429") +
  eyes +
  line("M37.500 38q3.500-3 7-1.500M51.500 36.500q3.500-1.500 7 1.500", 1.9) +
  nose +
  shape("M41 55.500q7 2 14 0-2 5.500-7 5.500t-7-5.500z", "#fbf7ef") +
  shape("M31 37c-1-5 0-9 2-12h31c2 3 2 8 1 12-3-5-6-7-9-7H40c-4 0-7 2-9 7z", "#2f2622") +
  shape("M27 31c-4-11 6-20 21-20 16 0 26 6 25 14 0 4-2 6-5 6-13-4-27-4-41 0z", "#6b4181") +
  shape("M40 30q15-5 32 2 2 2-1 4-15-5-31-2z", "#553168") +
  `<path d="M60 80q6 12 15 4" fill="none" stroke="#b48a17" stroke-width="1.6" stroke-dasharray="2.500 1.500"/>` +
  shape("M76 66v-4h6v4z", "#d7a31f") +
  `<circle cx="79" cy="77" r="11.500" fill="#e9be45" ${PEN}/><circle cx="79" cy="77" r="8.500" fill="#fffaf0" ${PEN}/>` +
  line("M79 77v-6.500M79 77l-3.500-4", 1.6) +
  dot(79, 77, 1.2);

const katherine = () =>
  ground("#f7e6b0") +
  `<path d="M-52 0H48v96H-52z" fill="#9fb3c8"/>` +
  shape("M22 9a11 11 0 1 0 8 18A13 13 0 0 1 22 9z", "#fbf3d2") +
  dot(9, 38, 1.2, "#fffaf0") +
  dot(12, 12, 1.2, "#fffaf0") +
  dot(36, 8, 1, "#fffaf0") +
  `<circle cx="79" cy="20" r="7.500" fill="#f2b33d" ${PEN}/>` +
  line("M79 7v3M79 30v3M66 20h3M89 20h3M70 11l2 2M88 11l-2 2M70 29l2-2M88 29l-2-2", 1.6) +
  `<circle cx="48" cy="16" r="9.500" fill="#9a4f2b" ${PEN}/>` +
  line("M42 14q6-5 12 1", 1.1) +
  bust("#f2cfae", "#e0b429") +
  shape("M48 77l-11-7q-4 4-3 9 8 5 14 3 6 2 14-3 1-5-3-9z", "#fffaf0") +
  dot(48, 80, 2, "#a8412c") +
  shape("M30.500 46c-2-17 6-26 17.500-26s19.500 9 17.500 26c-1-7-4-12-9-14-7 4-16 5-20 6-3 2-5 4-6 8z", "#9a4f2b") +
  line("M37.500 44q4 2.800 8 0", 1.8) +
  dot(54.5, 43.5, 2.1) +
  line("M38 39.500q4-.5 7 .5M51 37q4-2.500 7.500 .5", 1.6) +
  nose +
  line("M43 57q6 2.500 10-1.500", 1.6) +
  dot(37.5, 51, 2.5, "#e8a58f") +
  dot(58, 51, 2.5, "#e8a58f") +
  shape("M9 78h20l-2 12q-1 4-5 4h-6q-4 0-5-4z", "#fbf7ef") +
  line("M29 81q7 0 5 5-1 3-7 3", 1.8) +
  line("M15 73q-3-4 0-7M22 73q-3-4 0-7", 1.4, "#5e574c");

const PORTRAITS: Record<string, () => string> = { bertha, carsten, denzel, katherine };

/** The portrait of a character; empty if it has none. */
export const portrait = (character: string): string => PORTRAITS[character]?.() ?? "";
