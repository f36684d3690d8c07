/* Parts of a board that light up: for a lesson's note, or because a score line is counted or selected. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { panels } from "./panels.svelte";

/** Names a part of a board; `base.css` has the style of a highlighted one. */
export const part =
  (...names: string[]): Attachment =>
  (node) => {
    const lit = names.some((name) => panels.highlights.includes(name));
    node.toggleAttribute("data-spot", lit);
    if (lit) void tick().then(() => node.scrollIntoView({ block: "nearest", inline: "nearest" })); // the note may grow first
  };

/** Names the score lines that get points from a part of a board; it lights up while one of them is counted or selected. */
export const countsFor =
  (...sources: string[]): Attachment =>
  (node) => {
    const lit = sources.some((source) => source === panels.litSource);
    node.toggleAttribute("data-counted", lit);
    if (lit) void tick().then(() => node.scrollIntoView({ block: "nearest", inline: "center" })); // a tab may open first
  };
