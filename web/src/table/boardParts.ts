/* The parts of a board that a coach's note can speak of: named by the board, lit while the note is shown. */

import type { Attachment } from "svelte/attachments";
import { panels } from "./panels.svelte";

/** Marks a part of a board by its names. Its looks stand in `base.css`. */
export const part =
  (...names: string[]): Attachment =>
  (node) => {
    const lit = names.some((name) => panels.highlights.includes(name));
    node.toggleAttribute("data-spot", lit);
    if (lit) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
