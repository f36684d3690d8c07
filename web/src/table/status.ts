/* What a player is doing, in a word or two. */

import { isBot } from "../ui/seats";
import { t } from "../words/words.svelte";
import type { Scene, Table } from "./table.svelte";

/** The status of a seat; `doing` is the id of the message for the player to move. */
export function statusOf(table: Table, scene: Scene, seat: number, doing = "page-to-move"): string {
  const info = table.state?.seats[seat];
  if (!info) return "";
  if (scene.turn === null) return t("page-finished");
  const away = info.kind === "person" && !info.connected && !table.past;
  if (scene.turn !== seat) return t(away ? "page-away" : "page-waits");
  const status = table.words.say(table.state?.confirming ? "page-confirms" : isBot(info) ? "page-thinks" : doing);
  return away ? t("page-status-away", { status }) : status;
}

/** Whether to mark a seat as the viewer's; false if several people share the screen. */
export const isYou = (table: Table, seat: number): boolean => {
  const mine = table.state?.seats.filter((each) => each.mine) ?? [];
  return mine.length === 1 && mine[0]?.seat === seat;
};
