/* Where the numbers of a piece come from: the rulebook, or a reconstruction. Told by the game's own table of components. */

import * as data from "../../../../src/townwright/games/circleville/components.json";
import type { Place } from "./places";

export interface Source {
  /** A message of the game that names the value, and its arguments. */
  what: string;
  args: Record<string, string | number>;
  /** How sure it is: rulebook, derived, public, reconstructed, ours, owner. */
  from: string;
  why: string;
}

type Pair = [string, string];
const FIELDS: Record<string, string> = {
  quadrant: "component-quadrant",
  red: "component-squares",
  blue: "component-squares",
  structures: "component-all-structures",
  points: "component-points",
  plots: "component-plots",
};

/** Whether an owner of the game has corrected a value of this table. */
function corrected(
  corrections: Record<string, unknown> | null,
  list: string,
  id: number | string,
  field?: string,
): boolean {
  const all = corrections?.[list];
  const found = Array.isArray(all) ? all.find((each: { id?: unknown }) => each.id === id) : undefined;
  return Boolean(found && (!field || field in (found as object)));
}

export function sources(place: Place, corrections: Record<string, unknown> | null): Source[] {
  switch (place.kind) {
    case "section": {
      const id = place.section;
      const section = data.sections.find((each) => each.id === id);
      return Object.entries(section?.provenance ?? {}).flatMap(([field, pair]) => {
        const what = FIELDS[field];
        if (!what) return [];
        const [from, why] = pair as Pair;
        const args: Record<string, string | number> = { section: id };
        if (field === "red" || field === "blue") args.colour = `$colour-${field}`;
        return [
          corrected(corrections, "sections", id, field)
            ? { what, args, from: "owner", why: "owner" }
            : { what, args, from, why },
        ];
      });
    }
    case "equipment": {
      const [from, why] = (data.equipment.tiles.find(({ id }) => id === place.tile)?.provenance ??
        []) as unknown as Pair;
      return [{ what: "component-equipment", args: { tile: place.tile }, from, why }];
    }
    case "achievement": {
      const [from, why] = (data.achievements.find(({ id }) => id === place.tile)?.provenance ?? []) as unknown as Pair;
      return [{ what: "component-achievement", args: { tile: place.tile }, from, why }];
    }
    case "space": {
      const [from, why] = data.rondel.provenance.spaces as Pair;
      return [{ what: "component-rondel", args: {}, from, why }];
    }
    case "tile": {
      const [from, why] = (data.year_tiles.find(({ id }) => id === place.tile)?.provenance ?? []) as unknown as Pair;
      return [{ what: "component-year-tile", args: { tile: `$year-tile-${place.tile}` }, from, why }];
    }
    case "basic":
    case "column": {
      const [all, why] = (data.mat.provenance as unknown as Record<string, [string[], string]>)[place.colour] ?? [
        [],
        "",
      ];
      return all.map((from, level) => ({
        what: "component-value",
        args: { colour: `$colour-${place.colour}`, level: level + 1 },
        from,
        why,
      }));
    }
    default:
      return [];
  }
}
