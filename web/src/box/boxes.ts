/* The games with a page “My box”. */

import type { Component } from "svelte";

const BOXES = import.meta.glob<{ default: Component }>("../games/*/Box.svelte");

/** A function that loads the page of a game; undefined if the game has none. */
export const boxOf = (game: string) => BOXES[`../games/${game}/Box.svelte`];
