/* Help for placing cards. */

import { byTouch } from "../ui/settings.svelte";
import { t } from "../words/words.svelte";

/** How to place a card, in a few words. */
export function placingHelp(pinned: boolean): string {
  if (byTouch()) return t(pinned ? "page-place-pinned-touch" : "page-place-touch");
  return t(pinned ? "page-place-pinned" : "page-place-help");
}
