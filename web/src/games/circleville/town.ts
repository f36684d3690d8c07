/* The town map: three bands around the courthouse, open sections as arcs, completed ones as a square grid. */

import { n1, range } from "../../draw/svg";
import type { CirclevillePlot, CirclevilleSection } from "../../wire/types";
import { COLOURS, cube, road, STRUCTURES, supervisor, use } from "./pieces";

export const WIDTH = 784;
export const HEIGHT = 768;
const CX = 392;
const CY = 384;
const BANDS: Record<string, [number, number]> = { inner: [52, 163], middle: [171, 257], outer: [265, 350] };
const BAND_ORDER = ["inner", "middle", "outer"];
/** The blocks of the new street grid. */
const BLOCK = { width: 38, height: 47 };

type Point = [number, number];
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const at = (radius: number, angle: number): Point => [
  CX + radius * Math.sin(radians(angle)),
  CY - radius * Math.cos(radians(angle)),
];
const xy = (radius: number, angle: number) => at(radius, angle).map(n1).join(" ");
const bandOf = (section: CirclevilleSection) => BANDS[section.band] as [number, number];
/** Half the width of a road at a radial edge. */
const half = (angle: number) => (angle % 90 === 0 ? 6 : 4.5);
const inset = (width: number, radius: number) => (Math.asin(width / radius) * 180) / Math.PI;

function sector(r0: number, r1: number, a0: number, a1: number, h0 = half(a0), h1 = half(a1)): string {
  return `M${xy(r1, a0 + inset(h0, r1))}A${r1} ${r1} 0 0 1 ${xy(r1, a1 - inset(h1, r1))}L${xy(r0, a1 - inset(h1, r0))}A${r0} ${r0} 0 0 0 ${xy(r0, a0 + inset(h0, r0))}Z`;
}
const arc = (radius: number, a0: number, a1: number) =>
  `M${xy(radius, a0)}A${radius} ${radius} 0 0 1 ${xy(radius, a1)}`;
const spread = (count: number, gap: number, radius: number) =>
  range(count).map((index) => (((index - (count - 1) / 2) * gap) / radius / Math.PI) * 180);
const isLeft = (quadrant: number) => quadrant === 1 || quadrant === 4;
const gridX = (quadrant: number) => CX + (isLeft(quadrant) ? -5 : 5);
const gridY = (quadrant: number) => CY + (quadrant > 2 ? 5 : -5);

/** The outline of a section. */
export const outline = (section: CirclevilleSection): string =>
  sector(...bandOf(section), section.begins, section.ends);

/** The centre of a section. */
export function middle(section: CirclevilleSection): Point {
  const [r0, r1] = bandOf(section);
  return at((r0 + r1) / 2, (section.begins + section.ends) / 2);
}

function octagon(radius: number): string {
  return `${range(8)
    .map((index) => `${index ? "L" : "M"}${xy(radius, 22.5 + 45 * index)}`)
    .join("")}Z`;
}

/** The static parts: paper, roads, courthouse. */
export const GROUND = (() => {
  const patterns = COLOURS.map((colour, index) => {
    const { width, height } = BLOCK;
    return `<pattern id="cv-plan${index + 1}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" x="${gridX(index + 1)}" y="${gridY(index + 1)}"><rect width="${width}" height="${height}" fill="color-mix(in srgb,var(--cv-block${index + 1}) 25%,var(--cv-street))"/><rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="2" fill="var(--cv-block${index + 1})"/><path d="M${width / 2} 2V${height - 2}M2 ${n1(height / 3)}H${width - 2}M2 ${n1(height / 1.5)}H${width - 2}" stroke="var(--${colour})" stroke-opacity=".22" stroke-width=".8"/></pattern>`;
  }).join("");
  const rings = [167, 261].map((radius) => `<circle cx="${CX}" cy="${CY}" r="${radius}"/>`).join("");
  const mains = [0, 90, 180, 270].map((angle) => `<path d="M${xy(52, angle)}L${xy(350, angle)}"/>`).join("");
  return `<defs>${patterns}</defs><circle cx="${CX}" cy="${CY}" r="382" fill="var(--panel)" stroke="var(--cv-edge)" stroke-width="1.2"/><circle cx="${CX}" cy="${CY}" r="356.5" fill="var(--cv-road)" stroke="var(--cv-edge)" stroke-width="1.2"/><g fill="none" stroke="var(--cv-road-edge)" stroke-dasharray="6 5">${rings}${mains}</g><path d="${octagon(44)}" fill="#e8dcc0" stroke="#4a3d2b" stroke-width="1.6" stroke-linejoin="round"/><path d="${octagon(37.5)}" fill="none" stroke="#4a3d2b" stroke-width=".8" stroke-dasharray="2 3"/>${use("court", CX, CY - 1, 52)}`;
})();

/** The old lots along the edges of an open section. */
export function lots(section: CirclevilleSection): string {
  const [r0, r1] = bandOf(section);
  const away = (radius: number) => inset(half(section.begins) + 5, radius);
  const rim = (radius: number) => arc(radius, section.begins + away(radius), section.ends - away(radius));
  return `<path d="${rim(r1 - 3.5)}${rim(r0 + 3.5)}" fill="none" stroke="var(--cv-lot)" stroke-width="6" stroke-dasharray="1 9"/>`;
}

/** The crossing between two neighbours. `all`: every section, to know which roads are built over. */
function bridge(a: CirclevilleSection, b: CirclevilleSection, all: readonly CirclevilleSection[]): string {
  if (a.band === b.band) {
    const edge = a.ends === b.begins ? a.ends : a.begins;
    const [r0, r1] = bandOf(a);
    const side = (radius: number, sign: number) => xy(radius, edge + sign * inset(5.5, radius));
    return `M${side(r1, -1)}L${side(r1, 1)}L${side(r0, 1)}L${side(r0, -1)}Z`;
  }
  const [lower, upper] = [a.band, b.band].sort((x, y) => BAND_ORDER.indexOf(x) - BAND_ORDER.indexOf(y)) as [
    string,
    string,
  ];
  const from = (BANDS[lower] as [number, number])[1] - 1;
  const to = (BANDS[upper] as [number, number])[0] + 1;
  const [begins, ends] = [Math.max(a.begins, b.begins), Math.min(a.ends, b.ends)];
  const halfRoad = (edge: number) => {
    const adjacent = all.filter(
      (each) => (each.band === lower || each.band === upper) && each.begins <= edge && edge <= each.ends,
    );
    return edge % 90 && adjacent.every(({ section }) => a.area.includes(section)) ? 0 : half(edge);
  };
  return sector(from, to, begins, ends, halfRoad(begins), halfRoad(ends));
}

/** The completed sections of a quadrant as one plan, without roads between neighbours. */
export function plan(sections: readonly CirclevilleSection[], quadrant: number): string {
  const completed = sections.filter((each) => each.completed && each.quadrant === quadrant);
  if (!completed.length) return "";
  const paths = completed.flatMap((a) => [
    outline(a),
    ...completed
      .filter((b) => b.section > a.section && a.neighbours.includes(b.section) && a.area.includes(b.section))
      .map((b) => bridge(a, b, sections)),
  ]);
  const path = paths.join("");
  return `<path d="${path}" fill="none" stroke="color-mix(in srgb,var(--${COLOURS[quadrant - 1]}) 62%,#2b2a28)" stroke-width="4.4" stroke-linejoin="round"/><path d="${path}" fill="var(--cv-street)"/><path d="${path}" fill="url(#cv-plan${quadrant})"/>`;
}

const number = (section: number, x: number, y: number, size = 19) =>
  `<text x="${n1(x)}" y="${n1(y + size * 0.34)}" text-anchor="middle" font-size="${size}" font-weight="600" fill="var(--ink)" style="font-family:var(--display)">${section}</text>`;

/** The points of a section, each in the colour of the seat that gets them; dots are the seats after a move there. */
function pointsBox(section: CirclevilleSection, x: number, y: number, scale: number, prospect?: Prospect): string {
  const side = 13.5;
  const changes = section.points.map((_, index) => {
    const seat = prospect?.seatsByPlace?.[index] ?? null;
    if (seat === null || seat === section.seats_by_place[index]) return "";
    return `<circle data-later="${seat}" cx="${index % 2 ? side : -side}" cy="${index > 1 ? side : -side}" r="4.600" fill="var(--seat-${seat % 4})" stroke="var(--glow)" stroke-width="1.8"/>`;
  });
  const cells = section.points.map((value, index) => {
    const seat = section.seats_by_place[index] ?? null;
    const [px, py] = [index % 2 ? 0.4 : -side, index > 1 ? 0.4 : -side];
    return `<rect x="${px}" y="${py}" width="${side - 0.4}" height="${side - 0.4}" rx="2" fill="${seat === null ? "var(--panel)" : `var(--seat-${seat % 4})`}"/><text x="${px + 6.5}" y="${py + 10.6}" text-anchor="middle" font-size="11.5" font-weight="650" fill="${seat === null ? "var(--ink)" : `var(--on-seat-${seat % 4})`}">${value}</text>`;
  });
  return `<g transform="translate(${n1(x)} ${n1(y)}) scale(${scale})"><rect x="${-side - 1}" y="${-side - 1}" width="${2 * side + 2}" height="${2 * side + 2}" rx="4" fill="var(--ink)" fill-opacity=".72"/>${cells.join("")}${changes.join("")}</g>`;
}

type Structure = (typeof STRUCTURES)[number];

interface Icon {
  kind: Structure | null;
  cubes: number[];
  /** Whether the structure is still there. */
  standing: boolean;
}

/** The printed structures of a section: standing ones, then razed ones with cubes. */
function icons(section: CirclevilleSection): Icon[] {
  const intact = STRUCTURES.flatMap((kind) =>
    range(section.structures[kind] ?? 0).map((): Icon => ({ kind, cubes: [], standing: true })),
  );
  const razed = STRUCTURES.flatMap((kind) =>
    range(Math.max(0, (section.printed[kind] ?? 0) - (section.structures[kind] ?? 0))).map(
      (): Icon => ({ kind, cubes: [], standing: false }),
    ),
  );
  const marks = section.cubes.flatMap(({ structures }, seat) => range(structures).map(() => seat));
  if (marks.length && !razed.length) razed.push({ kind: null, cubes: [], standing: false });
  for (const [index, seat] of marks.entries()) razed[index % razed.length]?.cubes.push(seat);
  return [...intact, ...razed];
}

/** Returns a new name for a seat's next cube of a kind. */
type NameCube = (kind: string, seat: number) => string;

function cubeNamer(section: CirclevilleSection): NameCube {
  const counts = new Map<string, number>();
  return (kind, seat) => {
    const name = `${section.section} ${kind} ${seat}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return `${name} ${counts.get(name)}`;
  };
}

function drawIcon({ kind, cubes }: Icon, x: number, y: number, size: number, nameCube: NameCube): string {
  const art = kind ? use(kind, x, y, size) : "";
  if (!cubes.length) return art;
  return `<g opacity=".4">${art}</g>${cubes.map((seat, index) => cube(x + 1 + index * 6, y + 2 - index * 4, 15, seat, nameCube("structure", seat))).join("")}`;
}

const ROADS = ["red", "blue"] as const;
type Road = (typeof ROADS)[number];

const seatsOf = (section: CirclevilleSection, colour: Road) =>
  section.cubes.flatMap((work, seat) => range(work[colour]).map(() => seat));

/** The radii of the three rows of an open section (red squares, middle, blue squares), and the gaps in them. */
function rowsOf({ begins, ends, band }: CirclevilleSection) {
  const wide = ends - begins > 45;
  if (band === "outer") return { radii: [334, 307.5, 281], gaps: [48, 42, 44] } as const;
  if (band === "middle") return { radii: [241, 214, 187], gaps: wide ? [50, 50, 38] : [36, 31.5, 32] } as const;
  if (wide) return { radii: [147, 112, 79], gaps: [36, 36, 30] } as const;
  return { radii: [150, 125, 94], gaps: [27, 28, 21.5] } as const;
}

/** What can be clicked in a section: road squares and structures or, once it is completed, its icon and its plots. */
export type Square = Road | Structure | "beauty" | `plot ${number}`;
export const squaresIn = (section: CirclevilleSection | undefined): readonly Square[] =>
  section?.completed
    ? ["beauty", ...section.plots.filter((plot) => !plot.new).map(({ plot }) => `plot ${plot}` as const)]
    : [...ROADS, ...STRUCTURES];

interface RoadSquare {
  colour: Road;
  x: number;
  y: number;
  turned: number;
  /** The seat whose cube is on it. */
  seat: number | undefined;
}

/** The road squares of an open section. */
function roadSquaresOf(section: CirclevilleSection): RoadSquare[] {
  const { radii, gaps } = rowsOf(section);
  const mid = (section.begins + section.ends) / 2;
  return ROADS.flatMap((colour, index) => {
    const [radius, gap] = [radii[index * 2] as number, gaps[index * 2] as number];
    const seats = seatsOf(section, colour);
    const count = seats.length + section[colour];
    return spread(count, Math.min(gap, (gap * 4.4) / count), radius).map((angle, place) => {
      const [x, y] = at(radius, mid + angle);
      return { colour, x, y, turned: colour === "red" ? mid + angle : 0, seat: seats[place] };
    });
  });
}

interface Spot {
  x: number;
  y: number;
}
interface IconSpot extends Spot {
  icon: Icon;
  size: number;
}

/** Where the section number, the points and the structures of an open section are. */
function middleLayout(section: CirclevilleSection): { number: Spot; points: Spot; icons: IconSpot[] } {
  const { begins, ends, band } = section;
  const mid = (begins + ends) / 2;
  const { radii, gaps } = rowsOf(section);
  const radius = radii[1];
  const spot = (r: number, angle: number): Spot => {
    const [x, y] = at(r, mid + angle);
    return { x, y };
  };
  const structures = icons(section);
  if (isNarrow(section)) {
    const [number, points] = spread(2, 27, radius).map((angle) => spot(radius, angle)) as [Spot, Spot];
    const angles = spread(structures.length, 21, 68);
    return {
      number,
      points,
      icons: structures.map((icon, index) => ({ icon, size: 20, ...spot(69, angles[index] ?? 0) })),
    };
  }
  const count = structures.length + 2;
  const left = Math.ceil(structures.length / 2);
  const gap = Math.min(gaps[1], (radians(ends - begins) * radius - 34) / (count - 1));
  const spots = spread(count, gap, radius).map((angle) => spot(radius, angle));
  const [number, points] = spots.splice(left, 2) as [Spot, Spot];
  const size = band === "outer" ? 26 : 24;
  return { number, points, icons: structures.map((icon, index) => ({ icon, size, ...(spots[index] as Spot) })) };
}
/** Whether the pieces of a section do not fit on one arc. */
const isNarrow = ({ begins, ends, band }: CirclevilleSection) => band === "inner" && ends - begins <= 45;

const SQUARE = 18;
const squareHalo = (section: number, square: Square, x: number, y: number, turned: number) =>
  `<rect data-square="${section} ${square}" x="-13" y="-13" width="26" height="26" rx="6" fill="var(--glow)" transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turned)})"/>`;
/** How far from its middle a square can be tapped. */
const SQUARE_REACH = 15;

/** The free road square, structure, icon or plot at a point; null if there is none. */
export function squareAt(section: CirclevilleSection, x: number, y: number): Square | null {
  if (section.completed) {
    const index = piecesOf(section).findIndex(
      (box) => Math.abs(box.x - x) <= box.width / 2 && Math.abs(box.y - y) <= box.height / 2,
    );
    return squareOfPiece(section, index);
  }
  const isHit = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y) < SQUARE_REACH;
  const road = roadSquaresOf(section).find((each) => each.seat === undefined && isHit(each));
  const structure = middleLayout(section).icons.find((each) => each.icon.standing && isHit(each));
  return road?.colour ?? structure?.icon.kind ?? null;
}

/** What a player could do in a section now. */
export interface Prospect {
  /** The squares that can be clicked. */
  squares: readonly Square[];
  /** Who would get the section's points afterwards. */
  seatsByPlace: readonly (number | null)[] | null;
}

/** The pieces on an open section. */
export function openItems(
  section: CirclevilleSection,
  supervisors: readonly number[],
  me: number,
  prospect?: Prospect,
): string {
  const { begins, ends } = section;
  const middleRow = rowsOf(section).radii[1];
  const extra = section.cubes.flatMap((work, seat) => range(work.extra).map(() => seat));
  const nameCube = cubeNamer(section);
  const halo = (square: Square, { x, y }: Spot, turned = 0) =>
    prospect?.squares.includes(square) ? squareHalo(section.section, square, x, y, turned) : "";
  const rows = roadSquaresOf(section)
    .map((each) => {
      const { colour, x, y, turned, seat } = each;
      const free = seat === undefined;
      return (
        (free ? halo(colour, each, turned) : "") +
        road(x, y, SQUARE, colour, turned, free) +
        (free ? "" : cube(x, y, 15, seat, nameCube(colour, seat)))
      );
    })
    .join("");
  const { number: label, points, icons: structures } = middleLayout(section);
  const middleItems = [
    number(section.section, label.x, label.y),
    ...extra.map((seat, index) => cube(label.x + 11 + index * 7, label.y - 9, 11, seat, nameCube("extra", seat))),
    pointsBox(section, points.x, points.y, isNarrow(section) ? 0.9 : 1, prospect),
    ...structures.map((each) => {
      const { icon, x, y, size } = each;
      return (icon.kind && icon.standing ? halo(icon.kind, each) : "") + drawIcon(icon, x, y, size, nameCube);
    }),
  ];
  /* Supervisors stand at the ends of the middle row, so that nothing moves when one comes. */
  const pawns = supervisors.map((seat, index) => {
    const [edge, sign] = index % 2 ? [ends, -1] : [begins, 1];
    const radius = middleRow + Math.floor(index / 2) * 15;
    const [x, y] = at(radius, edge + sign * inset(half(edge) + 6, radius));
    return supervisor(x, y - 2, seat, seat === me);
  });
  return [rows, ...middleItems, ...pawns].join("");
}

/** A plot with the number by which moves and notes name it. */
function drawPlot(x: number, y: number, plot: CirclevillePlot, section: number): string {
  const nameCube = (side: string) => `${section} plot ${plot.plot} ${side}`;
  const squares = [0, 1]
    .map(
      (side) =>
        `<rect x="${side ? 1.5 : -12.5}" y="8" width="11" height="11" rx="2" fill="var(--sunk)" stroke="var(--cv-edge)"/>`,
    )
    .join("");
  const emptyMark = plot.structure
    ? ""
    : `<path d="M-12 -18h24v24h-24z" fill="none" stroke="var(--cv-edge)" stroke-width="1.2" stroke-dasharray="3.500 3"/><path d="M-12 -18 12 6M12 -18-12 6" stroke="var(--cv-edge)" stroke-opacity=".4" stroke-width=".9"/>`;
  const name = `<text x="-15.500" y="-12" font-size="11" font-weight="600" fill="var(--ink-soft)" stroke="var(--panel)" stroke-width="3" paint-order="stroke" data-plot="${section} ${plot.plot}">${plot.plot}</text>`;
  return `<g transform="translate(${n1(x)} ${n1(y)})"><rect x="-17" y="-21.500" width="34" height="43" rx="3" fill="var(--panel)" stroke="${plot.new ? "var(--accent)" : "var(--cv-edge)"}" stroke-width="${plot.new ? 1.8 : 1}"/>${emptyMark}${squares}${plot.structure ? use(plot.structure, 0, -7, 25) : ""}${plot.left === null ? "" : cube(-7, 13.5, 12.5, plot.left, nameCube("left"))}${plot.right === null ? "" : cube(7, 13.5, 12.5, plot.right, nameCube("right"))}${name}</g>`;
}

function drawNumber(x: number, y: number, section: CirclevilleSection): string {
  return `<rect x="${n1(x - 17.5)}" y="${n1(y - 11)}" width="35" height="22" rx="4" fill="var(--panel)" stroke="var(--cv-edge)"/>${number(section.section, x - 7.3, y, 14)}<rect x="${n1(x + 2.8)}" y="${n1(y - 6)}" width="12" height="12" rx="2" fill="var(--sunk)" stroke="var(--cv-edge)"/>${section.number_square === null ? "" : cube(x + 8.8, y, 13, section.number_square, `${section.section} number`)}`;
}

function drawBeauty(x: number, y: number, { section, beauty: seats }: CirclevilleSection): string {
  const planted = seats.length > 0;
  return `<circle cx="${n1(x)}" cy="${n1(y)}" r="14" fill="var(--panel)" stroke="var(--cv-edge)"${planted ? "" : ' stroke-dasharray="3 2.500"'}/><g opacity="${planted ? 1 : 0.8}">${use("tree", x, y - (planted ? 2 : 0.5), 22)}</g>${seats.map((seat, index) => cube(x + 7 - index * 14, y + 8, 12.5, seat, `${section} beauty ${index}`)).join("")}`;
}

function isInside(section: CirclevilleSection, x: number, y: number): boolean {
  const [r0, r1] = bandOf(section);
  const radius = Math.hypot(x - CX, CY - y);
  const angle = ((Math.atan2(x - CX, CY - y) * 180) / Math.PI + 360) % 360;
  return (
    radius > r0 + 2 &&
    radius < r1 - 2 &&
    angle > section.begins + inset(half(section.begins) + 2, radius) &&
    angle < section.ends - inset(half(section.ends) + 2, radius)
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const fits = (section: CirclevilleSection, { x, y, width, height }: Box) =>
  [-1, 1].every((h) => [-1, 1].every((v) => isInside(section, x + (h * width) / 2, y + (v * height) / 2)));
const areApart = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;

/** Candidate spots for pieces: the blocks of the street grid, then points between them. */
function* spots(quadrant: number, width: number, height: number): Generator<[x: number, y: number, penalty: number]> {
  const [dx, dy] = [(BLOCK.width - 4 - width) / 2, (BLOCK.height - 4 - height) / 2];
  for (let i = -11; i < 11; i++)
    for (let j = -9; j < 9; j++) {
      const x = gridX(quadrant) + (i + 0.5) * BLOCK.width;
      const y = gridY(quadrant) + (j + 0.5) * BLOCK.height;
      for (const ox of dx > 1 ? [0, -dx, dx] : [0])
        for (const oy of dy > 1 ? [0, -dy, dy] : [0]) yield [x + ox, y + oy, ox || oy ? 9 : 0];
      for (const ox of [-13, 0, 13]) for (const oy of [-16, 0, 16]) yield [x + ox, y + oy, 1000];
    }
}

/** The nearest free spot for a piece; in a full section, the piece may stick out. */
function findSpot(section: CirclevilleSection, box: Box, others: readonly Box[]): Box {
  let best = box;
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y, penalty] of spots(section.quadrant, box.width, box.height)) {
    const distance = Math.hypot(x - box.x, y - box.y) + penalty;
    if (distance >= least) continue;
    const spot = { ...box, x, y };
    const overhang = fits(section, spot)
      ? 0
      : fits(section, { ...spot, width: 8, height: 8 })
        ? 5000
        : Number.POSITIVE_INFINITY;
    if (distance + overhang < least && others.every((other) => areApart(spot, other))) {
      least = distance + overhang;
      best = spot;
    }
  }
  return best;
}

const NUMBER = { width: 34, height: 21 };
const SUPERVISOR = { width: 24, height: 30 };
const PLOT = { width: 34, height: 43 };
const BEAUTY = { width: 27, height: 27 };
/** The places of the pieces on a completed section: number, plots, Beautify icon; large pieces are placed first. */
function findPlaces(section: CirclevilleSection): Box[] {
  const { begins, ends, band, plots } = section;
  const mid = (begins + ends) / 2;
  const wide = ends - begins > 45;
  const narrow = band === "inner" && !wide;
  const sizes = [NUMBER, ...plots.map(() => PLOT), BEAUTY];
  const span = wide ? (band === "inner" ? 46 : 80) : band === "outer" ? 36 : 30;
  const places = sizes.map((size, index): Box => {
    const target = () => {
      if (!narrow)
        return at(MIDDLES[band] as number, mid + ((index - (sizes.length - 1) / 2) * span) / (sizes.length - 1));
      if (index === 0) return at(137, mid - 14);
      if (index === sizes.length - 1) return at(140, mid + 16);
      return at(plots.length > 1 ? 92 : 85, mid + (index - 1 - (plots.length - 1) / 2) * 24);
    };
    const [x, y] = target();
    return { ...size, x, y };
  });
  if (narrow && plots.length < 2) return places;
  const placed: Box[] = [];
  for (const index of range(places.length).sort((a, b) => sizeOf(places, b) - sizeOf(places, a))) {
    places[index] = findSpot(section, places[index] as Box, placed);
    placed.push(places[index] as Box);
  }
  return places;
}
const MIDDLES: Record<string, number> = { inner: 112, middle: 214, outer: 307.5 };
const sizeOf = (places: readonly Box[], index: number) => places[index]?.height ?? 0;

/** The places of supervisors between the other pieces; if there is no room, on top of them. */
function findPlacesForSupervisors(section: CirclevilleSection, pieces: readonly Box[], count: number): Box[] {
  const mid = (section.begins + section.ends) / 2;
  const radius = MIDDLES[section.band] as number;
  const taken = [...pieces];
  for (const angle of spread(count, 24, radius)) {
    const [x, y] = at(radius, mid + angle);
    taken.push(findSpot(section, { ...SUPERVISOR, x, y }, taken));
  }
  return taken.slice(pieces.length);
}

/** The places by section and number of supervisors; finding them takes too long to repeat with every move. */
const PLACES = new Map<string, Box[]>();

function cachedPlaces(section: CirclevilleSection, supervisors: number, find: () => Box[]): Box[] {
  const { quadrant, band, begins, ends, plots } = section;
  const key = [quadrant, band, begins, ends, plots.length, supervisors].join();
  const places = PLACES.get(key) ?? find();
  PLACES.set(key, places);
  return places;
}

/** The places of the pieces on a completed section: number, plots, Beautify icon. */
const piecesOf = (section: CirclevilleSection) => cachedPlaces(section, 0, () => findPlaces(section));

/** The square of a piece, by its index; null if it has none. */
function squareOfPiece({ plots }: CirclevilleSection, index: number): Square | null {
  const plot = plots[index - 1];
  if (plot) return plot.new ? null : `plot ${plot.plot}`;
  return index === plots.length + 1 ? "beauty" : null;
}

/** The pieces on a completed section; supervisors on top. */
export function completedItems(
  section: CirclevilleSection,
  supervisors: readonly number[],
  me: number,
  prospect?: Prospect,
): string {
  const pieces = piecesOf(section);
  const halos = pieces.map(({ x, y, width, height }, index) => {
    const square = squareOfPiece(section, index);
    return square && prospect?.squares.includes(square)
      ? `<rect data-square="${section.section} ${square}" x="${n1(x - width / 2 - 3)}" y="${n1(y - height / 2 - 3)}" width="${width + 6}" height="${height + 6}" rx="7" fill="var(--glow)"/>`
      : "";
  });
  const supervisorPlaces = supervisors.length
    ? cachedPlaces(section, supervisors.length, () => findPlacesForSupervisors(section, pieces, supervisors.length))
    : [];
  const draw = [
    (x: number, y: number) => drawNumber(x, y, section),
    ...section.plots.map((plot) => (x: number, y: number) => drawPlot(x, y, plot, section.section)),
    (x: number, y: number) => drawBeauty(x, y, section),
  ];
  return [
    ...pieces.map(({ x, y }, index) => (halos[index] ?? "") + (draw[index]?.(x, y) ?? "")),
    ...supervisorPlaces.map(({ x, y }, index) =>
      supervisor(x, y, supervisors[index] as number, supervisors[index] === me),
    ),
  ].join("");
}

/** Badges on the roads between the supervisor and the sections in reach. */
export function stepBadges(from: readonly CirclevilleSection[], to: readonly CirclevilleSection[]): string {
  const badges: string[] = [];
  for (const a of from)
    for (const b of to) {
      if (!a.neighbours.includes(b.section)) continue;
      const [x, y, heading] = crossing(a, b);
      badges.push(
        `<g transform="translate(${n1(x)} ${n1(y)})"><circle r="11.5" fill="var(--glow)"/><circle r="9" fill="var(--panel)" stroke="var(--ink)" stroke-width="1.3"/><g transform="rotate(${n1(heading - 90)})" color="var(--ink)">${use("step", 0, 0, 11)}</g></g>`,
      );
    }
  return badges.join("");
}

/** The path from one section to another; across the road, if they are neighbours. */
export function pathBetween(a: CirclevilleSection, b: CirclevilleSection): Point[] {
  const [x, y] = crossing(a, b);
  return a.neighbours.includes(b.section) ? [middle(a), [x, y], middle(b)] : [middle(a), middle(b)];
}

/** The crossing between two neighbours, and its direction. */
function crossing(a: CirclevilleSection, b: CirclevilleSection): [number, number, number] {
  const [a0, a1] = bandOf(a);
  if (a.band === b.band) {
    const forward = a.ends % 360 === b.begins % 360;
    const edge = forward ? a.ends : a.begins;
    return [...at((a0 + a1) / 2, edge), edge + (forward ? 90 : -90)];
  }
  const outward = BAND_ORDER.indexOf(b.band) > BAND_ORDER.indexOf(a.band);
  const radius = outward ? a1 + 4 : a0 - 4;
  const [from, to] = [Math.max(a.begins, b.begins), Math.min(a.ends, b.ends)];
  const angle = from < to ? (from + to) / 2 : (b.begins + b.ends) / 2;
  return [...at(radius, angle), outward ? angle : angle + 180];
}

const QUARTERS = [270, 0, 90, 180];
const SPACES = 11;

/** The quadrant tracks around the town with all markers; four markers on one space overlap its edge. */
export function tracks(values: readonly (readonly number[])[]): string {
  const spaceAngle = 88 / SPACES;
  const cells: string[] = [];
  const markers: string[] = [];
  for (const [quadrant, seats] of values.entries())
    for (const space of range(SPACES)) {
      const a0 = (QUARTERS[quadrant] as number) + 1 + space * spaceAngle;
      const colour = `var(--${COLOURS[quadrant]})`;
      cells.push(
        `<path d="${sector(358.5, 381, a0, a0 + spaceAngle, 0.5, 0.5)}" fill="color-mix(in srgb,${colour} ${space % 2 ? 14 : 22}%,var(--panel))"/>`,
      );
      const seatsHere = seats
        .map((value, seat) => ({ value, seat }))
        .filter(({ value }) => Math.min(value, SPACES - 1) === space);
      if (!seatsHere.length) {
        const [x, y] = at(369.7, a0 + spaceAngle / 2);
        cells.push(
          `<text x="${n1(x)}" y="${n1(y + 4)}" text-anchor="middle" font-size="11.5" font-weight="600" fill="color-mix(in srgb,${colour} 40%,var(--ink))">${space}</text>`,
        );
      }
      for (const [index, angle] of spread(seatsHere.length, seatsHere.length > 3 ? 14 : 16.5, 370).entries()) {
        const { value, seat } = seatsHere[index] as { value: number; seat: number };
        const [x, y] = at(369.7, a0 + spaceAngle / 2 + angle);
        markers.push(
          `<circle cx="${n1(x)}" cy="${n1(y)}" r="8.6" fill="var(--seat-${seat % 4})" stroke="var(--cv-rim)" stroke-width="1.2"/><text x="${n1(x)}" y="${n1(y + 4)}" text-anchor="middle" font-size="11.5" font-weight="700" fill="var(--on-seat-${seat % 4})">${value}</text>`,
        );
      }
    }
  return [...cells, ...markers].join("");
}
