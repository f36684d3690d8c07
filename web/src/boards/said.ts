/* Actions in words, for lists and hints. */

import type { Choice, CirclevilleAction } from "../wire/types";
import { speech, t, type Words } from "../words/words.svelte";
import { sentence } from "./circleville/moves";

/** Where the words for a field of an action are found, if not under the field's own name. */
const FAMILIES: Record<string, string[]> = { what: ["city", "type"] };

function spoken(field: string, value: unknown, words: Words): string | number {
  if (typeof value !== "string") return Number(value);
  const found = (FAMILIES[field] ?? [field]).map((family) => `${family}-${value}`).find((id) => words.has(id));
  return found ? words.say(found) : value;
}

/** The sentence of an action and what it speaks of. */
function told(game: string, action: Choice["action"], words: Words): [string, Record<string, string | number>] {
  if (game === "circleville") return sentence(action as CirclevilleAction, (id) => words.say(id));
  const { action: kind, ...fields } = action;
  const name = kind.replaceAll(" ", "-");
  const own = `page-do-${game.replaceAll("_", "-")}-${name}`;
  const args = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, spoken(field, value, words)]));
  return [speech.page.has(own) ? own : `page-do-${name}`, args];
}

/** What a choice does, in the reader's words; actions of games that the page does not know are shown as files write them. */
export function said(game: string, choice: Choice, words: Words): string {
  const [id, args] = told(game, choice.action, words);
  return speech.page.has(id) ? t(id, args) : choice.text;
}
