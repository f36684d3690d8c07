/* Drawings of the cards of Sprawlopolis. */

import type { Placement } from "../../cardtable/placement";
import { INK } from "../../draw/svg";
import { BLOCK, block, type Zone } from "./city";
import { printed } from "./components";
import { drawRoads, type Edge, OPPOSITE, type RoadBlock, roadsOf } from "./roads";

const { cards } = printed;

interface CityBlock extends RoadBlock {
  zone: Zone;
  card: number;
}

export const CARD = { width: 2 * BLOCK.width, height: 2 * BLOCK.height } as const;
/** The clip path of a card; define it once per document. */
export const CARD_SHAPE = `<clipPath id="city-card"><rect width="${CARD.width}" height="${CARD.height}" rx="6"/></clipPath>`;

const FACES = new Map(
  cards.map(({ number, blocks }) => [
    number,
    blocks.map((text) => {
      const [zone, road = ""] = text.split(" ");
      return { zone: zone as Zone, road: [...road] as Edge[] };
    }),
  ]),
);

const rotatedRoad = (road: readonly Edge[]) => road.map((edge) => OPPOSITE[edge]);

/** The four blocks of a card: top left, top right, bottom left, bottom right, with their printed places. */
export function face(card: number, turned: boolean): { zone: Zone; road: readonly Edge[]; printed: number }[] {
  const blocks = (FACES.get(card) ?? []).map((each, printed) => ({ ...each, printed }));
  return turned ? blocks.reverse().map((each) => ({ ...each, road: rotatedRoad(each.road) })) : blocks;
}

/** The blocks of a placed card, with their squares. */
export function blocksOf({ card, x, y, turned }: Placement): CityBlock[] {
  return face(card, turned).map(({ zone, road }, quadrant) => ({
    x: x + (quadrant % 2),
    y: y + (quadrant >> 1),
    zone,
    road,
    card,
  }));
}

/** The visible blocks of placed cards; later cards cover earlier ones. */
export function visibleBlocks(cards: readonly Placement[]): CityBlock[] {
  return [...new Map(cards.flatMap(blocksOf).map((each) => [`${each.x},${each.y}`, each])).values()];
}

/** The number of a card in its centre, which no road crosses. */
function numberBadge(card: number, scale: number): string {
  return (
    `<g transform="translate(${CARD.width / 2} ${CARD.height / 2}) scale(${scale})"><rect x="-14" y="-9.5" width="28" height="19" rx="7" fill="#fbf7ef" stroke="${INK}"/>` +
    `<text y="5.8" text-anchor="middle" font-family="var(--text)" font-size="16.5" font-weight="700" fill="${INK}">${card}</text></g>`
  );
}

const cache = new Map<string, string>();

/** A card without roads and number, which are drawn above all cards. Blocks are upright even on a rotated card. */
export function drawCard(card: number, turned: boolean): string {
  const name = `${card} ${turned}`;
  let art = cache.get(name);
  if (art === undefined) {
    const blocks = face(card, turned).map(
      ({ zone, road, printed }, quadrant) =>
        `<g transform="translate(${(quadrant % 2) * BLOCK.width} ${(quadrant >> 1) * BLOCK.height})">${block(zone, road, card * 7 + printed + 1)}</g>`,
    );
    art =
      `<rect x="1.5" y="2.5" width="192" height="136" rx="7" fill="${INK}" opacity=".28"/><g clip-path="url(#city-card)">${blocks.join("")}` +
      `<path d="M96 0v136M0 68h192" stroke="${INK}" stroke-width=".8" opacity=".28"/></g><rect width="192" height="136" rx="6" fill="none" stroke="${INK}" stroke-width="1.1" opacity=".7"/>`;
    cache.set(name, art);
  }
  return art;
}

/** What is drawn above the cards of a city: the roads, and faint numbers. */
export function drawAbove(cards: readonly Placement[]): string {
  const blocks = visibleBlocks(cards);
  const visibleCards = new Set(blocks.map(({ card }) => card));
  const numbers = cards
    .filter(({ card }) => visibleCards.has(card))
    .map(
      ({ card, x, y }) =>
        `<g transform="translate(${x * BLOCK.width} ${y * BLOCK.height})">${numberBadge(card, 0.8)}</g>`,
    );
  return `${drawRoads(roadsOf(blocks))}<g opacity=".7">${numbers.join("")}</g>`;
}

/** A card on its own, with its roads and its number, which is larger on a small picture. */
export function drawWholeCard(card: number, turned: boolean, numberScale = 1): string {
  const roads = drawRoads(roadsOf(blocksOf({ card, x: 0, y: 0, turned })));
  return drawCard(card, turned) + roads + numberBadge(card, numberScale);
}
