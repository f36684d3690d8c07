/* A game's own choice of the options that only its solo game has. */

import type { Component } from "svelte";
import type { GameInfo, OptionInfo } from "../wire/types";
import { locale } from "../words/words.svelte";

export interface SoloProps {
  game: GameInfo;
  /** Called with the choices at the beginning and after every change. */
  onchange: (options: Record<string, string>) => void;
}

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
