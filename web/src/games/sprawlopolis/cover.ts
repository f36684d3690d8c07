/* The cover of Sprawlopolis: a part of a city seen from above, drawn with the game's own cards. */

import { CARD_SHAPE, drawCard, type LaidCard, visibleBlocks } from "./card";
import { BLOCK } from "./city";
import { drawRoads, roadsOf } from "./roads";

const LAID = [
  [11, 0, 0, 0],
  [3, -2, 0, 0],
  [4, -4, 0, 0],
  [13, 0, 2, 1],
  [15, -4, 2, 0],
  [17, -2, 2, 1],
  [16, -3, 4, 1],
  [8, -5, 4, 0],
  [18, -2, 4, 1],
  [6, -4, -2, 0],
  [14, -2, -2, 0],
  [9, 0, -2, 1],
  [10, 0, 4, 1],
] as const;

export function cover(): string {
  const laid: LaidCard[] = LAID.map(([card, x, y, turned]) => ({ card, x, y, turned: Boolean(turned) }));
  const cards = laid.map(
    ({ card, x, y, turned }) =>
      `<g transform="translate(${x * BLOCK.width} ${y * BLOCK.height})">${drawCard(card, turned)}</g>`,
  );
  return (
    `${CARD_SHAPE}<rect width="320" height="288" fill="#e9e0cf"/>` +
    `<g transform="translate(160 144) rotate(-11) scale(.8) translate(128 -190)">${cards.join("")}${drawRoads(roadsOf(visibleBlocks(laid)))}</g>`
  );
}
