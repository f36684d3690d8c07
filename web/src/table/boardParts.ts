/* Named parts of a board, which a lesson's note can highlight. */

import type { Attachment } from "svelte/attachments";
import { panels } from "./panels.svelte";

/** Names a part of a board; `base.css` has the style of a highlighted one. */
export const part =
  (...names: string[]): Attachment =>
  (node) => {
    const lit = names.some((name) => panels.highlights.includes(name));
    node.toggleAttribute("data-spot", lit);
    if (lit) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
