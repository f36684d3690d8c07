/* The printed components of games, from the server. Values that an owner may correct are part of the view instead.
For the build and the tests, plugins/components.ts reads the components from disk. */

import { untrack } from "svelte";
import { catalogue } from "../lobby/catalogue.svelte";
import { api } from "../wire/api";

/** Time before a failed request is repeated, in milliseconds. */
const RETRY_MS = 1500;

const loading = new Map<string, Promise<object>>();

/** The printed components of a game. They do not change while the page is open, so modules may await them. */
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
