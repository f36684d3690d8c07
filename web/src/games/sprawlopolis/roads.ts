/* Draws roads joined across blocks and cards: one path per road, between the centres of edges.
The server scores them. */

import { BLOCK } from "./city";

export type Edge = "N" | "E" | "S" | "W";

export interface RoadBlock {
  x: number;
  y: number;
  /** The two edges that its road joins; none in a park. */
  road: readonly Edge[];
}

export interface Road {
  path: string;
  /** Its blocks, in order. */
  blocks: RoadBlock[];
  /** Its ends; a loop has none. */
  ends: { x: number; y: number; edge: Edge }[];
}

export const OPPOSITE: Record<Edge, Edge> = { N: "S", S: "N", E: "W", W: "E" };
const STEP: Record<Edge, readonly [number, number]> = { N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0] };
/** Distance from a block's centre at which a bend starts. */
const BEND = 24;

const key = (x: number, y: number) => `${x},${y}`;

function middleOf(x: number, y: number, edge: Edge): [number, number] {
  const [dx, dy] = STEP[edge];
  return [(x + 0.5 + dx / 2) * BLOCK.width, (y + 0.5 + dy / 2) * BLOCK.height];
}

function segment(x: number, y: number, from: Edge, to: Edge): string {
  const end = middleOf(x, y, to).join(" ");
  if (OPPOSITE[from] === to) return `L${end}`;
  const [cx, cy] = [(x + 0.5) * BLOCK.width, (y + 0.5) * BLOCK.height];
  const [a, b] = [STEP[from], STEP[to]];
  return `L${cx + a[0] * BEND} ${cy + a[1] * BEND}Q${cx} ${cy} ${cx + b[0] * BEND} ${cy + b[1] * BEND}L${end}`;
}

/** All roads of a city. */
export function roadsOf(blocks: Iterable<RoadBlock>): Road[] {
  const city = new Map<string, RoadBlock>();
  for (const each of blocks) if (each.road.length) city.set(key(each.x, each.y), each);
  const seen = new Set<string>();
  const next = ({ x, y }: RoadBlock, edge: Edge): RoadBlock | undefined => {
    const neighbour = city.get(key(x + STEP[edge][0], y + STEP[edge][1]));
    return neighbour?.road.includes(OPPOSITE[edge]) ? neighbour : undefined;
  };
  const traceRoad = (first: RoadBlock, start: Edge): Road => {
    let path = `M${middleOf(first.x, first.y, start).join(" ")}`;
    const roadBlocks: RoadBlock[] = [];
    for (let block = first, from = start; ; ) {
      seen.add(key(block.x, block.y));
      roadBlocks.push(block);
      const to = block.road.find((edge) => edge !== from) as Edge;
      path += segment(block.x, block.y, from, to);
      const neighbour = next(block, to);
      if (!neighbour) {
        const ends = [
          { x: first.x, y: first.y, edge: start },
          { x: block.x, y: block.y, edge: to },
        ];
        return { path, blocks: roadBlocks, ends };
      }
      if (seen.has(key(neighbour.x, neighbour.y))) return { path: `${path}Z`, blocks: roadBlocks, ends: [] };
      block = neighbour;
      from = OPPOSITE[to];
    }
  };
  const roads: Road[] = [];
  for (const each of city.values())
    for (const edge of each.road)
      if (!seen.has(key(each.x, each.y)) && !next(each, edge)) roads.push(traceRoad(each, edge));
  for (const each of city.values())
    if (!seen.has(key(each.x, each.y))) roads.push(traceRoad(each, each.road[0] as Edge));
  return roads;
}

/** The bars at the ends of roads, as one path. */
export function stopBars(roads: readonly Road[]): string {
  return roads
    .flatMap((road) => road.ends)
    .map(({ x, y, edge }) => {
      const [mx, my] = middleOf(x, y, edge);
      const [dx, dy] = STEP[edge];
      const [px, py] = [mx - dx * 3.2, my - dy * 3.2];
      return `M${px - dy * 6.6} ${py - dx * 6.6}L${px + dy * 6.6} ${py + dx * 6.6}`;
    })
    .join("");
}

/** The layers of a road, from bottom to top. */
const LAYERS = [
  'stroke="#5b554c" stroke-width="22.6"',
  'stroke="#e9e1d0" stroke-width="21.2"',
  'stroke="#2f2e2d" stroke-width="16.4"',
  'stroke="#454443" stroke-width="15.2"',
  'stroke="#f6e7b8" stroke-width="1.5" stroke-dasharray="6.5 5.5" stroke-dashoffset="-3"',
];

/** Draw all roads above the cards, so that there are no seams. */
export function drawRoads(roads: readonly Road[]): string {
  const layers = LAYERS.map((style) =>
    roads.map((road) => `<path d="${road.path}" fill="none" stroke-linejoin="round" ${style}/>`).join(""),
  );
  return `${layers.join("")}<path d="${stopBars(roads)}" stroke="#f5efe2" stroke-width="2"/>`;
}
