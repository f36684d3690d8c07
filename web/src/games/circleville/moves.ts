/* Where on the board each legal action is pointed at. What is legal comes from the table; nothing is decided here. */

import type { Choice, CirclevilleAction, CirclevilleView } from "../../wire/types";

export interface Move extends Omit<Choice, "action"> {
  action: CirclevilleAction;
}

/** The lit places of the board, and what each of them stands for. */
export type Lit = ReadonlyMap<string, Move[]>;

/** Something of one's own that is used: it is tapped first, then what it offers lights up. */
const TOOLS: Partial<Record<CirclevilleAction["action"], string>> = {
  use_plot: "tile new_plot",
  use_equipment: "tile new_equipment",
  use_supervisor: "tile flexible_supervisor",
  use_assistant: "tile flexible_assistant",
  use_five: "tile level_five",
  use_raze: "tile raze_structure",
  use_build: "tile build_structure",
  exchange_tile: "gear swap_tile",
  exchange_queue: "gear swap_queue",
  flip_stack: "gear flip_stack",
  swap_stack: "gear swap_upcoming",
};

export const toolOf = (action: CirclevilleAction): string | null => TOOLS[action.action] ?? null;

/** The places of the board that stand for an action of a seat; none: it has a button of its own. */
export function placesOf(action: CirclevilleAction, view: CirclevilleView, seat: number): string[] {
  const area = (section: number) => (view.sections[section - 1]?.area ?? [section]).map((each) => `section ${each}`);
  switch (action.action) {
    case "assistant":
    case "use_assistant":
    case "exchange_tile":
      return [`space ${action.space}`];
    case "basic":
      return [`basic ${action.colour}`];
    case "alternate":
      return [`alternate ${action.kind} ${action.colour}`];
    case "bonus_keeping":
    case "column":
      return [`column ${action.colour}`];
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
      return [`section ${action.section}`];
    case "use_supervisor":
      return area(action.section);
    case "build_new": {
      const home = view.sections.find(({ plots }) => plots.some((plot) => plot.new && plot.plot === action.plot));
      return home ? [`section ${home.section}`] : [];
    }
    case "take":
    case "return":
      return [`equipment ${action.tile}`];
    case "claim":
      return [`achievement ${action.tile}`];
    case "lay":
      return [`row ${action.row}`];
    case "take_year":
      return [`year ${view.years[0]?.year}`];
    case "swap_year":
      return [`year ${action.year}`];
    case "exchange_queue":
      return [`queue ${action.first}`, `queue ${action.second}`];
    case "use_build":
      return [`queue ${action.place}`];
    default:
      return [];
  }
}

/** Actions as they are written in files, where they have a place on the board. */
const SAID: [RegExp, (word: string, other: string) => CirclevilleAction][] = [
  [/^(?:use flexible )?assistant to (\d+)$/, (space) => ({ action: "assistant", space: Number(space) })],
  [/^basic (\w+) \d+$/, (colour) => ({ action: "basic", colour, value: 0 })],
  [/^alternate (\w+) (\w+)$/, (colour, kind) => ({ action: "alternate", colour, kind })],
  [/^(?:step|use flexible supervisor) to (\d+)$/, (section) => ({ action: "step", section: Number(section) })],
  [/^(?:place|raze) (\w+)/, () => ({ action: "place", cubes: 0 })],
  [/^(?:build in|beautify|improve|complete) (\d+)/, (section) => ({ action: "complete", section: Number(section) })],
  [/^(?:take|return) equipment (\d+)$/, (tile) => ({ action: "take", tile: Number(tile) })],
  [/^claim achievement (\d+)$/, (tile) => ({ action: "claim", tile: Number(tile) })],
];

/** The places of an action that is only known by its text. */
export function placesSaid(text: string, view: CirclevilleView, seat: number): string[] {
  for (const [form, read] of SAID) {
    const found = form.exec(text);
    if (found) return placesOf(read(found[1] ?? "", found[2] ?? ""), view, seat);
  }
  return [];
}

/** The moves that each place of the board stands for. */
export function lightUp(moves: readonly Move[], view: CirclevilleView, seat: number): Map<string, Move[]> {
  const lit = new Map<string, Move[]>();
  for (const move of moves)
    for (const place of placesOf(move.action, view, seat)) lit.set(place, [...(lit.get(place) ?? []), move]);
  return lit;
}

const WORDS: Record<string, string> = { colour: "colour", structure: "structure", row: "row", kind: "alternate" };

/** A move as a sentence's name and arguments; `say` looks words of the game up. */
export function sentence(
  action: CirclevilleAction,
  say: (id: string) => string,
): [string, Record<string, string | number>] {
  const { action: name, ...rest } = action;
  const given: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(rest))
    given[field] = WORDS[field]
      ? say(`${WORDS[field]}-${value}`)
      : typeof value === "boolean"
        ? Number(value)
        : (value as string | number);
  if (name === "raze" || name === "build") given.twice ??= 0;
  return [name === "column" ? "page-cv-column-move" : `page-cv-${name.replaceAll("_", "-")}`, given];
}
