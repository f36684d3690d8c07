/* The data of the score form, and the position made from it. */

import type { CirclevillePosition, CirclevillePositionPlayer } from "../../wire/types";
import { printed } from "./components";
import { STRUCTURES } from "./pieces";

export type Four = [number, number, number, number];

export interface Mat {
  points: number;
  /** The supervisor's quadrant, from 1; 0 until entered. */
  supervisor: number;
  tracks: Four;
  beautified: Four;
  twice: Four;
  achievements: number[];
  beside: Record<string, number>;
  yearTiles: number;
  actionTiles: number;
}

export interface Town {
  names: string[];
  people: number;
  /** Solo: the opponents, by the name of the option's choice. */
  opponents: string;
  mats: Mat[];
  /** Structures per quadrant, by colour. */
  structures: [Record<string, number>, Record<string, number>, Record<string, number>, Record<string, number>];
}

export const mat = (): Mat => ({
  points: 0,
  supervisor: 0,
  tracks: [0, 0, 0, 0],
  beautified: [0, 0, 0, 0],
  twice: [0, 0, 0, 0],
  achievements: [],
  beside: {},
  yearTiles: 0,
  actionTiles: 0,
});

export const town = (): Town => ({
  names: [],
  people: 2,
  opponents: "denzel",
  mats: [mat(), mat(), mat(), mat()],
  structures: [{}, {}, {}, {}],
});

/** The opponents in a choice of the solo option. */
export const opponentsOf = ({ people, opponents }: Pick<Town, "people" | "opponents">): string[] =>
  people === 1 ? opponents.split("_") : [];

export const seatsOf = (entered: Town): number => entered.people + opponentsOf(entered).length;

/** Change the players; those who remain keep their data, new seats are empty. */
export function seated(entered: Town, next: Partial<Pick<Town, "people" | "opponents">>): Town {
  const after = { ...entered, ...next };
  const who = (table: Town, seat: number) =>
    seat < table.people ? "person" : (opponentsOf(table)[seat - table.people] ?? "nobody");
  const mats = entered.mats.map((each, seat) => (who(after, seat) === who(entered, seat) ? each : mat()));
  return { ...after, mats };
}

const GOALS = new Map(printed.achievements.map((tile) => [tile.id, tile]));
export const goalOf = (tile: number) => GOALS.get(tile);

const owned = ({ mats, people }: Town) => mats.slice(0, people).flatMap((each) => each.achievements);

/** The structures that an achievement counts: colour and quadrant, from 0. */
export function countedFields(entered: Town): { structure: string; quadrants: number[] }[] {
  const goals = owned(entered).flatMap((tile) => goalOf(tile) ?? []);
  return STRUCTURES.map((structure) => {
    const asking = goals.filter((goal) => goal.structure === structure);
    const quadrants = [0, 1, 2, 3].filter((quadrant) =>
      asking.some((goal) => goal.quadrant === undefined || goal.quadrant === quadrant + 1),
    );
    return { structure, quadrants };
  }).filter(({ quadrants }) => quadrants.length > 0);
}

/** The colours whose structures with an adjacent cube are counted by an achievement of this mat. */
export const besideOf = ({ achievements: tiles }: Mat): string[] =>
  tiles.flatMap((tile) => {
    const goal = goalOf(tile);
    return goal?.kind === "structures_with_my_cube" && goal.structure ? [goal.structure] : [];
  });

export const countsIcons = ({ achievements: tiles }: Mat): boolean =>
  tiles.some((tile) => goalOf(tile)?.kind === "beautify_cubes");

/** The number of structures of a colour that were entered. */
export const standing = ({ structures }: Town, structure: string): number =>
  structures.reduce((sum, there) => sum + (there[structure] ?? 0), 0);

/** The position; null until the supervisors are entered. Structures that no achievement counts are omitted. */
export function position(entered: Town): CirclevillePosition | null {
  const { mats, people, opponents } = entered;
  if (mats.slice(0, people).some(({ supervisor }) => !supervisor)) return null;
  const fields = countedFields(entered);
  const players = mats.slice(0, seatsOf(entered)).map((each, seat): CirclevillePositionPlayer => {
    const shared = {
      points: each.points,
      tracks: each.tracks,
      beautified: each.beautified,
      action_tiles: each.actionTiles,
    };
    if (seat >= people) return shared;
    return {
      ...shared,
      supervisor: each.supervisor,
      achievements: each.achievements,
      year_tiles: each.yearTiles,
      ...(countsIcons(each) ? { twice: each.twice } : {}),
      beside: Object.fromEntries(besideOf(each).map((structure) => [structure, each.beside[structure] ?? 0])),
    };
  });
  const structures = [0, 1, 2, 3].map((quadrant) =>
    Object.fromEntries(
      fields
        .filter(({ quadrants }) => quadrants.includes(quadrant))
        .map(({ structure }) => [structure, entered.structures[quadrant]?.[structure] ?? 0]),
    ),
  ) as Town["structures"];
  return { game: "circleville", players, structures, options: people === 1 ? { opponents } : {} };
}
