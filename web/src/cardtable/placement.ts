/* Legal placements of a card, and moving between them. */

import { type Direction, STEPS } from "../ui/keyboard";
import type { GameAction } from "../wire/types";

export interface Placement {
  card: number;
  /** The square of the card's top left corner. */
  x: number;
  y: number;
  turned: boolean;
}

/** The largest distance between the pointer and a card's centre, in squares. */
const REACH = 1.6;

export const same = (a: Placement | null, b: Placement | null): boolean =>
  a?.card === b?.card && a?.x === b?.x && a?.y === b?.y && a?.turned === b?.turned;

/** The action that places a card, shared by the card games. */
interface PlaceAction {
  action: "place";
  card: number;
  x: number;
  y: number;
  turned?: boolean;
}

export const placeAction = ({ card, x, y, turned }: Placement): PlaceAction => ({
  action: "place",
  card,
  x,
  y,
  turned,
});

/** The placement of an action; null if it does not place a card. */
export function placementOf(action: GameAction | null): Placement | null {
  if (action?.action !== "place" || !("card" in action)) return null;
  const { card, x, y, turned = false } = action;
  return { card, x, y, turned };
}

/** The placement to which a ghost at a point snaps: the nearest one; null if none is near. */
export function snap(places: readonly Placement[], px: number, py: number, turned: boolean): Placement | null {
  let best: Placement | null = null;
  let least = REACH;
  for (const place of places) {
    if (place.turned !== turned) continue;
    const distance = Math.hypot(place.x + 1 - px, place.y + 1 - py);
    if (distance < least) {
      best = place;
      least = distance;
    }
  }
  return best;
}

/** The next placement in a direction, preferring straight ahead; the same one if there is none. */
export function step(places: readonly Placement[], from: Placement, direction: Direction): Placement {
  const [dx, dy] = STEPS[direction];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    if (place.turned !== from.turned) continue;
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead <= 0) continue;
    const cost = ahead + aside * 2.5;
    if (cost < least) {
      best = place;
      least = cost;
    }
  }
  return best;
}

/** The same place with the card rotated; if that is illegal, the nearest legal one. */
export const turn = (places: readonly Placement[], from: Placement): Placement =>
  nearest(places, !from.turned, from.x + 1, from.y + 1) ?? from;

/** The placement of another card at the same place, in the same rotation; null if it is illegal. */
export function swap(places: readonly Placement[], from: Placement): Placement | null {
  return places.find(({ x, y, turned }) => x === from.x && y === from.y && turned === from.turned) ?? null;
}

/** The placement nearest to a point, however far it is. */
export function nearest(places: readonly Placement[], turned: boolean, x: number, y: number): Placement | null {
  const candidates = places.filter((place) => place.turned === turned);
  const distance = (place: Placement) => Math.hypot(place.x + 1 - x, place.y + 1 - y);
  return candidates.reduce<Placement | null>(
    (best, each) => (!best || distance(each) < distance(best) ? each : best),
    null,
  );
}
