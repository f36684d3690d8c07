/* Doing something at the server: meanwhile one waits, and what it refuses is said. */

import { route } from "../ui/route.svelte";
import { Refusal } from "../wire/api";
import type { Created } from "../wire/types";
import { speech, t } from "../words/words.svelte";
import { me } from "./catalogue.svelte";

/** What the page itself objects to, in a sentence for people. */
export class Objection extends Error {}

export class ServerRequest {
  busy = $state(false);
  error = $state("");

  /** Refusals are said in the words of a game, where there is one. */
  async run(work: () => Promise<void>, game = ""): Promise<void> {
    this.busy = true;
    this.error = "";
    try {
      await work();
    } catch (error) {
      const refused = error instanceof Refusal ? error.refused : null;
      if (error instanceof Objection) this.error = error.message;
      else this.error = refused ? speech.of(game).sentence(refused.why) : t("page-no-server");
    }
    this.busy = false;
  }
}

/** What a link stands for; one that was cut short on its way is as good as none. */
export async function resolveLink<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Refusal && error.status === 400 ? new Objection(t("server-no-link")) : error;
  }
}

/** Open a table as somebody with a name, and go there. */
export async function openTable(open: () => Promise<Created>): Promise<void> {
  await me.ensure();
  route.go(`/table/${(await open()).id}`);
}
