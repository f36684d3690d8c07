/* Ways to play, as a plan for every seat. */

import type { GameInfo, SeatPlan } from "../wire/types";

export const WAYS = ["bots", "alone", "friends", "screen", "watch"] as const;
export type Way = (typeof WAYS)[number];

/** The ways to play a game; solo only if the game allows one player. */
export function waysOf(game: GameInfo): Way[] {
  const most = Math.max(...game.players);
  return WAYS.filter((way) => (way === "alone" ? game.players.includes(1) : most > 1));
}

/** The possible numbers of players for a way to play. */
export function countsOf(game: GameInfo, way: Way): number[] {
  if (way === "watch") return game.players;
  return way === "alone" ? [1] : game.players.filter((count) => count > 1);
}

/** The default number of players for a way to play. */
export function defaultCount(game: GameInfo, way: Way): number {
  const counts = countsOf(game, way);
  return counts.includes(game.default_players) ? game.default_players : (counts[0] as number);
}

export function plansFor(way: Way, count: number, level: string, name: (seat: number) => string): SeatPlan[] {
  return Array.from({ length: count }, (_, seat): SeatPlan => {
    if (way === "watch") return { kind: "bot", level };
    if (seat === 0) return { kind: "me" };
    if (way === "friends") return { kind: "open" };
    if (way === "screen") return { kind: "here", name: name(seat) };
    return { kind: "bot", level };
  });
}

/** The seats for “Play now”: solo if that is the game's default, otherwise with bots. */
export function defaultPlans(game: GameInfo, level: string): SeatPlan[] {
  const count = game.players.includes(game.default_players) ? game.default_players : (game.players[0] as number);
  return plansFor("bots", count, level, String);
}
