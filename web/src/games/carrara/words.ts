/* What this game says on the page: its own words, and those of the page. */

import { wordsOf } from "../../words/words.svelte";

export const t = wordsOf("carrara");
