/* What is printed in the box, from the game's own table of components. */

import printed from "../../../../src/townwright/games/carrara/components.json";

export const COLOURS = printed.colours.map(({ id }) => id);
export const CITIES = printed.cities.map(({ id, accepts, pays, value, least, provenance }) => ({
  id,
  accepts,
  pays,
  value,
  least,
  /** Whether its value is likely, but was not seen in print. */
  assumed: provenance.value.includes("assumed"),
}));
export const TYPES = printed.types.map(({ id, object, class: kind, provenance }) => ({
  id,
  object,
  land: kind === "land",
  /** Whether its object is likely, but was not seen in print. */
  assumed: provenance.object.includes("assumed"),
}));
export const OBJECTS = printed.types.map(({ object }) => object);
export const OBJECT_PRICE = printed.objects.price;
export const MARKERS = printed.markers.for_scoring;
export const BONUS = printed.announcing.points;

const PRICES = printed.wheel.segments.map(({ prices }) => prices);
const BY_TYPE = new Map(TYPES.map((type) => [type.id, type]));

/** The price of a brick in a segment, counted from 1. */
export const price = (segment: number, colour: string): number => PRICES[segment - 1]?.[COLOURS.indexOf(colour)] ?? 0;

export const objectOf = (type: string): string => BY_TYPE.get(type)?.object ?? "";
export const isAssumed = (type: string): boolean => BY_TYPE.get(type)?.assumed ?? false;
export const isLand = (type: string): boolean => BY_TYPE.get(type)?.land ?? false;

/** What it takes to announce the end, with so many players. */
export function conditions(players: number): { scorings: number; objects: number; costs: number } {
  const { scorings, objects, costs } = printed.announcing;
  const count = String(players) as keyof typeof objects;
  return { scorings, objects: objects[count], costs: costs[count] };
}

export type City = (typeof CITIES)[number];

/** What scored buildings pay: their cost times the value of their city. */
export function worth(buildings: readonly { cost: number; city: string }[]): { points: number; coins: number } {
  const paid = { points: 0, coins: 0 };
  for (const { cost, city } of buildings) {
    const found = CITIES.find(({ id }) => id === city);
    if (found) paid[found.pays as "points" | "coins"] += cost * found.value;
  }
  return paid;
}
