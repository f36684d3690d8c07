/* Maps legal actions to places on the board. */

import { actionKey, sameAction } from "../../wire/actions";
import type {
  Choice,
  CirclevilleAction,
  CirclevilleTurn,
  CirclevilleView,
  CirclevilleWalk,
  GameAction,
} from "../../wire/types";
import { type Place, PlaceMap, type UsableTile } from "./places";
import type { Square } from "./town";

/** One action to play, or several in one go. */
export interface Move {
  action: CirclevilleAction;
  /** The actions to play first: the end of the current action, the next action, a step to where the work is. */
  before: CirclevilleAction[];
  /** Whether the current action would end without having done anything. */
  idle?: boolean;
  /** Whether it fills a section with several decisions of work. */
  fills?: boolean;
  /** Whether only the action tile is taken, and other tiles can still be used before the turn ends. */
  tileOnly?: boolean;
}

export const lineOf = ({ before, action }: Move): CirclevilleAction[] => [...before, action];
export const keyOf = (move: Move): string => lineOf(move).map(actionKey).join();
/** Whether a move begins with an action. */
export const beginsWith = (move: Move, other: GameAction | null): boolean =>
  sameAction(lineOf(move)[0] as CirclevilleAction, other);
/** The action of a kind in a move's line. */
export function partOf<K extends CirclevilleAction["action"]>(move: Move, kind: K) {
  return lineOf(move).find((each): each is Extract<CirclevilleAction, { action: K }> => each.action === kind);
}

/** Actions that do work, as opposed to walking and ending. */
const WORK = new Set<CirclevilleAction["action"]>(["place", "raze", "build", "build_new", "beautify", "improve"]);
const isWork = (move: Move) => lineOf(move).some(({ action }) => WORK.has(action));
/** Tiles that an alternate action can take, wherever the supervisor stands. */
const isTaken = ({ action }: Move) => action.action === "take" || action.action === "claim";
const isBasic = (action: GameAction): action is Extract<CirclevilleAction, { action: "basic" }> =>
  (action as CirclevilleAction).action === "basic";

type Choosable = Pick<Choice, "action" | "next">;

const moveOf = ({ action }: Choosable, earlier?: Move): Move => ({
  action: action as CirclevilleAction,
  before: earlier ? lineOf(earlier) : [],
});

/** What an action can begin with, where the supervisor stands or some steps away. */
function firstWork(choice: Choosable, start: Move): Move[] {
  return (choice.next ?? []).flatMap((next) => {
    const move = moveOf(next, start);
    if (move.action.action === "return") return [move, ...firstWork(next, move)];
    return move.action.action === "step" ? firstWork(next, move).filter(isWork) : [move];
  });
}

/**
 * The ends of the turn: one for each column that a used year tile can be put on. Where other tiles can be used after
 * taking the action tile, the turn ends with or without them.
 */
function endings(choice: Choosable, end: Move): Move[] {
  const following = choice.next ?? [];
  const ends = following.flatMap((next) => {
    const move = moveOf(next, end);
    return move.action.action === "end_turn" ? endings(next, move) : [move];
  });
  const continues = following.some(({ action }) => (action as CirclevilleAction).action === "end_turn");
  return [...(ends.length ? ends : [end]), ...(continues ? [{ ...end, tileOnly: true }] : [])];
}

/** A path of several steps as one move. */
function walk({ steps, idle }: CirclevilleWalk): Move {
  const line = steps.map((section): CirclevilleAction => ({ action: "step", section }));
  return { action: line.at(-1) as CirclevilleAction, before: line.slice(0, -1), idle };
}

/** A line that does all the work in a section. */
const fill = (line: readonly CirclevilleAction[]): Move => ({
  action: line.at(-1) as CirclevilleAction,
  before: line.slice(0, -1),
  fills: true,
});

/**
 * The moves for the legal actions. An action and a step include the work that they lead to. Once the current action has
 * done something, the next one, its first work or the end of the turn can be chosen directly. `mayUseTiles`: tiles can
 * be used between the end of the action and that of the turn.
 */
export function movesOf(
  choices: readonly Choice[],
  { worked, walks, fills }: Pick<CirclevilleTurn, "worked" | "walks"> & { fills: readonly CirclevilleAction[][] },
  mayUseTiles = false,
): Move[] {
  const values = highestValues(choices);
  const isHighest = ({ action }: Move) => !isBasic(action) || values.get(action.colour) === action.value;
  /** The first work of the actions that follow, and the tiles that they take. */
  const workOfActions = (choice: Choosable, move: Move): Move[] =>
    (choice.next ?? []).flatMap((next) => {
      const then = moveOf(next, move);
      return isHighest(then) ? firstWork(next, then).filter((each) => isWork(each) || isTaken(each)) : [];
    });
  // An extra cube is declined with a button, not by laying an achievement that waits.
  const offersExtraCube = choices.some(({ action }) => (action as CirclevilleAction).action === "extra_cube");
  const moves = choices.flatMap((choice): Move[] => {
    const move = moveOf(choice);
    const following = (choice.next ?? []).map((next) => moveOf(next, move));
    const has = (...kinds: CirclevilleAction["action"][]) =>
      following.some(({ action }) => kinds.includes(action.action));
    switch (move.action.action) {
      case "assistant":
        return [move, ...workOfActions(choice, move)];
      case "basic":
      case "alternate":
        return [move, ...(isHighest(move) ? firstWork(choice, move) : [])];
      case "return":
        return [move, ...firstWork(choice, move)];
      case "step": {
        const work = following.filter(isWork);
        const ends = worked ? (choice.next ?? []).filter(({ action }) => action.action === "end_action") : [];
        const later = ends.flatMap((end) => workOfActions(end, moveOf(end, move)).filter(isWork));
        if (work.length && !has("step", "lift")) return [...work, ...later];
        const canOnlyEnd =
          has("end_action") && following.every(({ action }) => action.action === "end_action" || usableTileOf(action));
        return [...work, { ...move, idle: !worked && canOnlyEnd }, ...later];
      }
      case "end_action": {
        if (!worked) return [move];
        const moves = (choice.next ?? []).flatMap((next) => {
          const then = moveOf(next, move);
          if (then.action.action === "lay" && offersExtraCube) return [];
          if (then.action.action === "end_turn") return endings(next, then);
          return [then, ...(isHighest(then) ? firstWork(next, then) : [])];
        });
        if (has("end_turn")) return mayUseTiles ? [...moves, move] : moves;
        return has("queue") ? moves : [move, ...moves];
      }
      case "end_turn":
        return endings(choice, move);
      default:
        return [move];
    }
  });
  // A lesson accepts single steps only: they lead to nothing.
  const canWalk = choices.some(({ action, next }) => (action as CirclevilleAction).action === "step" && next?.length);
  return [...withoutDetours([...moves, ...fills.map(fill)]), ...(canWalk ? walks.map(walk) : [])];
}

/** The highest value at which each basic action can be taken, now or next. */
function highestValues(choices: readonly Choosable[], values = new Map<string, number>()): Map<string, number> {
  for (const { action, next } of choices) {
    if (isBasic(action)) values.set(action.colour, Math.max(action.value, values.get(action.colour) ?? 0));
    highestValues(next ?? [], values);
  }
  return values;
}

/** The steps of a move. */
const stepsOf = (move: Move) => lineOf(move).filter((each) => each.action === "step");

/**
 * The moves without those that do the same work at the same place after more steps, or with a step of the next action
 * where the current one has a step left.
 */
function withoutDetours(moves: readonly Move[]): Move[] {
  const best = new Map<string, Move>();
  const key = (move: Move) =>
    [...lineOf(move).filter(({ action }) => action !== "step"), ...stepsOf(move).slice(-1)].map(actionKey).join();
  const cost = (move: Move) => 10 * stepsOf(move).length + lineOf(move).findIndex(({ action }) => action === "step");
  for (const move of moves.filter(isWork)) {
    const other = best.get(key(move));
    if (!other || cost(move) < cost(other)) best.set(key(move), move);
  }
  return moves.filter((move) => !isWork(move) || best.get(key(move)) === move);
}

/** The actions of a move before its first work. */
function beforeWork(move: Move): CirclevilleAction[] {
  const line = lineOf(move);
  const first = line.findIndex(({ action }) => WORK.has(action));
  return first < 0 ? move.before : line.slice(0, first);
}

/** The moves that continue the current action; if there are none, those of the next one. */
export function continuing(moves: readonly Move[]): readonly Move[] {
  const now = moves.filter((move) => ![...beforeWork(move), move.action].some(({ action }) => action === "end_action"));
  return now.length ? now : moves;
}

/** The colour of the action that a move belongs to. */
const colourOf = (move: Move, view: CirclevilleView): string | null =>
  partOf(move, "basic")?.colour ?? view.turn.colour;

/** How much a move does in its section: its cubes or structures. */
const amountOf = (move: Move): number =>
  lineOf(move).reduce((sum, each) => {
    if (each.action === "place") return sum + each.cubes;
    return sum + Number(WORK.has(each.action) || each.action === "extra_cube");
  }, 0);

/** The moves without those that do less in a section than they could: it is filled. */
export function filling(moves: readonly Move[]): Move[] {
  const key = (move: Move) => beforeWork(move).map(actionKey).join();
  const canFill = (move: Move) => move.fills || move.action.action === "place";
  const isLess = (move: Move, other: Move) =>
    canFill(other) && key(other) === key(move) && amountOf(other) > amountOf(move);
  return moves.filter((move) => !amountOf(move) || !moves.some((other) => isLess(move, other)));
}

/**
 * Whether a move chooses the assistant's space or an alternate action and does the first work at once, by a click on
 * the tile or square itself.
 */
export const isShortcut = (move: Move): boolean =>
  move.before.some(({ action }) => action === "assistant" || action === "alternate");

/** The moves on a square: as few cubes as possible; shortcuts from each space and in each colour that has them. */
export function movesOnSquare(moves: readonly Move[], square: Square, view: CirclevilleView): readonly Move[] {
  const cubes = ({ action }: Move) =>
    action.action === "place" ? action.cubes : Number("twice" in action && action.twice);
  const isOnSquare = (move: Move): boolean => {
    const { action } = move;
    if (move.fills) return false;
    if (action.action === "raze" || action.action === "use_raze") return action.structure === square;
    if (action.action === "place") return colourOf(move, view) === square;
    if (action.action === "improve") return `plot ${action.plot}` === square;
    if (action.action !== "build") return action.action === "beautify" && square === "beauty";
    const plots = view.sections[action.section - 1]?.plots ?? [];
    return plots.some(({ plot, structure, new: isNew }) => !isNew && structure === null && `plot ${plot}` === square);
  };
  const fitting = continuing(moves.filter(isOnSquare));
  const sorted = fitting.toSorted((a, b) => cubes(a) - cubes(b));
  if (!fitting.every(isShortcut)) return sorted.slice(0, 1);
  const beforeKey = ({ before }: Move) => before.map(actionKey).join();
  return sorted.filter((move, index) => sorted.findIndex((other) => beforeKey(other) === beforeKey(move)) === index);
}

/** The highlighted places, with their moves. */
export type LitPlaces = PlaceMap<Move[]>;

/** The tile that an action uses: the player selects the tile, then its choices are highlighted. */
const USABLE_TILES: Partial<Record<CirclevilleAction["action"], UsableTile>> = {
  use_plot: { kind: "tile", tile: "new_plot" },
  use_equipment: { kind: "tile", tile: "new_equipment" },
  use_supervisor: { kind: "tile", tile: "flexible_supervisor" },
  use_assistant: { kind: "tile", tile: "flexible_assistant" },
  use_five: { kind: "tile", tile: "level_five" },
  use_raze: { kind: "tile", tile: "raze_structure" },
  use_build: { kind: "tile", tile: "build_structure" },
  exchange_tile: { kind: "effect", effect: "swap_tile" },
  exchange_queue: { kind: "effect", effect: "swap_queue" },
  flip_stack: { kind: "effect", effect: "flip_stack" },
  swap_stack: { kind: "effect", effect: "swap_upcoming" },
};

/** Actions whose target may be clicked without selecting the tile first: nothing else can be meant by it. */
const DIRECT = new Set<CirclevilleAction["action"]>(["use_assistant", "use_raze", "use_build"]);

/** The moves with a tile whose target may be clicked at once, unless something else can be done there. */
export function directMoves(moves: readonly Move[], others: LitPlaces, view: CirclevilleView, seat: number): Move[] {
  return moves.filter(
    ({ action }) =>
      DIRECT.has(action.action) &&
      placesOf(action, view, seat).every((place) => place.kind === "section" || !others.has(place)),
  );
}

export const usableTileOf = (action: CirclevilleAction): UsableTile | null => USABLE_TILES[action.action] ?? null;

/** The places on the board for an action of a seat, after its supervisor has moved; empty if it has none. */
export function placesOf(
  action: CirclevilleAction,
  view: CirclevilleView,
  seat: number,
  supervisor = view.mats[seat]?.supervisor ?? 0,
): Place[] {
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
      return area(supervisor);
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

/** The places of a move; the end of the turn is chosen with buttons. */
const placesOfMove = (move: Move, view: CirclevilleView, seat: number): Place[] =>
  partOf(move, "end_turn")
    ? []
    : placesOf(move.action, view, seat, move.before.length ? stepsOf(move).at(-1)?.section : undefined);

/** The moves of each place on the board. */
export function movesByPlace(moves: readonly Move[], view: CirclevilleView, seat: number): LitPlaces {
  const litPlaces = new PlaceMap<Move[]>();
  for (const move of moves)
    for (const place of placesOfMove(move, view, seat)) litPlaces.set(place, [...(litPlaces.get(place) ?? []), move]);
  return litPlaces;
}

/** The section whose points a move decides, and who would get them afterwards; null if it decides none. */
export function outlookOf(move: Move, view: CirclevilleView, seat: number): Outlook | null {
  const place = placesOfMove(move, view, seat)[0];
  if (place?.kind !== "section" || !(partOf(move, "place") ?? partOf(move, "raze"))) return null;
  const colour = colourOf(move, view);
  const outlook = view.turn.outlooks.find((each) => each.section === place.section && each.colour === colour);
  const seatsByPlace = outlook?.seats_by_place[amountOf(move) - 1];
  return seatsByPlace ? { section: place.section, colour: outlook.colour, seatsByPlace } : null;
}
export interface Outlook {
  section: number;
  /** The colour of the action. */
  colour: string;
  /** The seat that would get each of the section's points. */
  seatsByPlace: (number | null)[];
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
