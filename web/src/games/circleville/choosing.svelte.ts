/* What the player has selected, and the moves that remain possible. */

import { panels } from "../../table/panels.svelte";
import type { Scene, Table } from "../../table/table.svelte";
import type { CirclevilleAction, CirclevilleView } from "../../wire/types";
import {
  continuing,
  directMoves,
  filling,
  isShortcut,
  type LitPlaces,
  lineOf,
  type Move,
  movesByPlace,
  movesOf,
  movesOnSquare,
  partOf,
  placesOf,
  usableTileOf,
} from "./moves";
import { type Place, type Places, placeSet, samePlace, type UsableTile } from "./places";
import type { Square } from "./town";

/** Actions that get a button although they can be chosen on the board; those without a place always get one. */
const BUTTONS = new Set(["basic", "place", "raze", "take_year", "column", "lay", "queue"]);
/** Maximum number of buttons in the bar, unless a place is chosen: then it shows all moves of that place. */
const MAX_BUTTONS = 6;
/** Whether moves that begin with this action are chosen on the board. */
const isOnBoard = ({ action }: CirclevilleAction) => action === "step" || action === "basic" || action === "alternate";

export class Choosing {
  selectedTile = $state.raw<UsableTile | null>(null);
  place = $state.raw<Place | null>(null);
  /** The square of the place that was clicked. */
  square = $state.raw<Square | null>(null);
  /** The colour of the action to take first. */
  first = $state<string | null>(null);
  lookupMode = $state(false);
  /** The place whose details are shown. */
  detailsPlace = $state.raw<Place | null>(null);

  constructor(
    readonly table: Table,
    readonly scene: () => Scene,
    readonly me: () => number,
  ) {}

  view = $derived.by(() => this.scene().view as CirclevilleView);
  moves = $derived.by(() => {
    const { turn } = this.view;
    // A lesson accepts what it asks for only, step by step.
    return movesOf(this.scene().choices, this.table.lesson ? { ...turn, fills: [] } : turn, this.#mayUseTiles);
  });
  usableTiles: Places = $derived.by(() => placeSet(this.moves.flatMap(({ action }) => usableTileOf(action) ?? [])));
  /** The moves with the selected tile and colour. */
  boardChoices = $derived.by(() => this.moves.filter((move) => this.#isSelected(move)));
  /** Everything that can be clicked: the highlighted places, and what begins an alternate action or a tile is for. */
  places: LitPlaces = $derived.by(() => {
    const places = movesByPlace(this.boardChoices, this.view, this.me());
    if (this.selectedTile) return places;
    const direct = directMoves(this.moves, places, this.view, this.me());
    return movesByPlace([...this.boardChoices, ...direct], this.view, this.me());
  });
  litPlaces: LitPlaces = $derived.by(() =>
    movesByPlace(
      this.boardChoices.filter((move) => !isShortcut(move)),
      this.view,
      this.me(),
    ),
  );
  litSections = $derived.by(() => this.litPlaces.sections());
  /** The sections that a step leads to. */
  stepping = $derived.by(() => {
    const steps = this.boardChoices.flatMap((move) => partOf(move, "step")?.section ?? []);
    return new Set(steps.flatMap((section) => this.view.sections[section - 1]?.area ?? []));
  });
  /** The places of the suggested action (or the better one in a replay), and its tile. */
  hintedPlaces = $derived.by((): Places => {
    const action = this.table.hintedAction as CirclevilleAction | null;
    if (!action) return placeSet([]);
    return placeSet([
      ...placesOf(action, this.view, this.scene().turn ?? this.me()),
      ...[usableTileOf(action) ?? []].flat(),
    ]);
  });
  buttons = $derived.by((): readonly Move[] => {
    if (this.place) {
      const atPlace = this.places.get(this.place) ?? [];
      return this.square ? movesOnSquare(atPlace, this.square, this.view) : continuing(atPlace);
    }
    const buttons = this.boardChoices.filter(
      ({ action, before }) =>
        !before.some(isOnBoard) &&
        !(action.action === "lay" && before.length) &&
        (BUTTONS.has(action.action) || !placesOf(action, this.view, this.me()).length),
    );
    return buttons.slice(0, MAX_BUTTONS);
  });
  /** The primary button: the end of something that is done, or the only choice on the board. */
  primaryMove = $derived.by((): Move | undefined => {
    if (this.place) return undefined;
    const [only, ...others] = this.boardChoices;
    const isIdleEnd = only?.action.action === "end_action" && !this.view.turn.worked && this.moves.length > 1;
    if (!others.length && !isIdleEnd) return this.buttons[0];
    const isDone = this.view.turn.worked && !this.moves.some(({ action }) => action.action === "extra_cube");
    return this.buttons.find(
      ({ action }) => action.action === "end_turn" || (action.action === "end_action" && isDone),
    );
  });
  hasSelection = $derived(Boolean(this.place || this.selectedTile || this.first));
  /** A key for the position: it changes with every action, not with messages such as who is online. */
  position = $derived.by(() => `${this.table.state?.number} ${this.scene().actionCount}`);

  /** Whether tiles may be used after the current action: those at hand, and the tile for a section that is finished. */
  get #mayUseTiles(): boolean {
    const { mats, sections, work_left } = this.view;
    const tiles = Object.keys(mats[this.me()]?.year_tiles ?? {});
    return tiles.length > 0 || sections.some(({ completed }, index) => !completed && !work_left[index]);
  }

  #isSelected(move: Move): boolean {
    if (!samePlace(usableTileOf(move.action), this.selectedTile)) return false;
    return (
      this.selectedTile !== null ||
      !this.first ||
      (partOf(move, "basic") ?? partOf(move, "alternate"))?.colour === this.first
    );
  }

  clear(): void {
    this.selectedTile = this.place = this.square = this.first = null;
  }

  /** Undo the last selection. */
  back(): void {
    if (this.place) this.place = null;
    else if (this.selectedTile) this.selectedTile = null;
    else this.first = null;
  }

  /** Play a move. The end of the turn is a decision of its own, so it needs no confirmation. */
  play(move: Move): void {
    const ends = partOf(move, "end_turn") ?? partOf(move, "column");
    void (ends ? this.table.actAndConfirm(...lineOf(move)) : this.table.act(...lineOf(move)));
  }

  /** Play the only move of a place, or ask which one. A section is filled with cubes; a single square gets one. */
  pick(place: Place, square: Square | null = null): void {
    const onSquare = square ? movesOnSquare(this.places.get(place) ?? [], square, this.view) : [];
    const atPlace = (place.kind === "section" ? this.litPlaces : this.places).get(place) ?? [];
    const [move, ...others] = onSquare.length ? onSquare : filling(continuing(atPlace));
    if (this.lookupMode || !move) this.detailsPlace = place;
    else if (!others.length && !move.idle) this.play(move);
    else {
      this.place = samePlace(this.place, place) ? null : place;
      this.square = onSquare.length ? square : null;
    }
  }

  /** Use a tile of the player: at once if there is one way, otherwise highlight the choices. */
  use(tile: UsableTile): void {
    const [move, ...others] = this.moves.filter(({ action }) => samePlace(usableTileOf(action), tile));
    if (this.lookupMode) this.detailsPlace = tile.kind === "tile" ? tile : null;
    else if (move && !others.length) this.play(move);
    else this.selectedTile = samePlace(this.selectedTile, tile) ? null : tile;
    this.place = null;
  }

  /** Handle a key; return whether it was one of ours. */
  press(key: string): boolean {
    const number = Number(key);
    if (key === "Escape" && this.hasSelection) this.back();
    else if (key === "Escape" && this.lookupMode) this.lookupMode = false;
    else if (key === "i") this.lookupMode = !this.lookupMode;
    else if (this.table.acting && number >= 1 && number <= this.buttons.length)
      this.play(this.buttons[number - 1] as Move);
    else return false;
    return true;
  }

  /** Show all choices as a list. */
  showAll = () => panels.toggle("choices");
}
