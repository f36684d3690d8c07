/* A game's cover: drawn with the page, brought by the game's package, or a plain one. */

import covers from "virtual:covers";
import { api } from "../wire/api";
import { catalogue } from "./catalogue.svelte";
import { plainCover } from "./plainCover";

/** The address of a game's cover. */
export function coverOf(game: string): string {
  const info = catalogue.game(game);
  if (covers[game]) return covers[game];
  return info?.cover ? api.filePath(game, "cover.svg", info.digest) : plainCover(game);
}
