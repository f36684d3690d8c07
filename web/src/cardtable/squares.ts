/* The grounds on the page: which square lies under a point of the screen, and where a square lies on it. */

import type { Attachment } from "svelte/attachments";

export interface Squares {
  /** What the board calls this ground. */
  name: string;
  at(clientX: number, clientY: number): [number, number];
  box(x: number, y: number): DOMRect;
}

/** All grounds that have a name, by their elements. */
export const grounds = new Map<Element, Squares>();

/** Makes the squares of a ground known as long as it is shown. */
export const squares =
  (found: Squares): Attachment =>
  (node) => {
    grounds.set(node, found);
    return () => {
      grounds.delete(node);
    };
  };
