/* The state of a score form: the values entered, the server's score sheet, and the selected score line. */

import { api, Refusal } from "../wire/api";
import type { Bounds, ScoredPosition, Sentence } from "../wire/types";
import { locale, t, type Words } from "../words/words.svelte";
import { SavedForm } from "./savedForm.svelte";

/** Debounce time before a request, and retry time after a failure, in milliseconds. */
const PAUSE = 120;
const AGAIN = 1500;

/** A placed card in the format of position files. */
export type CardTuple = [card: number, x: number, y: number, turned: number];

export class ScoreEntry<T extends object> {
  readonly form: SavedForm<T>;
  scored = $state.raw<ScoredPosition | null>(null);
  problem = $state.raw<Sentence | null>(null);
  lost = $state(false);
  busy = $state(false);
  /** Whether a change is being checked by the server. */
  trying = $state(false);
  /** The score sheet is out of date because the current values cannot be scored. */
  stale = $state(false);
  /** The selected score line, and the one under the mouse. */
  shownRow = $state<string | null>(null);
  pointedRow = $state<string | null>(null);
  #request = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    blank: () => T,
    /** The position to score; null while data is missing. */
    readonly position: (value: T) => object | null,
    readonly namesOf: (value: T) => string[],
  ) {
    this.form = new SavedForm(`score-${game}`, blank);
  }

  get value(): T {
    return this.form.value;
  }

  get words(): Words {
    return locale.of(this.game);
  }

  get names(): string[] {
    return this.namesOf(this.value);
  }

  /** The least and greatest values of fields, by path; none until the position has been scored. */
  get bounds(): Record<string, Bounds> {
    return this.scored?.bounds ?? {};
  }

  get row(): string | null {
    return this.pointedRow ?? this.shownRow;
  }

  /** No previews here; these satisfy the score sheet's interface. */
  change = (): number => 0;
  totalChange = (): number => 0;

  /** Apply a change and request the score shortly after. */
  set(next: Partial<T>): void {
    this.form.change({ ...this.value, ...next });
    this.#soon();
  }

  /** Apply a change only if the server accepts it. */
  async try(next: Partial<T>): Promise<boolean> {
    const value = { ...this.value, ...next };
    const waiting = this.#timer !== undefined;
    this.#hold();
    this.trying = true;
    const accepted = await this.#ask(value, false);
    this.trying = false;
    if (accepted) this.form.change(value);
    else if (waiting) this.#soon();
    return accepted;
  }

  undo(): void {
    this.#hold();
    this.form.undo();
    void this.#ask(this.value);
  }

  restart(): void {
    this.#hold();
    this.shownRow = null;
    this.form.change(this.form.blank());
    void this.#ask(this.value);
  }

  begin(): void {
    void this.#ask(this.value);
  }

  end(): void {
    this.#hold();
    this.#request += 1;
  }

  #soon(wait = PAUSE): void {
    this.#hold();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#ask(this.value);
    }, wait);
  }

  #hold(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #ask(value: T, isStored = true): Promise<boolean> {
    this.#request += 1;
    const number = this.#request;
    const position = this.position(value);
    if (!position) {
      this.scored = null;
      this.problem = null;
      this.stale = this.busy = false;
      return true;
    }
    this.busy = true;
    try {
      const scored = await api.score(position);
      if (number !== this.#request) return false;
      this.scored = scored;
      this.problem = null;
      this.lost = this.stale = false;
      return true;
    } catch (error) {
      if (number !== this.#request) return false;
      const refused = error instanceof Refusal ? error.refused : null;
      this.problem = refused?.why ?? null;
      this.lost = !refused;
      this.stale = isStored;
      if (!refused || refused.kind === "too-much") this.#soon(AGAIN);
      return false;
    } finally {
      if (number === this.#request) this.busy = false;
    }
  }
}

/** The players' names; “Player 2” where none was entered. */
export const playerNames = (names: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, seat) => names[seat]?.trim() || t("seat", { number: seat + 1 }));
