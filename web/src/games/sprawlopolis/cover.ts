/* The cover of Sprawlopolis: a part of a city seen from above, drawn with the game's own cards. */

import type { Placement } from "../../cardtable/placement";
import { range } from "../../draw/svg";
import { CARD_SHAPE, drawCard, visibleBlocks } from "./card";
import { BLOCK } from "./city";
import { drawRoads, roadsOf } from "./roads";

const CARDS = [
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

const [TURN, SCALE, MIDDLE] = [-11, 0.8, [128, -190]] as const;

/** Whether a card is visible in the frame; the city is rotated. */
function isVisible({ x, y }: Placement): boolean {
  const [sin, cos] = [Math.sin((TURN * Math.PI) / 180), Math.cos((TURN * Math.PI) / 180)];
  return range(9).some((index) => {
    const px = SCALE * ((x + (index % 3)) * BLOCK.width + MIDDLE[0]);
    const py = SCALE * ((y + Math.floor(index / 3)) * BLOCK.height + MIDDLE[1]);
    return Math.abs(px * cos - py * sin) < 170 && Math.abs(px * sin + py * cos) < 154;
  });
}

export function cover(): string {
  const cards: Placement[] = CARDS.map(([card, x, y, turned]) => ({ card, x, y, turned: Boolean(turned) })).filter(
    isVisible,
  );
  const drawings = cards.map(
    ({ card, x, y, turned }) =>
      `<g transform="translate(${x * BLOCK.width} ${y * BLOCK.height})">${drawCard(card, turned)}</g>`,
  );
  return (
    `${CARD_SHAPE}<rect width="320" height="288" fill="#e9e0cf"/>` +
    `<g transform="translate(160 144) rotate(${TURN}) scale(${SCALE}) translate(${MIDDLE.join(" ")})">${drawings.join("")}${drawRoads(roadsOf(visibleBlocks(cards)))}</g>`
  );
}
