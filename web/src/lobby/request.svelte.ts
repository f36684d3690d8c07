/* A request to the server with a busy flag and an error message. */

import { route } from "../ui/route.svelte";
import { Refusal } from "../wire/api";
import type { TableLinks } from "../wire/types";
import { locale, t } from "../words/words.svelte";
import { me } from "./catalogue.svelte";

/** An error found by the page itself; its message is shown to the player. */
export class PageError extends Error {}

export class ServerRequest {
  busy = $state(false);
  error = $state("");

  /** Run a request. `game`: the game whose messages explain a refusal. */
  async run(work: () => Promise<void>, game = ""): Promise<void> {
    this.busy = true;
    this.error = "";
    try {
      await work();
    } catch (error) {
      const refused = error instanceof Refusal ? error.refused : null;
      if (error instanceof PageError) this.error = error.message;
      else this.error = refused ? locale.of(game).sentence(refused.why) : t("page-no-server");
    }
    this.busy = false;
  }
}

/** Await the answer for a link; treat a malformed link as an invalid one. */
export async function resolveLink<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Refusal && error.status === 400 ? new PageError(t("server-no-link")) : error;
  }
}

/** Create a table and go to it; a new visitor becomes a guest first. */
export async function openTable(open: () => Promise<TableLinks>): Promise<void> {
  await me.ensure();
  route.go(`/table/${(await open()).id}`);
}
