/* The log of a table, and its turns. */

import type { LogEntry, State, Turn } from "../wire/types";

/** The log after a new state: keep the first `log_from` entries, then append the new ones. */
export function joinLog(log: readonly LogEntry[], state: Pick<State, "log" | "log_from">): LogEntry[] {
  return [...log.slice(0, state.log_from), ...state.log];
}

/** The turns after a new state: keep the first `turns_from`, then append the new ones. */
export function joinTurns(turns: readonly Turn[], state: Pick<State, "turns" | "turns_from">): Turn[] {
  return [...turns.slice(0, state.turns_from), ...state.turns];
}

/** The later of two states, with the log entries and turns that are new in either. */
export function mergeStates(earlier: State, later: State): State {
  const [logFrom, turnsFrom] = [earlier.log_from, earlier.turns_from];
  const log = { log_from: later.log_from - logFrom, log: later.log };
  const turns = { turns_from: later.turns_from - turnsFrom, turns: later.turns };
  return {
    ...later,
    ...(log.log_from > 0 && { log_from: logFrom, log: joinLog(earlier.log, log) }),
    ...(turns.turns_from > 0 && { turns_from: turnsFrom, turns: joinTurns(earlier.turns, turns) }),
  };
}

/** Whether a state shows a bot in the middle of its turn. */
export function isMidTurn({
  phase,
  seats,
  turns,
  activity,
}: Pick<State, "phase" | "seats" | "turns" | "activity">): boolean {
  const turn = turns.at(-1);
  return phase === "running" && !activity && turn !== undefined && !turn.over && seats[turn.seat]?.kind === "bot";
}

/** The entries of other players in a state's new log entries. */
export function entriesOfOthers(state: Pick<State, "log" | "seats">): LogEntry[] {
  return state.log.filter((entry) => !state.seats[entry.seat]?.mine);
}

/** The turns of other players after the viewer's last one; for watchers, all turns. */
export function turnsSinceMine(turns: readonly Turn[], seats: State["seats"]): Turn[] {
  return turns.slice(turns.findLastIndex(({ seat }) => seats[seat]?.mine) + 1);
}

/** Whether watching pauses at an entry: once at each key moment, if the viewer wants that. */
export const pausesAt = (entry: LogEntry | undefined, pausedAt: number, isWanted: boolean): boolean =>
  isWanted && entry?.thought?.is_key === true && entry.index !== pausedAt;
