/* The games with a page “My box”. */

import type { Component } from "svelte";

const BOXES = import.meta.glob<{ default: Component }>("../games/*/Box.svelte");

/** Loads the page of a game; undefined if there is nothing to correct. */
export const boxOf = (game: string) => BOXES[`../games/${game}/Box.svelte`];
