/* The bot levels that players choose from. */

import type { Catalogue } from "../wire/types";

/** Bots for simulations; they are not levels. */
const SIMULATION_BOTS = new Set(["random", "greedy"]);

/** The bot levels, weakest first. */
export function levelsOf(catalogue: Catalogue | null): string[] {
  return (catalogue?.bots ?? []).filter((bot) => !SIMULATION_BOTS.has(bot));
}

/** The default level: the one in the middle. */
export const defaultLevel = (levels: readonly string[]): string => levels[Math.floor(levels.length / 2)] ?? "";

/** The strongest level, the default for watching. */
export const bestLevel = (levels: readonly string[]): string => levels.at(-1) ?? "";
