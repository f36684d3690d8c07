/* The boards: a game's own, drawn with the page or brought by its package, loaded with its table; the plain board otherwise. */

import type { Component } from "svelte";
import { catalogue } from "../lobby/catalogue.svelte";
import type { Scene, Table } from "../table/table.svelte";
import { componentsOf } from "./components";

export interface BoardProps {
  table: Table;
  scene: Scene;
}

type Board = { default: Component<BoardProps> };

const BOARDS = import.meta.glob<Board>("../games/*/Board.svelte");

/** The board of a game. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const own = BOARDS[`../games/${game}/Board.svelte`];
  if (own) {
    void componentsOf(game); // the board waits for them, while its code is loaded
    return (await own()).default;
  }
  if ((await catalogue.find(game))?.board) return (await import("./package/Board.svelte")).default;
  return (await import("./generic/Board.svelte")).default;
}
