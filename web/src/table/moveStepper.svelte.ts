/* Shows past moments one by one: steps of scripted seats, which the server sends all at once, or a turn once more. */

import type { LogEntry, Past, State, Turn } from "../wire/types";

/** The indexes of a state's new log entries in which a scripted seat did something. */
export function scriptedSteps(state: Pick<State, "log" | "seats">): number[] {
  return state.log
    .filter((entry) => state.seats[entry.seat]?.kind === "scripted" && entry.events.length)
    .map(({ index }) => index);
}

/** The last log entry in which a bot had a choice; without one, the last entry with an event. */
export function lastDecision(log: readonly LogEntry[]): LogEntry | undefined {
  const decision = log.findLast(({ thought }) => thought && thought.how !== "only");
  return decision ?? log.findLast(({ events }) => events.length);
}

export class MoveStepper {
  /** The moment that is shown; null for the present. */
  shown = $state.raw<Past | null>(null);
  /** The turn that is shown once more, if it is one. */
  turn = $state.raw<Turn | null>(null);
  #upcoming: number[] = [];

  constructor(readonly load: (at: number) => Promise<Past | null>) {}

  /** Start from the moment shown now, and go to the first of `moments`. */
  begin(from: Past, moments: number[]): void {
    this.show(from, moments);
    void this.next();
  }

  /** Start from a moment and stay there for now. */
  show(from: Past, moments: number[], turn: Turn | null = null): void {
    this.shown = from;
    this.turn = turn;
    this.#upcoming = moments;
  }

  /** Show the next step; after the last one, the present. */
  async next(): Promise<void> {
    const at = this.#upcoming.shift();
    const past = at === undefined ? null : await this.load(at);
    if (past && !this.shown) return; // end() was called while loading
    this.shown = past;
  }

  /** Skip the remaining steps. */
  end(): void {
    this.#upcoming = [];
    this.shown = null;
  }
}
