/* Drawings of the cards of Circle the Wagons. */

import type { Placement } from "../../cardtable/placement";
import { INK } from "../../draw/svg";
import { printed } from "./components";
import { type Icon, SQUARE, square, TERRITORY_COLOUR, type Territory } from "./square";

const { cards } = printed;

export const CARD = { width: 2 * SQUARE.width, height: 2 * SQUARE.height } as const;
/** The clip path of a card; define it once per document. */
export const CARD_SHAPE = `<clipPath id="wagons-card"><rect width="${CARD.width}" height="${CARD.height}" rx="7"/></clipPath>`;

const FACES = new Map(
  cards.map(({ id, squares }) => [
    id,
    squares.map((text) => {
      const [territory, icon] = text.split(" ");
      return { territory: territory as Territory, icon: icon as Icon };
    }),
  ]),
);

/** The four squares of a card: top left, top right, bottom left, bottom right. */
export function face(card: number, turned: boolean): { territory: Territory; icon: Icon }[] {
  const squares = FACES.get(card) ?? [];
  return turned ? [...squares].reverse() : [...squares];
}

/** The number of a card in its centre. */
const numberBadge = (card: number): string =>
  `<rect x="49" y="70" width="30" height="20" rx="7" fill="#fbf4e4" stroke="${INK}" opacity=".94"/><text x="64" y="86" text-anchor="middle" font-family="var(--text)" font-size="17" font-weight="700" fill="${INK}">${card}</text>`;

const cache = new Map<string, string>();

export function drawCard(card: number, turned: boolean): string {
  const name = `${card} ${turned}`;
  let art = cache.get(name);
  if (art === undefined) {
    const squares = face(card, turned).map(
      ({ territory, icon }, quadrant) =>
        `<svg x="${(quadrant % 2) * SQUARE.width}" y="${(quadrant >> 1) * SQUARE.height}" width="64" height="80" viewBox="0 0 64 80">${square(territory, icon)}</svg>`,
    );
    art =
      `<rect x="2" y="3" width="128" height="160" rx="8" fill="${INK}" opacity=".28"/><g clip-path="url(#wagons-card)">${squares.join("")}` +
      `<path d="M64 0v160M0 80h128" stroke="${INK}" opacity=".45"/></g><rect width="128" height="160" rx="7" fill="none" stroke="${INK}" stroke-width="1.5" opacity=".8"/>` +
      numberBadge(card);
    cache.set(name, art);
  }
  return art;
}

/** The numbers above the cards of a town, so that no card cuts another’s number. */
export function drawNumbers(cards: readonly Placement[]): string {
  const squares = cards.flatMap(({ card, x, y }) =>
    [0, 1, 2, 3].map((q) => [`${x + (q % 2)},${y + (q >> 1)}`, card] as const),
  );
  const visibleCards = new Set(new Map(squares).values());
  const numbers = cards
    .filter(({ card }) => visibleCards.has(card))
    .map(
      ({ card, x, y }) => `<g transform="translate(${x * SQUARE.width} ${y * SQUARE.height})">${numberBadge(card)}</g>`,
    );
  return numbers.join("");
}

/** A thumbnail of a card, 20 by 24 units, for the log. */
export function drawTinyCard(card: number): string {
  const squares = face(card, false).map(
    ({ territory }, quadrant) =>
      `<rect x="${1 + (quadrant % 2) * 9}" y="${1 + (quadrant >> 1) * 11}" width="9" height="11" fill="${TERRITORY_COLOUR[territory]}"/>`,
  );
  return `${squares.join("")}<rect x="1" y="1" width="18" height="22" rx="2" fill="none" stroke="${INK}" stroke-width="1.3"/>`;
}
