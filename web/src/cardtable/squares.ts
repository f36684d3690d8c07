/* The card tables on the page: which square is at a screen position, and where a square is on the screen. */

import type { Attachment } from "svelte/attachments";

/** Converts between squares and screen positions. */
export interface CardTableGeometry {
  /** The board's name for this card table. */
  name: string;
  at(clientX: number, clientY: number): [number, number];
  box(x: number, y: number): DOMRect;
}

/** The named card tables, by element. */
export const cardTables = new Map<Element, CardTableGeometry>();

/** Registers a card table while its element exists. */
export const registerCardTable =
  (geometry: CardTableGeometry): Attachment =>
  (node) => {
    cardTables.set(node, geometry);
    return () => {
      cardTables.delete(node);
    };
  };
