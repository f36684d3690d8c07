/* Finds the printed values that belong to a place on the board. */

import type { PrintedValue } from "../../wire/types";
import type { Place } from "./places";

export function isAbout({ what }: PrintedValue, place: Place): boolean {
  const { message, arguments: args = {} } = what;
  switch (place.kind) {
    case "section":
      return args.section === place.section;
    case "equipment":
      return message === "component-equipment" && args.tile === place.tile;
    case "achievement":
      return message === "component-achievement" && args.tile === place.tile;
    case "space":
      return message === "component-rondel";
    case "tile":
      return message === "component-year-tile" && args.tile === `$year-tile-${place.tile}`;
    case "basic":
    case "column":
      return message === "component-value" && args.colour === `$colour-${place.colour}`;
    default:
      return false;
  }
}
