/* The places on the board, and the player's usable tiles. */

export type Place =
  | { kind: "section"; section: number }
  | { kind: "space"; space: number }
  | { kind: "basic" | "column"; colour: string }
  | { kind: "alternate"; row: string; colour: string }
  | { kind: "equipment" | "achievement"; tile: number }
  | { kind: "row"; row: string }
  | { kind: "year"; year: number }
  | { kind: "queue"; slot: number }
  | UsableTile;

/** A usable tile: a year tile or equipment. */
export type UsableTile = { kind: "tile"; tile: string } | { kind: "effect"; effect: string };

/** A unique key of a place, for the markup. */
export const nameOf = (place: Place): string => Object.values(place).join(" ");

export const samePlace = (a: Place | null, b: Place | null): boolean =>
  a === b || (a !== null && b !== null && nameOf(a) === nameOf(b));

/** A map with places as keys. */
export class PlaceMap<T> {
  readonly #entries = new Map<string, { place: Place; value: T }>();

  get(place: Place): T | undefined {
    return this.#entries.get(nameOf(place))?.value;
  }

  set(place: Place, value: T): void {
    this.#entries.set(nameOf(place), { place, value });
  }

  has(place: Place): boolean {
    return this.#entries.has(nameOf(place));
  }

  get size(): number {
    return this.#entries.size;
  }

  places(): Place[] {
    return [...this.#entries.values()].map(({ place }) => place);
  }

  /** The numbers of the sections among the places. */
  sections(): Set<number> {
    return new Set(this.places().flatMap((place) => (place.kind === "section" ? [place.section] : [])));
  }
}

/** A read-only set of places. */
export type Places = Pick<PlaceMap<unknown>, "has" | "places" | "sections">;

export function placeSet(places: Iterable<Place>): Places {
  const all = new PlaceMap<true>();
  for (const place of places) all.set(place, true);
  return all;
}
