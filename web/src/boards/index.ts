/* The boards: one component a game, loaded with its table. A game without one gets the plain board. */

import type { Component } from "svelte";
import type { Scene, Table } from "../table/table.svelte";

export interface BoardProps {
  table: Table;
  scene: Scene;
}

type Board = () => Promise<{ default: Component<BoardProps> }>;

const BOARDS: Record<string, Board> = {
  carrara: () => import("../games/carrara/Board.svelte"),
  circle_the_wagons: () => import("../games/circle_the_wagons/Board.svelte"),
  circleville: () => import("../games/circleville/Board.svelte"),
  sprawlopolis: () => import("../games/sprawlopolis/Board.svelte"),
};

export const boardOf = (game: string): Board => BOARDS[game] ?? (() => import("./generic/Board.svelte"));
