/* Formats messages of this game and of the page. */

import { wordsOf } from "../../words/words.svelte";

export const t = wordsOf("carrara");
