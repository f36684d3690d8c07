/* What one can point at: squares of a ground, and whatever a board names for everybody; and where that is on this screen. */

import { cardTables, type Squares } from "../cardtable/squares";
import type { Square, Target, Thing } from "../wire/types";
import { t } from "../words/words.svelte";

/** The attributes by which boards name what lies on the table. */
const THINGS = ["part", "section", "place", "city", "building", "object", "brick", "score", "condition"];
const NAMED = THINGS.map((thing) => `[data-${thing}]`).join(",");
/** What every screen has for its own viewer, under the same names: nobody else could tell which one is meant. */
const OWN = "[data-own]";
export interface Spot {
  /** Where it is on this screen; null if it is out of sight. */
  box: DOMRect | null;
  label: string;
}

/** What lies under a point of the screen, if it has a name. */
export function thingAt(board: Element, clientX: number, clientY: number): Target | null {
  const hit = document.elementFromPoint(clientX, clientY);
  if (!hit || !board.contains(hit)) return null;
  const ground = cardTables.get(hit);
  return ground ? squareOf(ground, ...ground.at(clientX, clientY)) : thingAround(hit);
}

/** What an element is, or is part of, if that has a name. */
export function thingAround(element: Element): Target | null {
  const named = element.closest<HTMLElement | SVGElement>(NAMED);
  if (!named || named.closest(OWN)) return null;
  const thing = THINGS.find((each) => each in named.dataset) ?? "";
  return { kind: "thing", thing, name: named.dataset[thing] ?? "" };
}

const squareOf = ({ name }: Squares, x: number, y: number): Square => ({ kind: "square", ground: name, x, y });

/** A neighbour of a square; the one in the middle of the first ground in sight if none is given. */
export function neighbour(board: Element, from: Target | null, dx: number, dy: number): Target | null {
  if (from?.kind === "square") return { ...from, x: from.x + dx, y: from.y + dy };
  for (const [frame, ground] of cardTables) {
    const box = frame.getBoundingClientRect();
    if (board.contains(frame) && box.width)
      return squareOf(ground, ...ground.at(box.x + box.width / 2, box.y + box.height / 2));
  }
  return null;
}

/** Where something is that somebody points at, and what it is called; null if this board does not have it. */
export function spotOf(board: Element, at: Target): Spot | null {
  return at.kind === "square" ? squareSpot(board, at) : thingSpot(board, at);
}

function squareSpot(board: Element, { ground: name, x, y }: Square): Spot | null {
  for (const [frame, ground] of cardTables)
    if (ground.name === name && board.contains(frame))
      return {
        box: inSight(board, frame, ground.box(x, y)),
        label: t("page-point-square", { ground: frame.ariaLabel ?? "", x, y }),
      };
  return null;
}

function thingSpot(board: Element, { thing, name }: Thing): Spot | null {
  if (!THINGS.includes(thing)) return null;
  const all = [...board.querySelectorAll(`[data-${thing}="${CSS.escape(name)}"]`)].filter((each) => !each.closest(OWN));
  const named = all.find((each) => each.getClientRects().length) ?? all[0];
  if (!named) return null;
  const label = named.ariaLabel ?? named.querySelector(".name, .hidden")?.textContent ?? named.textContent ?? "";
  return { box: inSight(board, named, named.getBoundingClientRect()), label: firstSentence(label) };
}

/** What something is stands first; what follows is what it means to the viewer. */
const firstSentence = (label: string) => label.trim().split(/\.(?:\s|$)/)[0] ?? "";

/** A box on the screen, if its middle is not hidden or scrolled away. */
function inSight(board: Element, element: Element, box: DOMRect): DOMRect | null {
  if (!element.getClientRects().length) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let around: Element | null = element; around && around !== board.parentElement; around = around.parentElement) {
    if (around !== board && getComputedStyle(around).overflow === "visible") continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return null;
  }
  return box;
}
