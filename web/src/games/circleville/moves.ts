/* Maps legal actions to places on the board. */

import type { Choice, CirclevilleAction, CirclevilleView } from "../../wire/types";
import { type Place, PlaceMap, type Tool } from "./places";

export interface Move extends Omit<Choice, "action"> {
  action: CirclevilleAction;
}

/** The highlighted places, with their moves. */
export type LitPlaces = PlaceMap<Move[]>;

/** The tile that an action uses: the player selects the tile, then its choices are highlighted. */
const TOOLS: Partial<Record<CirclevilleAction["action"], Tool>> = {
  use_plot: { kind: "tile", tile: "new_plot" },
  use_equipment: { kind: "tile", tile: "new_equipment" },
  use_supervisor: { kind: "tile", tile: "flexible_supervisor" },
  use_assistant: { kind: "tile", tile: "flexible_assistant" },
  use_five: { kind: "tile", tile: "level_five" },
  use_raze: { kind: "tile", tile: "raze_structure" },
  use_build: { kind: "tile", tile: "build_structure" },
  exchange_tile: { kind: "gear", gear: "swap_tile" },
  exchange_queue: { kind: "gear", gear: "swap_queue" },
  flip_stack: { kind: "gear", gear: "flip_stack" },
  swap_stack: { kind: "gear", gear: "swap_upcoming" },
};

export const toolOf = (action: CirclevilleAction): Tool | null => TOOLS[action.action] ?? null;

/** The places on the board for an action of a seat; empty if it has none. */
export function placesOf(action: CirclevilleAction, view: CirclevilleView, seat: number): Place[] {
  const at = (section: number): Place => ({ kind: "section", section });
  const area = (section: number) => (view.sections[section - 1]?.area ?? [section]).map(at);
  switch (action.action) {
    case "assistant":
    case "use_assistant":
    case "exchange_tile":
      return [{ kind: "space", space: action.space }];
    case "basic":
      return [{ kind: "basic", colour: action.colour }];
    case "alternate":
      return [{ kind: "alternate", row: action.kind, colour: action.colour }];
    case "bonus_keeping":
    case "column":
      return [{ kind: "column", colour: action.colour }];
    case "step":
      return area(action.section);
    case "place":
    case "raze":
      return area(view.mats[seat]?.supervisor ?? 0);
    case "build":
    case "beautify":
    case "improve":
    case "lift":
    case "extra_cube":
    case "complete":
    case "use_plot":
    case "use_raze":
      return [at(action.section)];
    case "use_supervisor":
      return area(action.section);
    case "build_new": {
      const section = view.sections.find(({ plots }) => plots.some((plot) => plot.new && plot.plot === action.plot));
      return section ? [at(section.section)] : [];
    }
    case "take":
    case "return":
      return [{ kind: "equipment", tile: action.tile }];
    case "claim":
      return [{ kind: "achievement", tile: action.tile }];
    case "lay":
      return [{ kind: "row", row: action.row }];
    case "take_year":
      return view.years[0] ? [{ kind: "year", year: view.years[0].year }] : [];
    case "swap_year":
      return [{ kind: "year", year: action.year }];
    case "exchange_queue":
      return [
        { kind: "queue", slot: action.first },
        { kind: "queue", slot: action.second },
      ];
    case "use_build":
      return [{ kind: "queue", slot: action.place }];
    default:
      return [];
  }
}

/** The moves of each place on the board. */
export function movesByPlace(moves: readonly Move[], view: CirclevilleView, seat: number): LitPlaces {
  const litPlaces = new PlaceMap<Move[]>();
  for (const move of moves)
    for (const place of placesOf(move.action, view, seat))
      litPlaces.set(place, [...(litPlaces.get(place) ?? []), move]);
  return litPlaces;
}

/** The message family for the values of a field. */
const FAMILIES: Record<string, string> = { colour: "colour", structure: "structure", row: "row", kind: "alternate" };

/** A move's message id and arguments; `say` formats the game's words. */
export function sentence(
  action: CirclevilleAction,
  say: (id: string) => string,
): [string, Record<string, string | number>] {
  const { action: name, ...rest } = action;
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(rest))
    values[field] = FAMILIES[field]
      ? say(`${FAMILIES[field]}-${value}`)
      : typeof value === "boolean"
        ? Number(value)
        : field === "year"
          ? String(value)
          : (value as string | number);
  if (name === "raze" || name === "build") values.twice ??= 0;
  return [name === "column" ? "page-cv-column-move" : `page-cv-${name.replaceAll("_", "-")}`, values];
}
