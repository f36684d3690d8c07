/* The things a player can point at (squares of a card table, elements named by a board), and where they are on this screen. */

import { type CardTableGeometry, cardTables } from "../cardtable/squares";
import type { BoardItem, Square, Target } from "../wire/types";
import { t } from "../words/words.svelte";

/** The data attributes with which boards name things. */
const THINGS = ["part", "section", "place", "city", "building", "object", "brick", "score", "condition"];
const NAMED = THINGS.map((thing) => `[data-${thing}]`).join(",");
/** Elements that differ per viewer although their names are the same, so nobody can point at them. */
const OWN = "[data-own]";

export interface Spot {
  /** The box on this screen; null if it is not visible. */
  box: DOMRect | null;
  label: string;
}

/** The named thing at a screen position. */
export function thingAt(board: Element, clientX: number, clientY: number): Target | null {
  const hit = document.elementFromPoint(clientX, clientY);
  if (!hit || !board.contains(hit)) return null;
  const cardTable = cardTables.get(hit);
  return cardTable ? squareOf(cardTable, ...cardTable.at(clientX, clientY)) : thingAround(hit);
}

/** The named thing that an element is part of. */
export function thingAround(element: Element): Target | null {
  const namedElement = element.closest<HTMLElement | SVGElement>(NAMED);
  if (!namedElement || namedElement.closest(OWN)) return null;
  const thing = THINGS.find((each) => each in namedElement.dataset) ?? "";
  return { kind: "thing", thing, name: namedElement.dataset[thing] ?? "" };
}

const squareOf = ({ name }: CardTableGeometry, x: number, y: number): Square => ({
  kind: "square",
  ground: name,
  x,
  y,
});

/** The neighbour of a square; if `from` is not one, the square in the middle of the first visible card table. */
export function neighbour(board: Element, from: Target | null, dx: number, dy: number): Target | null {
  if (from?.kind === "square") return { ...from, x: from.x + dx, y: from.y + dy };
  for (const [frame, cardTable] of cardTables) {
    const box = frame.getBoundingClientRect();
    if (board.contains(frame) && box.width)
      return squareOf(cardTable, ...cardTable.at(box.x + box.width / 2, box.y + box.height / 2));
  }
  return null;
}

/** The box and label of a target; null if this board does not have it. */
export function spotOf(board: Element, at: Target): Spot | null {
  return at.kind === "square" ? squareSpot(board, at) : thingSpot(board, at);
}

function squareSpot(board: Element, { ground: name, x, y }: Square): Spot | null {
  for (const [frame, cardTable] of cardTables)
    if (cardTable.name === name && board.contains(frame))
      return {
        box: boxIfVisible(board, frame, cardTable.box(x, y)),
        label: t("page-point-square", { ground: frame.ariaLabel ?? "", x, y }),
      };
  return null;
}

function thingSpot(board: Element, { thing, name }: BoardItem): Spot | null {
  if (!THINGS.includes(thing)) return null;
  const elements = [
    ...board.querySelectorAll<HTMLElement | SVGElement>(`[data-${thing}="${CSS.escape(name)}"]`),
  ].filter((each) => !each.closest(OWN));
  const element = elements.find((each) => each.getClientRects().length) ?? elements[0];
  return element
    ? { box: boxIfVisible(board, element, element.getBoundingClientRect()), label: nameOf(element) }
    : null;
}

/** The name of a thing; its label, unless that says more, which is for the viewer alone. */
function nameOf(element: HTMLElement | SVGElement): string {
  const label = element.ariaLabel ?? element.querySelector(".name, .hidden")?.textContent ?? element.textContent ?? "";
  return element.dataset.name ?? label.trim();
}

/** The box, if its centre is visible; otherwise null. */
function boxIfVisible(board: Element, element: Element, box: DOMRect): DOMRect | null {
  if (!element.getClientRects().length) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (
    let ancestor: Element | null = element;
    ancestor && ancestor !== board.parentElement;
    ancestor = ancestor.parentElement
  ) {
    if (ancestor !== board && getComputedStyle(ancestor).overflow === "visible") continue;
    const { left, right, top, bottom } = ancestor.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return null;
  }
  return box;
}
