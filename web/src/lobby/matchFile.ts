/* A match file that somebody opens: what is in it, or that it is none. */

import { api, Refusal } from "../wire/api";
import { speech, t } from "../words/words.svelte";
import { Objection, openTable } from "./request.svelte";

const noMatch = (file: File) => new Objection(t("page-no-match", { file: file.name }));

/** The JSON object in a file. */
async function read(file: File): Promise<Record<string, unknown>> {
  const value: unknown = await file
    .text()
    .then((text) => JSON.parse(text))
    .catch(() => null);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw noMatch(file);
  return value as Record<string, unknown>;
}

/** Open a table with the match in a file, and go there. */
export async function openMatch(file: File): Promise<void> {
  const match = await read(file);
  try {
    await openTable(() => api.import({ file: match }));
  } catch (error) {
    if (!(error instanceof Refusal && error.refused)) throw error;
    const { why } = error.refused;
    if (why.message === "not-a-match-file") throw noMatch(file);
    const game = String(match.game); // what cannot be played is explained in the words of its game
    await speech.loadGame(game);
    throw new Objection(speech.of(game).sentence(why));
  }
}
