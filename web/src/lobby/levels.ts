/* Which bots people are offered, and which one sits down where nobody has chosen. */

import type { Catalogue } from "../wire/types";

/** Bots that simulations start from; people play against the levels. */
const PLAIN = new Set(["random", "greedy"]);

/** The levels of bots, from weak to strong. */
export function levelsOf(catalogue: Catalogue | null): string[] {
  return (catalogue?.bots ?? []).filter((bot) => !PLAIN.has(bot));
}

/** A level of sensible strength: the middle of those there are. */
export const usualLevel = (levels: readonly string[]): string => levels[Math.floor(levels.length / 2)] ?? "";

/** The strongest: there is most to learn from it. */
export const bestLevel = (levels: readonly string[]): string => levels.at(-1) ?? "";
