/* Help for placing cards. */

import { hasTouchScreen } from "../ui/settings.svelte";
import { t } from "../words/words.svelte";

/** How to place a card, in a few words. */
export function placingHelp(pinned: boolean): string {
  if (hasTouchScreen()) return t(pinned ? "page-place-pinned-touch" : "page-place-touch");
  return t(pinned ? "page-place-pinned" : "page-place-help");
}
