/* Things that fly from where they were to where they are now. A board names them with `data-flies`. */

import type { Attachment } from "svelte/attachments";
import { shouldAnimate } from "./motion";
import { sound } from "./sound";

/** The least distance of a flight, in pixels. */
const MIN_DISTANCE = 12;
/** The delay of a thing after the one before it, in milliseconds. */
const STAGGER_MS = 80;

/** Where things were before the board changed, by name. */
let boxesBefore = new Map<string, DOMRect>();
/** The number of flights since the board changed. */
let flightCount = 0;
const flying = new Set<Animation>();

/** Store where everything is, before the board changes. */
export function rememberBoxes(board: Element | undefined): void {
  boxesBefore = new Map();
  flightCount = 0;
  if (!board || !shouldAnimate()) return;
  for (const thing of board.querySelectorAll<HTMLElement | SVGElement>("[data-flies]")) {
    const box = thing.getBoundingClientRect();
    if (box.width) boxesBefore.set(thing.dataset.flies ?? "", box);
  }
}

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
  document.body.append(art);
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

/** Names a thing; when it appears elsewhere after a change, its drawing flies there. */
export const flies =
  (name: string): Attachment<HTMLElement | SVGElement> =>
  (node) => {
    node.dataset.flies = name;
    const [from, to] = [boxesBefore.get(name), node.getBoundingClientRect()];
    const art = node instanceof SVGElement ? node : node.querySelector("svg");
    if (!from || !to.width || !art || Math.hypot(from.x - to.x, from.y - to.y) < MIN_DISTANCE) return;
    node.style.visibility = "hidden";
    void fly(art.cloneNode(true) as SVGElement, from, to).then(() => {
      node.style.visibility = "";
    });
  };
