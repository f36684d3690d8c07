/* The log of a table, as it grows. */

import type { LogEntry, State } from "../wire/types";

/** The viewer's log after a new state: its first `log_from` entries stay, what the state brings follows. */
export function joinLog(log: readonly LogEntry[], state: Pick<State, "log" | "log_from">): LogEntry[] {
  return [...log.slice(0, state.log_from), ...state.log];
}

/** What others did in a state's new part of the log. */
export function strangers(state: Pick<State, "log" | "seats">): LogEntry[] {
  return state.log.filter((entry) => !state.seats[entry.seat]?.mine);
}

/** What others did after the first `seen` actions: what happened since one looked. */
export function since(log: readonly LogEntry[], seats: State["seats"], seen: number): LogEntry[] {
  return log.filter((entry) => entry.index > seen && !seats[entry.seat]?.mine);
}
