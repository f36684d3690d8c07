/* The pieces of Circleville as SVG text. */

import { n1 } from "../../draw/svg";

export const COLOURS = ["red", "blue", "orange", "green"] as const;
export const STRUCTURES = ["natural", "brown", "silver", "golden"] as const;

/** The text colour on an action's colour. */
export const textOn = (colour: string): string => (colour === "orange" ? "#2a1708" : "#fff");

export function use(id: string, x: number, y: number, width: number, height = width, style = ""): string {
  return `<use href="#cv-${id}" x="${n1(x - width / 2)}" y="${n1(y - height / 2)}" width="${width}" height="${height}"${style ? ` style="${style}"` : ""}/>`;
}

/** The signs on the cubes that distinguish seats without colour. */
const SIGNS = ["", "M-.34 .02l.2 .12M-.34 .2l.2 .12", "M-.25 .17h.01", "M-.36 .02l.22 .3M-.14 .1l-.22 .14"];

/** A cube; a named one flies from its owner's supply when it comes onto the board. */
export function cube(x: number, y: number, size: number, seat: number, piece = ""): string {
  const sign = SIGNS[seat % 4]
    ? `<path d="${SIGNS[seat % 4]}" stroke="var(--on-seat-${seat % 4})" stroke-width="${seat % 4 === 2 ? 0.22 : 0.08}" stroke-linecap="round" fill="none"/>`
    : "";
  const names = piece ? ` data-piece="${piece} of ${seat}" data-from="cubes ${seat}"` : "";
  return `<g${names} transform="translate(${n1(x)} ${n1(y)}) scale(${size})"><path d="M0-.54l.5 .27v.54L0 .54l-.5-.27v-.54z" fill="var(--seat-${seat % 4})" stroke="var(--cv-rim)" stroke-width=".075" stroke-linejoin="round"/><path d="M0-.54l.5 .27L0 0l-.5-.27z" fill="#fff" fill-opacity="${seat % 4 === 2 ? 0.28 : 0.42}"/><path d="M0 0l.5-.27v.54L0 .54z" fill="#000" fill-opacity=".2"/>${sign}</g>`;
}

/** The colours of a seat's pegs and pawns, as CSS. */
const figureStyle = (seat: number) => `--f:var(--seat-${seat % 4});--s:var(--cv-rim)`;
export const peg = (x: number, y: number, width: number, seat: number) =>
  use("peg", x, y, width, width * 1.2, figureStyle(seat));

export function supervisor(x: number, y: number, seat: number, mine: boolean): string {
  const halo = mine ? `<circle cx="${n1(x)}" cy="${n1(y)}" r="17" fill="var(--glow)" fill-opacity=".5"/>` : "";
  return `${halo}<ellipse cx="${n1(x)}" cy="${n1(y + 13)}" rx="10" ry="3.6" fill="#000" fill-opacity=".22"/>${use("pawn", x, y, 20, 28, figureStyle(seat))}`;
}

/** A road square: red follows the old arc, blue is upright. */
export function road(
  x: number,
  y: number,
  size: number,
  colour: "red" | "blue",
  turned: number,
  free: boolean,
): string {
  const sign = colour === "red" ? "M-4.500 2.200Q0 -3.800 4.500 2.200" : "M0 -4.500V4.500M-4.500 0H4.500";
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turned)})"><rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="2.5" fill="color-mix(in srgb,var(--${colour}) ${free ? 20 : 34}%,var(--panel))" stroke="var(--${colour})" stroke-width="1.8"/>${free ? `<path d="${sign}" fill="none" stroke="var(--${colour})" stroke-width="2" stroke-linecap="round" transform="scale(${size / 18})"/>` : ""}</g>`;
}

export function disc(x: number, y: number, width: number, colour: string, top: boolean): string {
  const height = width * 0.62;
  const depth = width * 0.2;
  const glyph = top
    ? `<svg x="${n1(x - width * 0.27)}" y="${n1(y - width * 0.2)}" width="${n1(width * 0.54)}" height="${n1(width * 0.4)}" viewBox="0 0 24 24" preserveAspectRatio="none" color="${textOn(colour)}"><use href="#cv-a-${colour}"/></svg>`
    : "";
  return `<path d="M${n1(x - width / 2)} ${n1(y)}v${n1(depth)}a${n1(width / 2)} ${n1(height / 2)} 0 0 0 ${width} 0v${n1(-depth)}z" fill="color-mix(in srgb,var(--${colour}) 72%,#1d1208)"/><ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(width / 2)}" ry="${n1(height / 2)}" fill="var(--${colour})" stroke="#2a1a10" stroke-width=".9"/>${glyph}`;
}

export const stack = (x: number, y: number, discs: readonly string[], width: number): string =>
  discs.map((colour, index) => disc(x, y - index * width * 0.2, width, colour, index === discs.length - 1)).join("");

export function flatDisc(x: number, y: number, radius: number, colour: string, value: number | string): string {
  return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${radius}" fill="var(--${colour})" stroke="#2a1a10" stroke-width=".8"/><text x="${n1(x)}" y="${n1(y + radius * 0.42)}" text-anchor="middle" font-size="${n1(radius * 1.3)}" font-weight="700" fill="${textOn(colour)}">${value}</text>`;
}

const serif = "font-family:var(--display)";
const word = (x: number, y: number, size: number, text: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="var(--ink)" text-anchor="middle" style="${serif}">${text}</text>`;

/** The picture on a year tile, in a box of 34 by 32. */
export function yearTile(tile: string): string {
  switch (tile) {
    case "raze_structure":
      return `<g color="color-mix(in srgb,var(--orange) 76%,var(--ink))">${use("a-orange", 17, 16, 23)}</g>`;
    case "build_structure":
      return `<g color="color-mix(in srgb,var(--green) 76%,var(--ink))">${use("a-green", 17, 16, 23)}</g>`;
    case "new_plot":
      return `<rect x="9" y="8" width="16" height="16" fill="none" stroke="var(--ink)" stroke-width="1.4" stroke-dasharray="3 2.4"/><path d="M17 12v8M13 16h8" stroke="var(--ink)" stroke-width="1.8" stroke-linecap="round"/>`;
    case "flexible_assistant":
      return use("peg", 17, 16, 17, 20.4, "--f:var(--sunk);--s:var(--ink)");
    case "flexible_supervisor":
      return use("pawn", 17, 16, 16, 22.4, "--f:var(--sunk);--s:var(--ink)");
    case "level_five":
      return `<circle cx="17" cy="16" r="10" fill="url(#cv-four)" stroke="#2a1a10"/><text x="17" y="20.800" font-size="13.5" font-weight="700" text-anchor="middle" fill="#fff" stroke="#2a1a10" stroke-width="2.5" paint-order="stroke" style="${serif}">5</text>`;
    case "new_equipment":
      return `<g color="var(--ink)">${use("wrench", 17, 16, 22)}</g>`;
    default:
      return `<text x="17" y="22" font-size="17" font-weight="700" text-anchor="middle" fill="var(--accent-ink)" style="${serif}">3</text>`;
  }
}

const blank = (x: number, y: number) =>
  `<path d="M${x} ${y - 6}l5.500 3v6l-5.500 3-5.500-3v-6z" fill="var(--line)" stroke="var(--ink)" stroke-width=".9"/><path d="M${x - 5.5} ${y - 3}l5.500 3 5.500-3M${x} ${y}v6" fill="none" stroke="var(--ink)" stroke-width=".9"/>`;

/** The picture on an equipment tile, in a box of 36 by 36. */
export function equipmentTile(kind: string, colours: readonly string[]): string {
  const [first = "red", second = "blue"] = colours;
  const ink = (art: string) => `<g color="var(--ink)">${art}</g>`;
  switch (kind) {
    case "beautify_again":
      return use("tree", 12, 18, 22) + use("tree", 25, 20, 22);
    case "flip_stack":
      return stack(13, 25, ["orange", "green", "blue"], 20) + ink(use("swap", 28, 12, 13));
    case "extra_supervisor_step":
      return ink(use("walk", 17, 15, 25)) + word(27, 33, 13, "+1");
    case "swap_year_bonus":
      return `<rect x="3" y="6" width="15" height="15" rx="3" fill="var(--panel)" stroke="var(--ink)"/><rect x="18" y="16" width="15" height="15" rx="3" fill="var(--panel)" stroke="var(--ink)"/>${ink(use("swap", 27, 9, 13))}`;
    case "extra_level":
      return disc(15, 20, 24, first, true) + word(29, 12, 13, "+1");
    case "plus_two_cubes":
      return (
        (first === "red" || first === "blue" ? road(12, 18, 18, first, 0, true) : disc(12, 18, 20, first, true)) +
        word(28, 23, 14, "+2")
      );
    case "double_cube_precious":
      return use("golden", 13, 13, 21) + blank(12, 28) + blank(25, 26) + ink(use(`a-${first}`, 28, 10, 13));
    case "assistant_three":
      return use("peg", 10, 18, 16, 19, "--f:var(--sunk);--s:var(--ink)") + word(26, 24, 17, "3");
    case "bonus_for_three":
      return (
        flatDisc(9, 13, 6, "red", "") +
        flatDisc(19, 21, 6, "blue", "") +
        flatDisc(28, 12, 6, "green", "") +
        word(8, 33, 12, "3")
      );
    case "assistant_back":
      return `${use("peg", 12, 17, 16, 19, "--f:var(--sunk);--s:var(--ink)")}<g transform="rotate(180 27 19)">${ink(use("step", 27, 19, 14))}</g>`;
    case "finish_roads_cube":
      return road(10, 12, 14, "red", 0, true) + road(26, 12, 14, "blue", 0, true) + blank(18, 27);
    case "swap_upcoming":
      return stack(10, 26, ["red", "blue"], 17) + stack(27, 26, ["green", "orange"], 17) + ink(use("swap", 18, 8, 13));
    case "swap_tile":
      return disc(11, 12, 18, "red", false) + disc(25, 25, 18, "green", false) + ink(use("swap", 26, 9, 13));
    case "swap_queue":
      return use("natural", 10, 23, 18) + use("brown", 26, 23, 18) + ink(use("swap", 18, 8, 14));
    case "either_level":
      return disc(11, 20, 19, first, true) + disc(26, 20, 19, second, true) + word(18, 11, 12, "=");
    default:
      return `<rect x="5" y="6" width="26" height="26" rx="4" fill="var(--sunk)" stroke="var(--ink)" stroke-width="1.3"/>${word(18, 25, 17, "×2")}`;
  }
}

const QUARTER_STARTS = [270, 0, 90, 180];
function quarter(x: number, y: number, radius: number, quadrant: number): string {
  const start = QUARTER_STARTS[quadrant - 1] ?? 0;
  const at = (degrees: number) =>
    `${n1(x + radius * Math.sin((degrees * Math.PI) / 180))} ${n1(y - radius * Math.cos((degrees * Math.PI) / 180))}`;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--sunk)" stroke="var(--ink)"/><path d="M${x} ${y}L${at(start)}A${radius} ${radius} 0 0 1 ${at(start + 90)}Z" fill="var(--${COLOURS[quadrant - 1]})" stroke="var(--ink)" stroke-width=".8"/>`;
}

interface AchievementTile {
  kind: string;
  structure: string | null;
  quadrant: number | null;
  points: number;
}

/** The picture on an achievement, in a box of 46 by 38. */
export function achievementTile({ kind, structure, quadrant, points }: AchievementTile): string {
  const star = `<g color="color-mix(in srgb,var(--golden) 60%,var(--ink))">${use("star", 14, 18, 23)}</g>`;
  const what = structure
    ? use(structure, 14, 18, 22)
    : kind === "beautify_cubes"
      ? use("tree", 14, 18, 23)
      : kind === "action_tiles_on_mat"
        ? stack(14, 24, ["red", "blue", "green"], 20)
        : star;
  const where = quadrant ? quarter(34, 12, 7.5, quadrant) : kind === "achievements_owned" ? "" : blank(34, 12);
  return what + where + word(34, 33.5, 13, String(points));
}
