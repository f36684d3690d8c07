/* What is chosen on the board and not sent yet; what may be chosen comes from the legal actions alone. */

import type { Scene, Table } from "../../table/table.svelte";
import type { CarraraGain, CarraraPlayer, CarraraView, Choice } from "../../wire/types";
import { CITIES } from "./components";
import { type Counts, canGive, colours, counted, decisions, isPayment, purchaseLine } from "./payment";
import type { Lying } from "./wheel";

export class Turn {
  /** A building, as `villa 3`. */
  building = $state<string | null>(null);
  /** A type or a city. */
  scoring = $state<string | null>(null);
  object = $state<string | null>(null);
  bricks = $state.raw<Lying[]>([]);
  payment = $state.raw<Counts>({});

  readonly #table: Table;
  readonly #scene: () => Scene;

  constructor(table: Table, scene: () => Scene) {
    this.#table = table;
    this.#scene = scene;
  }

  view = $derived.by(() => this.#scene().view as CarraraView);
  me = $derived.by(() => this.#scene().seat ?? this.#scene().mover ?? 0);
  player = $derived.by(() => this.view.players[this.me] as CarraraPlayer);
  legal = $derived.by(() => new Map<string, Choice>(this.#scene().choices.map((choice) => [choice.text, choice])));
  acting = $derived.by(() => this.legal.size > 0);
  coins = $derived.by(() => this.player.coins ?? 0);

  /** The action that is suggested, or that would have been better, as text. */
  pointed = $derived.by(() => {
    const { suggested, better } = this.#table;
    return better ?? [...this.legal.values()].find(({ code }) => code === suggested)?.text ?? null;
  });

  may = (text: string): boolean => this.legal.has(text);
  why = (text: string): void => void (this.acting && this.#table.explain(text));

  send(...line: string[]): void {
    this.clear();
    void this.#table.act(...line);
  }

  /** Begin anew: nothing is chosen, and the least valuable bricks are proposed as payment. */
  clear(): void {
    this.building = this.scoring = this.object = null;
    this.bricks = [];
    this.payment = (this.acting && this.view.payments.at(-1)) || {};
  }

  // Buying bricks

  segment = $derived.by(() => this.view.segment ?? this.bricks[0]?.segment ?? null);
  purchase = $derived.by(() => this.view.purchases[purchaseLine(this.bricks)] ?? null);
  sum = $derived.by(() => this.purchase?.price ?? 0);
  left = $derived.by(() => this.purchase?.left ?? this.coins);

  /** Whether a price is more than what is left; whoever does not see the coins sees none struck out. */
  isTooDear = (segment: number, colour: string): boolean =>
    (this.purchase ?? this.player).too_dear?.[segment - 1]?.includes(colour) ?? false;

  holds = (brick: Lying): boolean =>
    this.bricks.some(
      (each) => each.segment === brick.segment && each.colour === brick.colour && each.copy === brick.copy,
    );

  /** Whether a brick can be added to those that are chosen. */
  canAdd = (brick: Lying): boolean =>
    this.may(`take ${brick.segment} ${brick.colour}`) && purchaseLine([...this.bricks, brick]) in this.view.purchases;

  tap(brick: Lying): void {
    const text = `take ${brick.segment} ${brick.colour}`;
    if (this.holds(brick))
      this.bricks = this.bricks.filter(({ colour, copy }) => colour !== brick.colour || copy !== brick.copy);
    else if (this.canAdd(brick)) this.bricks = [...this.bricks, brick];
    else if (this.may(text) && this.segment !== brick.segment) this.bricks = [brick];
    else this.why(text);
  }

  buyBricks(): void {
    this.send(...decisions(`take ${this.segment}`, counted(this.bricks)), "done");
  }

  // Building

  citiesFor = (building: string): string[] =>
    CITIES.map(({ id }) => id).filter((city) => this.may(`build ${building} in ${city}`));

  choose(building: string): void {
    const next = this.building === building ? null : building;
    this.clear();
    if (next !== null && !this.citiesFor(next).length) this.why(`build ${next} in ${CITIES.at(-1)?.id}`);
    else this.building = next;
  }

  build(city: string): void {
    const text = `build ${this.building} in ${city}`;
    if (this.may(text)) this.send(text);
    else this.why(text);
  }

  owing = $derived.by(() => this.acting && this.view.site !== null);
  paid = $derived.by(() => colours(this.payment));
  isPaid = $derived.by(() => isPayment(this.payment, this.view.payments));
  canGive = (colour: string): boolean => this.owing && canGive(colour, this.payment, this.view.payments);

  /** One brick more of a colour; if that is one too many, the least valuable other one stays. */
  give(colour: string): void {
    if (!this.canGive(colour)) {
      this.why(`pay ${colour}`);
      return;
    }
    if (this.isPaid) this.keep(this.paid.findLast((each) => each !== colour) ?? colour);
    this.payment = { ...this.payment, [colour]: (this.payment[colour] ?? 0) + 1 };
  }

  keep(colour: string): void {
    this.payment = { ...this.payment, [colour]: Math.max(0, (this.payment[colour] ?? 0) - 1) };
  }

  pay(): void {
    this.send(...decisions("pay", this.payment));
  }

  // Scoring and objects

  score(what: string): void {
    const next = this.scoring === what ? null : what;
    this.clear();
    if (next !== null && !this.may(`score ${next}`)) this.why(`score ${next}`);
    else this.scoring = next;
  }

  want(object: string): void {
    const next = this.object === object ? null : object;
    if (next !== null && !this.may(`buy ${next}`)) this.why(`buy ${next}`);
    else this.object = next;
  }

  /** What a scoring would bring, where it is possible. */
  brings(what: string): CarraraGain | null {
    return (this.may(`score ${what}`) && this.player.gains[what]) || null;
  }
}
