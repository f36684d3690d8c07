/* The log of a table. */

import type { LogEntry, State } from "../wire/types";

/** The log after a new state: keep the first `log_from` entries, then append the new ones. */
export function joinLog(log: readonly LogEntry[], state: Pick<State, "log" | "log_from">): LogEntry[] {
  return [...log.slice(0, state.log_from), ...state.log];
}

/** The entries of other players in a state's new log entries. */
export function entriesOfOthers(state: Pick<State, "log" | "seats">): LogEntry[] {
  return state.log.filter((entry) => !state.seats[entry.seat]?.mine);
}

/** The entries of other players after the first `seen` actions. */
export function entriesSince(log: readonly LogEntry[], seats: State["seats"], seen: number): LogEntry[] {
  return log.filter((entry) => entry.index > seen && !seats[entry.seat]?.mine);
}
