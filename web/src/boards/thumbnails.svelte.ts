/* Tiny pictures of a game's cards, for sentences that name one; they come with the game's board. */

export interface Picture {
  box: string;
  art: string;
}

type Draw = (card: number) => Picture;

let drawers = $state.raw<Record<string, Draw>>({});

export function provide(game: string, draw: Draw): void {
  drawers = { ...drawers, [game]: draw };
}

export const picture = (game: string, card: number): Picture | null => drawers[game]?.(card) ?? null;
