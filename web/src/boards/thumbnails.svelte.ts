/* Thumbnails of a game's cards for the log, provided by the game's board. */

interface Thumbnail {
  box: string;
  art: string;
}

type Draw = (card: number) => Thumbnail;

let drawers = $state.raw<Record<string, Draw>>({});

export function provideThumbnails(game: string, draw: Draw): void {
  drawers = { ...drawers, [game]: draw };
}

export const thumbnail = (game: string, card: number): Thumbnail | null => drawers[game]?.(card) ?? null;
