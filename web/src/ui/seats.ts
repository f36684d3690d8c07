/* Names of seats and bots. */

import type { SeatInfo } from "../wire/types";
import { locale, t } from "../words/words.svelte";

/** Whether the server plays for a seat: a bot, or a scripted seat. */
export const isBot = (seat: SeatInfo) => seat.kind === "bot" || seat.kind === "scripted";

/** The names of the seats; unnamed bots are numbered if there are several. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const bots = seats.filter((seat) => isBot(seat) && !seat.name);
  return seats.map((seat) => {
    if (seat.name) return seat.name;
    if (!isBot(seat)) return t("page-free-seat");
    return bots.length > 1 ? t("page-bot-number", { number: bots.indexOf(seat) + 1 }) : t("page-bot-name");
  });
}

/** The name of a bot level; the server's name if there is no message for it. */
export function levelName(level: string): string {
  const id = `level-${level}`;
  return locale.page.has(id) ? locale.page.say(id) : level;
}
