/* What one can point at: squares of a ground, and whatever a board names for everybody; and where that is on this screen. */

import { grounds } from "../ground/squares";
import { t } from "../words/words.svelte";

/** The attributes by which boards name what lies on the table. */
const THINGS = ["part", "section", "place", "city", "building", "object", "brick", "score", "condition"];
const NAMED = THINGS.map((thing) => `[data-${thing}]`).join(",");
/** What every screen has for its own viewer, under the same names: nobody else could tell which one is meant. */
const OWN = "[data-own]";
/** Most characters of what is pointed at. */
const LONGEST = 40;

export interface Spot {
  /** Where it is on this screen; null if it is out of sight. */
  box: DOMRect | null;
  label: string;
}

/** What lies under a point of the screen, if it has a name. */
export function thingAt(board: Element, x: number, y: number): string | null {
  const hit = document.elementFromPoint(x, y);
  if (!hit || !board.contains(hit)) return null;
  const ground = grounds.get(hit);
  return ground ? squareName(ground.name, ...ground.at(x, y)) : thingAround(hit);
}

/** What an element is, or is part of, if that has a name. */
export function thingAround(element: Element): string | null {
  const found = element.closest<HTMLElement | SVGElement>(NAMED);
  if (!found || found.closest(OWN)) return null;
  const thing = THINGS.find((each) => each in found.dataset) ?? "";
  const name = `${thing} ${found.dataset[thing]}`;
  return name.length <= LONGEST ? name : null;
}

const squareName = (ground: string, x: number, y: number) => `${ground} ${x},${y}`;

/** A neighbour of a square; the one in the middle of the first ground in sight if none is given. */
export function neighbour(board: Element, from: string | null, dx: number, dy: number): string | null {
  const known = from === null ? null : squareOf(board, from);
  if (known) return squareName(known.name, known.x + dx, known.y + dy);
  for (const [frame, ground] of grounds) {
    const box = frame.getBoundingClientRect();
    if (board.contains(frame) && box.width)
      return squareName(ground.name, ...ground.at(box.x + box.width / 2, box.y + box.height / 2));
  }
  return null;
}

function squareOf(board: Element, at: string) {
  const [, name, x, y] = /^(.+) (-?\d+),(-?\d+)$/.exec(at) ?? [];
  for (const [frame, ground] of grounds)
    if (ground.name === name && board.contains(frame)) return { frame, ground, name, x: Number(x), y: Number(y) };
  return null;
}

/** Where something is that somebody points at, and what it is called; null if this board does not have it. */
export function spotOf(board: Element, at: string): Spot | null {
  const square = squareOf(board, at);
  if (square) {
    const { frame, ground, x, y } = square;
    return {
      box: inSight(board, frame, ground.box(x, y)),
      label: t("page-point-square", { ground: frame.ariaLabel ?? "", x, y }),
    };
  }
  const [, thing = "", name = ""] = /^(\S+) (.+)$/.exec(at) ?? [];
  if (!THINGS.includes(thing)) return null;
  const all = [...board.querySelectorAll(`[data-${thing}="${CSS.escape(name)}"]`)].filter((each) => !each.closest(OWN));
  const found = all.find((each) => each.getClientRects().length) ?? all[0];
  if (!found) return null;
  const label = found.ariaLabel ?? found.querySelector(".name, .hidden")?.textContent ?? found.textContent ?? "";
  return { box: inSight(board, found, found.getBoundingClientRect()), label: firstSentence(label) };
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
