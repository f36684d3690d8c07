/* The selection on the board before it is sent. The legal actions determine what can be selected. */

import type { Scene, Table } from "../../table/table.svelte";
import { actionKey, sameAction } from "../../wire/actions";
import type { CarraraAction, CarraraGain, CarraraPlayer, CarraraView } from "../../wire/types";
import { type Building, CITIES } from "./components";
import { type Counts, canPayWith, isPayment, listColours, purchaseOf } from "./payment";
import type { WheelBrick } from "./wheel";

const takeAction = ({ segment, colour }: WheelBrick): CarraraAction => ({ action: "take", segment, colour });

export class Selection {
  building = $state.raw<Building | null>(null);
  /** A type or a city. */
  scoring = $state<string | null>(null);
  object = $state<string | null>(null);
  bricks = $state.raw<WheelBrick[]>([]);
  payment = $state.raw<Counts>({});
  /** Whether the wheel is shown as it will be after its next turn. */
  previewing = $state(false);

  readonly #table: Table;
  readonly #scene: () => Scene;

  constructor(table: Table, scene: () => Scene) {
    this.#table = table;
    this.#scene = scene;
  }

  view = $derived.by(() => this.#scene().view as CarraraView);
  me = $derived.by(() => this.#scene().seat ?? this.#scene().mover ?? 0);
  player = $derived.by(() => this.view.players[this.me] as CarraraPlayer);
  /** The keys of the legal actions. */
  legal = $derived.by(() => new Set(this.#scene().choices.map(({ action }) => actionKey(action))));
  acting = $derived.by(() => this.legal.size > 0);
  coins = $derived.by(() => this.player.coins ?? 0);

  /** The suggested action, or the better one in a replay. */
  hintedAction = $derived.by(() => this.#table.hintedAction as CarraraAction | null);
  isHinted = (action: CarraraAction): boolean => sameAction(this.hintedAction, action);

  isLegal = (action: CarraraAction): boolean => this.legal.has(actionKey(action));
  explain = (action: CarraraAction): void => void (this.acting && this.#table.explain(action));

  /** Play a line. If it ends with the purchase of an object or the end of the turn, it needs no confirmation. */
  send(...line: CarraraAction[]): void {
    this.clear();
    const last = line.at(-1)?.action;
    const ends = last === "end_turn" || last === "buy";
    void (ends ? this.#table.actAndConfirm(...line) : this.#table.act(...line));
  }

  /** Reset the selection; propose the least valuable bricks as payment. */
  clear(): void {
    this.building = this.scoring = this.object = null;
    this.bricks = [];
    this.previewing = false;
    this.payment = (this.acting && this.view.payments.at(-1)) || {};
  }

  // Buying bricks

  segment = $derived.by(() => this.view.segment ?? this.bricks[0]?.segment ?? null);
  purchase = $derived.by(() => purchaseOf(this.bricks, this.view.purchases));
  price = $derived.by(() => this.purchase?.price ?? 0);
  coinsLeft = $derived.by(() => this.purchase?.left ?? this.coins);

  /** The bricks that were bought so far, in their order. */
  #bought = $derived.by(() =>
    this.#table.log.flatMap(({ seat, index, action }) => {
      const take = action as CarraraAction | null;
      return index <= this.#scene().actionCount && take?.action === "take" ? [{ ...take, seat }] : [];
    }),
  );

  /**
   * Attributes that name the pile of a colour: a brick that the viewer buys flies there from its place on the wheel.
   * When others buy, the wheel turns in the same animation, so their bricks fly from the segment's number.
   */
  pileOf(colour: string, seat: number = this.me): { "data-piece": string; "data-from": string } {
    const bought = this.#bought.filter((each) => each.seat === seat && each.colour === colour);
    return {
      "data-piece": `${seat} ${colour} ${bought.length}`,
      "data-from": seat === this.me ? `wheel ${bought.at(-1)?.segment} ${colour}` : `segment ${bought.at(-1)?.segment}`,
    };
  }

  /** Whether a price exceeds the coins left; false if the viewer cannot see them. */
  isTooDear = (segment: number, colour: string): boolean =>
    (this.purchase ?? this.player).too_dear?.[segment - 1]?.includes(colour) ?? false;

  isSelected = (brick: WheelBrick): boolean =>
    this.bricks.some(
      (each) => each.segment === brick.segment && each.colour === brick.colour && each.copy === brick.copy,
    );

  /** Whether a brick can be added to the selection. */
  canAdd = (brick: WheelBrick): boolean =>
    this.isLegal(takeAction(brick)) && purchaseOf([...this.bricks, brick], this.view.purchases) !== null;

  toggleBrick(brick: WheelBrick): void {
    const action = takeAction(brick);
    if (this.isSelected(brick))
      this.bricks = this.bricks.filter(({ colour, copy }) => colour !== brick.colour || copy !== brick.copy);
    else if (this.canAdd(brick)) this.bricks = [...this.bricks, brick];
    else if (this.isLegal(action) && this.segment !== brick.segment) this.bricks = [brick];
    else this.explain(action);
  }

  buyBricks(): void {
    this.send(...this.bricks.map(takeAction), { action: "done" });
  }

  // Building

  /** The cities for each building on display, with the bricks in stock and those selected; null if they are hidden. */
  citiesByBuilding = $derived.by(() => (this.purchase ?? this.player).cities_by_building);
  /** What the chosen building would pay in a city when it is scored. */
  payout = (city: string): number => this.view.display.find((each) => each && this.isChosen(each))?.payouts[city] ?? 0;

  citiesFor = (building: Building): string[] =>
    CITIES.map(({ id }) => id).filter((city) => this.isLegal({ action: "build", ...building, city }));

  isChosen = ({ type, cost }: Building): boolean => this.building?.type === type && this.building.cost === cost;

  selectBuilding(building: Building): void {
    const next = this.isChosen(building) ? null : building;
    this.clear();
    if (next && !this.citiesFor(next).length) this.explain({ action: "build", ...next, city: CITIES.at(-1)?.id ?? "" });
    else this.building = next;
  }

  build(city: string): void {
    if (!this.building) return;
    const action: CarraraAction = { action: "build", ...this.building, city };
    if (this.isLegal(action)) this.send(action);
    else this.explain(action);
  }

  isPaying = $derived.by(() => this.acting && this.view.unpaid_building !== null);
  paymentColours = $derived.by(() => listColours(this.payment));
  isPaymentComplete = $derived.by(() => isPayment(this.payment, this.view.payments));
  canPayWith = (colour: string): boolean => this.isPaying && canPayWith(colour, this.payment, this.view.payments);

  /** Add a brick of a colour to the payment; if that is one too many, take back the least valuable other one. */
  payWith(colour: string): void {
    if (!this.canPayWith(colour)) {
      this.explain({ action: "pay", colour });
      return;
    }
    if (this.isPaymentComplete) this.takeBack(this.paymentColours.findLast((each) => each !== colour) ?? colour);
    this.payment = { ...this.payment, [colour]: (this.payment[colour] ?? 0) + 1 };
  }

  takeBack(colour: string): void {
    this.payment = { ...this.payment, [colour]: Math.max(0, (this.payment[colour] ?? 0) - 1) };
  }

  pay(): void {
    this.send(...this.paymentColours.map((colour): CarraraAction => ({ action: "pay", colour })));
  }

  // Scoring and objects

  selectScoring(what: string): void {
    const next = this.scoring === what ? null : what;
    this.clear();
    if (next !== null && !this.isLegal({ action: "score", what })) this.explain({ action: "score", what });
    else this.scoring = next;
  }

  selectObject(object: string): void {
    const next = this.object === object ? null : object;
    if (next !== null && !this.isLegal({ action: "buy", object })) this.explain({ action: "buy", object });
    else this.object = next;
  }

  /** The actions that may follow the purchase of the selected object in the same turn. */
  afterExtraPurchase = $derived.by(() =>
    this.#scene()
      .choices.filter(({ action }) => sameAction(action, { action: "buy", object: this.object ?? "" }))
      .flatMap(({ next }) => (next ?? []).map(({ action }) => action as CarraraAction)),
  );

  /** The gain from a scoring, if it is legal. */
  gainOf(what: string): CarraraGain | null {
    return (this.isLegal({ action: "score", what }) && this.player.gains[what]) || null;
  }
}
