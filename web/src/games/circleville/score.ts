/* The data of the score form, and the position made from it. */

import type { Bounds, CirclevillePosition, CirclevillePositionPlayer } from "../../wire/types";
import { membersOf } from "./campaign";
import { printed } from "./components";
import { STRUCTURES } from "./pieces";

export type Four = [number, number, number, number];
export const QUADRANTS = [0, 1, 2, 3];

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

export interface FormValues {
  names: string[];
  people: number;
  /** Solo: the opponents, by the name of the option's choice. */
  opponents: string;
  mats: Mat[];
  /** Structures per quadrant, by colour. */
  structures: [Record<string, number>, Record<string, number>, Record<string, number>, Record<string, number>];
}

export const emptyMat = (): Mat => ({
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

export const emptyForm = (): FormValues => ({
  names: [],
  people: 2,
  opponents: "denzel",
  mats: [emptyMat(), emptyMat(), emptyMat(), emptyMat()],
  structures: [{}, {}, {}, {}],
});

/** The opponents in a choice of the solo option. */
export const opponentsOf = ({ people, opponents }: Pick<FormValues, "people" | "opponents">): string[] =>
  people === 1 ? membersOf(opponents) : [];

export const seatsOf = (form: FormValues): number => form.people + opponentsOf(form).length;

/** Change the players; those who remain keep their data, new seats are empty. */
export function withPlayers(form: FormValues, next: Partial<Pick<FormValues, "people" | "opponents">>): FormValues {
  const after = { ...form, ...next };
  const who = (values: FormValues, seat: number) =>
    seat < values.people ? "person" : (opponentsOf(values)[seat - values.people] ?? "nobody");
  const mats = form.mats.map((each, seat) => (who(after, seat) === who(form, seat) ? each : emptyMat()));
  return { ...after, mats };
}

const ACHIEVEMENTS = new Map(printed.achievements.map((tile) => [tile.id, tile]));
export const achievementOf = (tile: number) => ACHIEVEMENTS.get(tile);

/** The fields that achievements need: those that the server asks for, and those with a value. */
interface CountedFields {
  structures: { structure: string; quadrants: number[]; beside: number[] }[];
  twice: { seat: number; quadrant: number }[];
}

export function countedFields(form: FormValues, bounds: Record<string, Bounds>): CountedFields {
  const isShown = (path: string, value: number | undefined) => path in bounds || !!value;
  const people = form.mats.slice(0, form.people).map((_, seat) => seat);
  const structures = STRUCTURES.map((structure) => ({
    structure,
    quadrants: QUADRANTS.filter((at) => isShown(`structures.${at}.${structure}`, form.structures[at]?.[structure])),
    beside: people.filter((seat) => isShown(`players.${seat}.beside.${structure}`, form.mats[seat]?.beside[structure])),
  })).filter(({ quadrants, beside }) => quadrants.length + beside.length > 0);
  const twice = people
    .flatMap((seat) => QUADRANTS.map((quadrant) => ({ seat, quadrant })))
    .filter(({ seat, quadrant }) => isShown(`players.${seat}.twice.${quadrant}`, form.mats[seat]?.twice[quadrant]));
  return { structures, twice };
}

/** The position; null until the supervisors are entered. `components`: an owner's corrections of the board. */
export function position(
  form: FormValues,
  components: Record<string, unknown> | null = null,
): CirclevillePosition | null {
  const { mats, people, opponents } = form;
  if (mats.slice(0, people).some(({ supervisor }) => !supervisor)) return null;
  const players = mats.slice(0, seatsOf(form)).map((each, seat): CirclevillePositionPlayer => {
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
      twice: each.twice,
      beside: each.beside,
    };
  });
  const options: Record<string, string> = people === 1 ? { opponents } : {};
  return { game: "circleville", players, structures: form.structures, options, components };
}
