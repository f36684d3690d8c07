/* The state of a score form: the values entered, the server's score sheet, and the selected score line. */

import { api, Refusal } from "../wire/api";
import type { Bounds, ScoredPosition, Sentence } from "../wire/types";
import { locale, t, type Words } from "../words/words.svelte";
import { SavedForm } from "./savedForm.svelte";

/** Debounce time before a request, and retry time after a failure, in milliseconds. */
const DEBOUNCE_MS = 120;
const RETRY_MS = 1500;

/** A placed card in the format of position files. */
export type CardTuple = [card: number, x: number, y: number, turned: number];

export class ScoreEntry<T extends object> {
  readonly form: SavedForm<T>;
  scored = $state.raw<ScoredPosition | null>(null);
  problem = $state.raw<Sentence | null>(null);
  unreachable = $state(false);
  busy = $state(false);
  /** Whether a change is being checked by the server. */
  trying = $state(false);
  /** The score sheet is out of date because the current values cannot be scored. */
  stale = $state(false);
  /** The selected score line, and the one under the mouse. */
  selectedRow = $state<string | null>(null);
  pointedRow = $state<string | null>(null);
  #requestNumber = 0;
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

  get litRow(): string | null {
    return this.pointedRow ?? this.selectedRow;
  }

  /** No previews here; these satisfy the score sheet's interface. */
  change = (): number => 0;
  totalChange = (): number => 0;

  /** Apply a change and request the score shortly after. */
  set(next: Partial<T>): void {
    this.form.change({ ...this.value, ...next });
    this.#schedule();
  }

  /** Apply a change only if the server accepts it. */
  async try(next: Partial<T>): Promise<boolean> {
    const value = { ...this.value, ...next };
    const waiting = this.#timer !== undefined;
    this.#cancel();
    this.trying = true;
    const accepted = await this.#request(value, false);
    this.trying = false;
    if (accepted) this.form.change(value);
    else if (waiting) this.#schedule();
    return accepted;
  }

  undo(): void {
    this.#cancel();
    this.form.undo();
    void this.#request(this.value);
  }

  restart(): void {
    this.#cancel();
    this.selectedRow = null;
    this.form.change(this.form.blank());
    void this.#request(this.value);
  }

  begin(): void {
    void this.#request(this.value);
  }

  end(): void {
    this.#cancel();
    this.#requestNumber += 1;
  }

  #schedule(wait = DEBOUNCE_MS): void {
    this.#cancel();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#request(this.value);
    }, wait);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #request(value: T, isStored = true): Promise<boolean> {
    this.#requestNumber += 1;
    const number = this.#requestNumber;
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
      if (number !== this.#requestNumber) return false;
      this.scored = scored;
      this.problem = null;
      this.unreachable = this.stale = false;
      return true;
    } catch (error) {
      if (number !== this.#requestNumber) return false;
      const refused = error instanceof Refusal ? error.refused : null;
      this.problem = refused?.why ?? null;
      this.unreachable = !refused;
      this.stale = isStored;
      if (!refused || refused.kind === "too-much") this.#schedule(RETRY_MS);
      return false;
    } finally {
      if (number === this.#requestNumber) this.busy = false;
    }
  }
}

/** The players' names; “Player 2” where none was entered. */
export const playerNames = (names: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, seat) => names[seat]?.trim() || t("seat", { number: seat + 1 }));
