/* The finale: after the last move, the score lines are counted one by one. */

import { shouldAnimate } from "../ui/motion";
import { sound } from "../ui/sound";
import type { Row, Score } from "../wire/types";

/** The time for the last move, in milliseconds. */
const MOVE_MS = 700;
/** The time before the first score line and after the last one, in milliseconds. */
const REST_MS = 900;
/** The time for each score line; less if there are many. */
const LINE_MS = 850;
/** The longest time for all score lines together. */
const MAX_LINES_MS = 9000;

/** The score lines that bring points, in the order of the sheet. */
export const scoringRows = (score: Pick<Score, "rows">): Row[] =>
  score.rows.filter((row) => row.points.some((value) => value));

export class Finale {
  /** The number of score lines counted so far; null while there is no finale. */
  #count = $state<number | null>(null);
  /** Whether the finale waits for the last move to be shown. */
  coming = $state(false);
  /** Whether the finale has started, even if the viewer skipped the rest. */
  hasStarted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onEnd: () => void = () => {};

  constructor(readonly score: () => Score | null) {}

  running = $derived.by(() => this.#count !== null);
  #rows = $derived.by(() => {
    const score = this.score();
    return score ? scoringRows(score) : [];
  });

  /** The score line being counted. */
  row = $derived.by((): Row | null => this.#rows[(this.#count ?? 0) - 1] ?? null);

  /** A seat's points in the score lines counted so far. */
  total(seat: number): number {
    return this.#rows.slice(0, this.#count ?? 0).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  }

  /** After the last move, count all lines, then call `onEnd`; no lines if animations are off or none has points. */
  begin(onEnd: () => void): void {
    this.#onEnd = onEnd;
    this.coming = shouldAnimate() && this.#rows.length > 0;
    this.hasStarted ||= this.coming;
    this.#timer = setTimeout(() => (this.coming ? this.#start() : onEnd()), MOVE_MS);
  }

  #start(): void {
    this.coming = false;
    this.#count = 0;
    this.#timer = setTimeout(() => this.#next(), REST_MS);
  }

  #next(): void {
    const count = (this.#count ?? 0) + 1;
    if (count > this.#rows.length) {
      this.end();
      return;
    }
    this.#count = count;
    sound.play("count", count - 1);
    const pace = Math.round(Math.min(LINE_MS, MAX_LINES_MS / this.#rows.length));
    this.#timer = setTimeout(() => this.#next(), count < this.#rows.length ? pace : REST_MS);
  }

  /** Skip the rest. */
  end(): void {
    if (!this.coming && this.#count === null) return;
    this.stop();
    this.#onEnd();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.coming = false;
    this.#count = null;
  }
}
