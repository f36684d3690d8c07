/* A game's own parts of its solo game: the choice of its options, and what follows a win. */

import type { Component } from "svelte";
import type { GameInfo, OptionInfo, State } from "../wire/types";
import { locale } from "../words/words.svelte";

export interface SoloProps {
  game: GameInfo;
  /** Called with the choices at the beginning and after every change. */
  onchange: (options: Record<string, string>) => void;
}

export interface AfterSoloProps {
  tableState: State;
}

const AFTER = import.meta.glob<{ default: Component<AfterSoloProps> }>("../games/*/AfterSolo.svelte");
const PARTS = import.meta.glob<{ default: Component<SoloProps> }>("../games/*/Solo.svelte");
const partOf = (game: string) => PARTS[`../games/${game}/Solo.svelte`];

/** Whether a game presents the options of its solo game itself. */
export const presentsSolo = (game: string): boolean => partOf(game) !== undefined;

export const isSoloOption = ({ players }: OptionInfo): boolean => players.every((count) => count === 1);

/** Load a game's part of the dialog and its messages. */
export async function loadSolo(game: string): Promise<Component<SoloProps> | undefined> {
  const [part] = await Promise.all([partOf(game)?.(), locale.loadGame(game)]);
  return part?.default;
}

/** Load what a game shows after its solo game. */
export const loadAfterSolo = async (game: string): Promise<Component<AfterSoloProps> | undefined> =>
  (await AFTER[`../games/${game}/AfterSolo.svelte`]?.())?.default;
