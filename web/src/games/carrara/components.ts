/* The game's printed components, from its components.json. */

import type data from "../../../../src/townwright/games/carrara/components.json";
import { componentsOf } from "../../boards/components";

const printed = await componentsOf<typeof data>("carrara");

export const COLOURS = printed.colours.map(({ id }) => id);
export const CITIES = printed.cities.map(({ id, accepts, pays, value, least, provenance }) => ({
  id,
  accepts,
  pays,
  value,
  least,
  /** Whether its value was not checked against the printed game. */
  assumed: provenance.value.includes("assumed"),
}));
export const TYPES = printed.types.map(({ id, object, costs, class: kind, provenance }) => ({
  id,
  object,
  costs,
  /** Whether it is a country building, not a town building. */
  land: kind === "land",
  /** Whether its object was not checked against the printed game. */
  assumed: provenance.object.includes("assumed"),
}));
export const OBJECTS = printed.types.map(({ object }) => object);
/** The possible numbers of players. */
export const PLAYERS = Array.from(
  { length: printed.players.most - printed.players.least + 1 },
  (_, index) => printed.players.least + index,
);
export const OBJECT_PRICE = printed.objects.price;
export const MARKERS = printed.markers.for_scoring;
export const ANNOUNCEMENT_POINTS = printed.announcing.points;

const BY_TYPE = new Map(TYPES.map((type) => [type.id, type]));

export const objectOf = (type: string): string => BY_TYPE.get(type)?.object ?? "";
export const isAssumed = (type: string): boolean => BY_TYPE.get(type)?.assumed ?? false;
export const isLand = (type: string): boolean => BY_TYPE.get(type)?.land ?? false;

export interface Building {
  type: string;
  cost: number;
}
export const BUILDINGS: readonly Building[] = TYPES.flatMap(({ id, costs }) =>
  costs.map((cost) => ({ type: id, cost })),
);
/** A unique key of a building, for markup and storage. */
export const nameOf = ({ type, cost }: Building): string => `${type} ${cost}`;

export type City = (typeof CITIES)[number];
