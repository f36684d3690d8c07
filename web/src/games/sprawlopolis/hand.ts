/* The order of the cards in a hand. */

/** The cards of a hand, each where it was before; new cards take the places that have become free. */
export function keepPlaces(before: readonly number[], cards: readonly number[]): number[] {
  const added = cards.filter((card) => !before.includes(card));
  const places = before.map((card) => (cards.includes(card) ? card : added.shift()));
  return [...places.filter((card) => card !== undefined), ...added];
}
