/* The card tables on the page: which square is at a screen position, and where a square is on the screen. */

import type { Attachment } from "svelte/attachments";

export interface Squares {
  /** The board's name for this card table. */
  name: string;
  at(clientX: number, clientY: number): [number, number];
  box(x: number, y: number): DOMRect;
}

/** The named card tables, by element. */
export const cardTables = new Map<Element, Squares>();

/** Registers a card table while its element exists. */
export const squares =
  (squaresOfTable: Squares): Attachment =>
  (node) => {
    cardTables.set(node, squaresOfTable);
    return () => {
      cardTables.delete(node);
    };
  };
