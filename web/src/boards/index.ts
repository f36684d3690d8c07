/* Loads the board of a game: the page's own, the package's, or the generic one. */

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
  const loadOwnBoard = BOARDS[`../games/${game}/Board.svelte`];
  if (loadOwnBoard) {
    void componentsOf(game); // load them in parallel with the board's code
    return (await loadOwnBoard()).default;
  }
  if ((await catalogue.find(game))?.board) return (await import("./package/Board.svelte")).default;
  return (await import("./generic/Board.svelte")).default;
}
