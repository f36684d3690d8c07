/* What the lobby says about a game beyond what the server knows. */

export interface Facts {
  minutes: [number, number];
  /** How much there is to think about, from 1 to 5. */
  weight: number;
  /** How many sit down when one just wants to play. */
  usual: number;
}

const FACTS: Record<string, Facts> = {
  circleville: { minutes: [90, 120], weight: 5, usual: 2 },
  carrara: { minutes: [45, 60], weight: 3, usual: 3 },
  circle_the_wagons: { minutes: [10, 15], weight: 2, usual: 2 },
  sprawlopolis: { minutes: [15, 20], weight: 2, usual: 1 },
};

export const factsOf = (game: string): Facts => FACTS[game] ?? { minutes: [30, 60], weight: 3, usual: 2 };

/** The order in which the lobby shows games: ours first. */
export function inOrder<T extends { name: string }>(games: readonly T[]): T[] {
  const known = Object.keys(FACTS);
  const rank = ({ name }: T) => (known.includes(name) ? known.indexOf(name) : known.length);
  return games.toSorted((a, b) => rank(a) - rank(b));
}
