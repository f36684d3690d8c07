/* The solo campaign: the records against every line-up of opponents, and which line-ups they unlock. */

import type { ResultInfo } from "../../wire/types";

/** A line-up is a choice of the option `opponents`: the names of its members, joined by `_`. */
export const membersOf = (lineUp: string): string[] => lineUp.split("_");

/** A finished solo game. */
export interface SoloResult {
  table: string;
  lineUp: string;
  /** The choice of the option `difficulty`. */
  difficulty: string;
  score: number;
  won: boolean;
}

/** The solo games among a guest's results that count for statistics. */
export const soloResults = (results: readonly ResultInfo[], game: string): SoloResult[] =>
  results.flatMap(({ table, game: played, counts, options, score, won }) => {
    const { opponents, difficulty } = options;
    if (played !== game || !counts || !opponents || !difficulty) return [];
    return [{ table, lineUp: opponents, difficulty, score, won }];
  });

interface LineUpRecord {
  games: number;
  won: number;
  /** The most points. */
  best: number;
  /** The difficulties with a win. */
  beaten: Set<string>;
}

/** The record against a line-up; null if it was never played. */
export function recordOf(results: readonly SoloResult[], lineUp: string): LineUpRecord | null {
  const played = results.filter((each) => each.lineUp === lineUp);
  if (!played.length) return null;
  const wins = played.filter(({ won }) => won);
  return {
    games: played.length,
    won: wins.length,
    best: Math.max(...played.map(({ score }) => score)),
    beaten: new Set(wins.map(({ difficulty }) => difficulty)),
  };
}

/** The members of a line-up that must still be beaten in line-ups with one opponent fewer. */
export function missingWins(results: readonly SoloResult[], lineUp: string): string[] {
  const members = membersOf(lineUp);
  if (members.length === 1 || recordOf(results, lineUp)?.won) return [];
  const beaten = new Set(
    results.flatMap((each) => {
      const others = membersOf(each.lineUp);
      return each.won && others.length === members.length - 1 ? others : [];
    }),
  );
  return members.filter((member) => !beaten.has(member));
}

/** The line-ups that the game at a table has unlocked. */
export function unlockedAt(table: string, results: readonly SoloResult[], lineUps: readonly string[]): string[] {
  const before = results.filter((each) => each.table !== table);
  return lineUps.filter((each) => missingWins(before, each).length && !missingWins(results, each).length);
}

/** The first unlocked line-up without a win, fewest opponents first; the first of all if there is none. */
export function nextLineUp(results: readonly SoloResult[], lineUps: readonly string[]): string {
  const bySize = lineUps.toSorted((a, b) => membersOf(a).length - membersOf(b).length);
  const open = bySize.find((each) => !recordOf(results, each)?.won && !missingWins(results, each).length);
  return open ?? lineUps[0] ?? "";
}

/** The difficulty after the highest one beaten; the highest of all if that is beaten. */
export function nextDifficulty(record: LineUpRecord | null, difficulties: readonly string[]): string {
  const highest = difficulties.findLastIndex((each) => record?.beaten.has(each));
  return difficulties[Math.min(highest + 1, difficulties.length - 1)] ?? "";
}
