/* A game's cover: built into the page, from the game's package, or the default one. */

import covers from "virtual:covers";
import { api } from "../wire/api";
import { catalogue } from "./catalogue.svelte";
import { plainCover } from "./plainCover";

/** The URL of a game's cover. */
export function coverOf(game: string): string {
  const info = catalogue.game(game);
  if (covers[game]) return covers[game];
  return info?.cover ? api.filePath(game, "cover.svg", info.digest) : plainCover(game);
}
