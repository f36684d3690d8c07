/*
 * Things that fly from where they were to where they are now. A board names them with `data-flies`. A new piece, named
 * with `data-piece`, flies from the thing that `data-from` names.
 */

import type { Attachment } from "svelte/attachments";
import { shouldAnimate } from "./motion";
import { sound } from "./sound";

/** The least distance of a flight, in pixels. */
const MIN_DISTANCE = 12;
/** The delay of a thing after the one before it, in milliseconds. */
const STAGGER_MS = 80;

/** Where things were before the board changed, by name. */
let boxesBefore = new Map<string, DOMRect>();
/** The names of the pieces that were on the board before it changed; null if there was no board. */
let piecesBefore: Set<string> | null = null;
/** With more new pieces than this, the board shows another moment of the game, and nothing flies. */
const MAX_PIECES = 12;
/** The number of flights since the board changed. */
let flightCount = 0;
const flying = new Set<Animation>();

/** Store where everything is, before the board changes. */
export function rememberBoxes(board: Element | undefined): void {
  boxesBefore = new Map();
  piecesBefore = null;
  flightCount = 0;
  if (!board || !shouldAnimate()) return;
  for (const thing of board.querySelectorAll<HTMLElement | SVGElement>("[data-flies]")) {
    const box = thing.getBoundingClientRect();
    if (box.width) boxesBefore.set(thing.dataset.flies ?? "", box);
  }
  piecesBefore = new Set(piecesOn(board).map(({ dataset }) => dataset.piece ?? ""));
}

const piecesOn = (board: Element) => [...board.querySelectorAll<SVGGraphicsElement>("[data-piece]")];

/** Where a thing was before the board changed. */
export const boxBefore = (name: string): DOMRect | undefined => boxesBefore.get(name);

/** Whether a flight has started since the board changed. */
export const hasFlights = (): boolean => flightCount > 0;

/** End all flights at once. */
export function landAll(): void {
  for (const flight of flying) flight.finish();
}

/** Show a drawing flying between two boxes; resolves when it has landed. */
export async function fly(art: SVGElement, from: DOMRect, to: DOMRect): Promise<void> {
  const delay = flightCount * STAGGER_MS;
  if (!flightCount++) sound.play("slide");
  art.setAttribute("class", "flight");
  art.style.cssText = `left:${to.x}px;top:${to.y}px;width:${to.width}px;height:${to.height}px`;
  (document.querySelector("[data-game]") ?? document.body).append(art); // colours belong to a game
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const scale = from.width / to.width;
  const at = (share: number, size: number, rise: number) =>
    `translate(${dx * share}px, ${dy * share - rise}px) scale(${size})`;
  const distance = Math.hypot(dx, dy);
  const keyframes = [
    { transform: at(1, scale, 0) },
    { transform: at(0.45, (1 + scale) / 2 + 0.08, Math.min(40, distance / 8)), offset: 0.5 },
    { transform: at(0, 1, 0) },
  ];
  const duration = 380 + Math.min(320, distance / 3);
  const animation = art.animate(keyframes, { duration, delay, easing: "cubic-bezier(.4,.1,.3,1)", fill: "backwards" });
  flying.add(animation);
  await animation.finished.catch(() => null);
  flying.delete(animation);
  art.remove();
}

/** Let a drawing fly to a thing, which appears when it has landed. */
function flyTo(thing: HTMLElement | SVGElement, from: DOMRect | undefined, draw: () => SVGElement | null): void {
  const to = thing.getBoundingClientRect();
  if (!from || !to.width || Math.hypot(from.x - to.x, from.y - to.y) < MIN_DISTANCE) return;
  const art = draw();
  if (!art) return;
  thing.style.visibility = "hidden";
  void fly(art, from, to).then(() => {
    thing.style.visibility = "";
  });
}

/** Names a thing; when it appears elsewhere after a change, its drawing flies there. */
export const flies =
  (name: string): Attachment<HTMLElement | SVGElement> =>
  (node) => {
    node.dataset.flies = name;
    flyTo(node, boxesBefore.get(name), () => {
      const art = node instanceof SVGElement ? node : node.querySelector("svg");
      return art && (art.cloneNode(true) as SVGElement);
    });
  };

/** Let the pieces that have come onto the board fly to their places. */
export function flyPieces(board: Element | undefined): void {
  if (!board || !piecesBefore) return;
  const before = piecesBefore;
  const pieces = piecesOn(board).filter(({ dataset }) => !before.has(dataset.piece ?? ""));
  if (pieces.length > MAX_PIECES) return;
  for (const piece of pieces) flyTo(piece, boxesBefore.get(piece.dataset.from ?? ""), () => drawingOf(piece));
}

/** A copy of a piece as a drawing of its own. */
function drawingOf(piece: SVGGraphicsElement): SVGElement {
  const copy = piece.cloneNode(true) as SVGElement;
  if (copy instanceof SVGSVGElement) return copy;
  const { x, y, width, height } = piece.getBBox();
  copy.removeAttribute("transform");
  const art = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  art.setAttribute("viewBox", [x, y, width, height].join(" "));
  art.setAttribute("aria-hidden", "true");
  art.append(copy);
  return art;
}
