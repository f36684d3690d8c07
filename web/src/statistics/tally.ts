/* Statistics over results. */

import type { ResultInfo } from "../wire/types";

interface Tally {
  games: number;
  won: number;
  average: number;
  best: number;
}

export function tally(results: readonly ResultInfo[]): Tally {
  const scores = results.map(({ score }) => score);
  return {
    games: results.length,
    won: results.filter(({ won }) => won).length,
    average: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
    best: Math.max(...scores),
  };
}

interface Group extends Tally {
  name: string;
  results: ResultInfo[];
}

/** Results grouped by name with their statistics, largest group first. */
export function groups(results: readonly ResultInfo[], nameOf: (result: ResultInfo) => string): Group[] {
  const groupsByName = new Map<string, ResultInfo[]>();
  for (const each of results) groupsByName.set(nameOf(each), [...(groupsByName.get(nameOf(each)) ?? []), each]);
  return [...groupsByName]
    .map(([name, members]) => ({ name, results: members, ...tally(members) }))
    .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

interface CardTally {
  card: string;
  games: number;
  won: number;
  /** Average points from this card. */
  average: number;
}

/** Statistics per scoring card: games, wins and average points. */
export function cards(results: readonly ResultInfo[]): CardTally[] {
  const talliesByCard = new Map<string, { points: number[]; won: number }>();
  for (const { cards: inPlay, won } of results)
    for (const [card, points] of Object.entries(inPlay)) {
      const each = talliesByCard.get(card) ?? { points: [], won: 0 };
      each.points.push(points);
      each.won += won ? 1 : 0;
      talliesByCard.set(card, each);
    }
  return [...talliesByCard]
    .map(([card, { points, won }]) => ({
      card,
      games: points.length,
      won,
      average: points.reduce((sum, each) => sum + each, 0) / points.length,
    }))
    .sort((a, b) => b.average - a.average || a.card.localeCompare(b.card));
}

interface Scale {
  low: number;
  high: number;
  /** The values of the grid lines, lowest first. */
  lines: number[];
}

/** An axis with round numbers that covers the values. */
export function scale(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max(1, (most - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) as number) * power);
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  return { low, high, lines: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step) };
}
