/* Seats that play by rule take many steps at once; here they are looked at one after another. */

import type { LogEntry, Past, State } from "../wire/types";

/** The moments of a state's new part of the log at which a seat that plays by rule did something. */
export function scriptedSteps(state: Pick<State, "log" | "seats">): number[] {
  return state.log
    .filter((entry) => state.seats[entry.seat]?.kind === "scripted" && entry.events.length)
    .map(({ index }) => index);
}

/** What somebody decided last, and why: the last decision, or the one that has just been taken without a choice. */
export function lastDecided(log: readonly LogEntry[]): LogEntry | undefined {
  const decided = log.findLast(({ thought }) => thought && thought.how !== "only");
  return decided ?? log.findLast(({ events }) => events.length);
}

export class Walk {
  /** The moment that is shown; null: now. */
  shown = $state.raw<Past | null>(null);
  #ahead: number[] = [];

  constructor(readonly look: (at: number) => Promise<Past | null>) {}

  /** Begin at a moment that is already shown, and go to the first of the others. */
  begin(from: Past, moments: number[]): void {
    this.shown = from;
    this.#ahead = moments;
    void this.on();
  }

  /** Show the next step; after the last one, what is now. */
  async on(): Promise<void> {
    const at = this.#ahead.shift();
    const next = at === undefined ? null : await this.look(at);
    if (next && !this.shown) return; // ended meanwhile
    this.shown = next;
  }

  /** Skip what is left. */
  end(): void {
    this.#ahead = [];
    this.shown = null;
  }
}
