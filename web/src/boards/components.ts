/* The printed components of games. Like all that belongs to a game's package they come from the server; values that an
owner may correct are part of the view. Where the page is built and tested, plugins/components.ts reads them from the disk. */

import { untrack } from "svelte";
import { catalogue } from "../lobby/catalogue.svelte";
import { api } from "../wire/api";

/** How long to wait before asking a server again that did not answer, in milliseconds. */
const RETRY_MS = 1500;

const loading = new Map<string, Promise<object>>();

/** The components of a game as they are printed. They stay the same while the page is open, so modules may wait for them. */
export function componentsOf<T extends object>(game: string): Promise<T> {
  const promise = loading.get(game) ?? fetchComponents(game);
  loading.set(game, promise);
  return promise as Promise<T>;
}

async function fetchComponents(game: string): Promise<object> {
  for (;;) {
    try {
      const digest = untrack(() => catalogue.game(game)?.digest) ?? "";
      return await api.components(game, digest);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
