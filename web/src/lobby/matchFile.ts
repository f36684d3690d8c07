/* Opening a match file. */

import { api, Refusal } from "../wire/api";
import { locale, t } from "../words/words.svelte";
import { openTable, PageError } from "./request.svelte";

const noMatch = (file: File) => new PageError(t("page-no-match", { file: file.name }));

/** Return the JSON object in a file; throw a PageError if there is none. */
async function read(file: File): Promise<Record<string, unknown>> {
  const value: unknown = await file
    .text()
    .then((text) => JSON.parse(text))
    .catch(() => null);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw noMatch(file);
  return value as Record<string, unknown>;
}

/** Create a table from a match file and go to it. */
export async function openMatch(file: File): Promise<void> {
  const match = await read(file);
  try {
    await openTable(() => api.importMatch({ file: match }));
  } catch (error) {
    if (!(error instanceof Refusal && error.refused)) throw error;
    const { why } = error.refused;
    if (why.message === "not-a-match-file") throw noMatch(file);
    const game = String(match.game); // the reason uses the game's messages
    await locale.loadGame(game);
    throw new PageError(locale.of(game).sentence(why));
  }
}
