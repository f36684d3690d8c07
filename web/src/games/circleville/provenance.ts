/* Finds the printed values that belong to a place on the board. */

import type { PrintedValue } from "../../wire/types";
import type { Place } from "./places";

/** The path of the values printed at a place; null if there are none. */
function pathOf(place: Place): string | null {
  switch (place.kind) {
    case "section":
      return `sections.${place.section}`;
    case "equipment":
      return `equipment.tiles.${place.tile}`;
    case "achievement":
      return `achievements.${place.tile}`;
    case "space":
      return "rondel";
    case "tile":
      return `year_tiles.${place.tile}`;
    case "basic":
    case "column":
      return `mat.values.${place.colour}`;
    default:
      return null;
  }
}

export function isAbout({ path }: PrintedValue, place: Place): boolean {
  const start = pathOf(place);
  return start !== null && `${path}.`.startsWith(`${start}.`);
}
