/* What is chosen on the board and not sent yet; what may be chosen comes from the legal actions alone. */

import type { Scene, Table } from "../../table/table.svelte";
import type { CarraraPlayer, CarraraView, Choice } from "../../wire/types";
import { CITIES, price } from "./components";
import { type Counts, decisions, proposal, total } from "./payment";
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

  /** Begin anew: nothing is chosen, and the payment is the proposed one. */
  clear(): void {
    this.building = this.scoring = this.object = null;
    this.bricks = [];
    const { site, owed } = this.view;
    const accepts = CITIES.find(({ id }) => id === site?.city)?.accepts ?? [];
    this.payment = site && this.acting ? proposal(owed, accepts, this.player.bricks ?? {}) : {};
  }

  // Buying bricks

  segment = $derived.by(() => this.view.segment ?? this.bricks[0]?.segment ?? null);
  sum = $derived.by(() => this.bricks.reduce((sum, { segment, colour }) => sum + price(segment, colour), 0));
  left = $derived.by(() => this.coins - this.sum);

  holds = (brick: Lying): boolean =>
    this.bricks.some(
      (each) => each.segment === brick.segment && each.colour === brick.colour && each.copy === brick.copy,
    );

  /** Whether a brick can be added to those that are chosen. */
  canAdd = ({ segment, colour }: Lying): boolean =>
    this.may(`take ${segment} ${colour}`) &&
    (this.segment === null || this.segment === segment) &&
    price(segment, colour) <= this.left;

  tap(brick: Lying): void {
    const text = `take ${brick.segment} ${brick.colour}`;
    if (this.holds(brick))
      this.bricks = this.bricks.filter(({ colour, copy }) => colour !== brick.colour || copy !== brick.copy);
    else if (this.canAdd(brick)) this.bricks = [...this.bricks, brick];
    else if (this.may(text) && this.segment !== brick.segment) this.bricks = [brick];
    else this.why(text);
  }

  buyBricks(): void {
    const counts: Counts = {};
    for (const { colour } of this.bricks) counts[colour] = (counts[colour] ?? 0) + 1;
    this.send(...decisions(`take ${this.segment}`, counts), "done");
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
  paid = $derived.by(() => total(this.payment));
  accepts = $derived.by(() => CITIES.find(({ id }) => id === this.view.site?.city)?.accepts ?? []);

  /** One brick more of a colour; if that is one too many, the least valuable other one stays. */
  give(colour: string): void {
    const counts = { ...this.payment };
    if (!this.accepts.includes(colour) || (counts[colour] ?? 0) >= (this.player.bricks?.[colour] ?? 0)) {
      this.why(`pay ${colour}`);
      return;
    }
    if (this.paid >= this.view.owed) {
      const spare = this.accepts.toReversed().find((each) => each !== colour && counts[each]);
      if (!spare) return;
      counts[spare] = (counts[spare] ?? 0) - 1;
    }
    counts[colour] = (counts[colour] ?? 0) + 1;
    this.payment = counts;
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

  /** What a scoring would bring. */
  brings(what: string): { points: number; coins: number; objects: number } | null {
    const remark = this.legal.get(`score ${what}`)?.remark;
    return remark ? (remark.arguments as { points: number; coins: number; objects: number }) : null;
  }
}
