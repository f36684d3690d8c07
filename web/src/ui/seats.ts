/* What seats and bots are called. */

import type { SeatInfo } from "../wire/types";
import { speech, t } from "../words/words.svelte";

export const isBot = (seat: SeatInfo) => seat.kind === "bot" || seat.kind === "scripted";

/** What the seats are called: their players' names, or what sits there; several bots are numbered. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const bots = seats.filter((seat) => isBot(seat) && !seat.name);
  return seats.map((seat) => {
    if (seat.name) return seat.name;
    if (!isBot(seat)) return t("page-free-seat");
    return bots.length > 1 ? t("page-bot-number", { number: bots.indexOf(seat) + 1 }) : t("page-bot-name");
  });
}

/** A bot's level in words; levels without a word are called as the server calls them. */
export function levelName(level: string): string {
  const id = `level-${level}`;
  return speech.page.has(id) ? speech.page.say(id) : level;
}
