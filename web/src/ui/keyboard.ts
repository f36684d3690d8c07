/* Keys of the page: which presses are meant for it, and the keys that several parts of it share. */

import type { Attachment } from "svelte/attachments";

const FIELDS = "input, textarea, select, [contenteditable]";
/** Elements that use keys themselves. */
const KEEPS_KEYS = `${FIELDS}, dialog, .drawer, [role=tablist]`;
/** Elements that Enter and Space press. */
const CONTROLS = "button, a, summary, [role=button]";

export type Direction = "left" | "right" | "up" | "down";

/** The step of a direction, in columns and rows. */
export const STEPS: Record<Direction, readonly [dx: number, dy: number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export const directionOf = (key: string): Direction | null => ARROWS[key] ?? null;

/** One step forward or backward in a list; 0 for keys that are not arrows. */
export function stepOf(key: string): number {
  const direction = directionOf(key);
  return direction ? STEPS[direction][0] + STEPS[direction][1] : 0;
}

const around = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

export const isDialogOpen = (): boolean => document.querySelector("dialog[open], :popover-open") !== null;

/** Whether the person types, or is in a dialog, a drawer or a row of tabs. */
export const isBusy = (element: Element | null): boolean => around(element, KEEPS_KEYS);

/** Handles a key and returns whether it did. `onControl`: Enter and Space would press what has the focus. */
type Handle = (event: KeyboardEvent, onControl: boolean) => boolean;

/** A listener for single keys. It is silent while a modifier is held, a dialog is open or the person types. */
export const shortcuts =
  (handle: Handle) =>
  (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (isDialogOpen() || around(event.target, KEEPS_KEYS)) return;
    if (handle(event, around(event.target, CONTROLS))) event.preventDefault();
  };

/** A listener for keys pressed with Ctrl or ⌘. It is silent while a dialog is open or the person types. */
export const commands =
  (handle: (event: KeyboardEvent) => boolean) =>
  (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (isDialogOpen() || around(event.target, FIELDS)) return;
    if (handle(event)) event.preventDefault();
  };

/** Makes a drawing a button: it has the role, takes the focus, and is pressed by a click, Enter or Space. */
export const pressable =
  (press: () => void): Attachment<SVGElement> =>
  (node) => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      press();
    };
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "0");
    node.addEventListener("click", press);
    node.addEventListener("keydown", key);
    return () => {
      node.removeEventListener("click", press);
      node.removeEventListener("keydown", key);
    };
  };

/** In a row of tabs, the arrow keys select the next tab, Home and End the first and the last. */
export const tablist: Attachment<HTMLElement> = (node) => {
  const key = (event: KeyboardEvent) => {
    const tabs = [...node.querySelectorAll<HTMLElement>("[role=tab]")];
    const at = tabs.indexOf(event.target as HTMLElement);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const ends = { Home: 0, End: tabs.length - 1 }[event.key];
    const next = step ? (at + step + tabs.length) % tabs.length : ends;
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    tabs[next]?.click();
    tabs[next]?.focus();
  };
  node.addEventListener("keydown", key);
  return () => node.removeEventListener("keydown", key);
};
