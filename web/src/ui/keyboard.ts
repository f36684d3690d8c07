/* Shared key handlers. */

import type { Attachment } from "svelte/attachments";

const FIELDS = "input, textarea, select, [contenteditable]";
/** Elements that handle keys themselves. */
const KEEPS_KEYS = `${FIELDS}, dialog, .drawer, [role=tablist]`;
/** Elements that Enter and Space activate. */
const CONTROLS = "button, a, summary, [role=button]";

export type Direction = "left" | "right" | "up" | "down";

/** A direction as (dx, dy), in columns and rows. */
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

const isInside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

export const isDialogOpen = (): boolean => document.querySelector("dialog[open], :popover-open") !== null;

/** Whether an element is a text field, or in a dialog, a drawer or a tab list. */
export const isBusy = (element: Element | null): boolean => isInside(element, KEEPS_KEYS);

/** Handle a key; return whether it was used. `onControl`: Enter and Space would activate the focused element. */
type Handle = (event: KeyboardEvent, onControl: boolean) => boolean;

/** A listener for single keys. It ignores keys with modifiers, in dialogs and in text fields. */
export const shortcuts =
  (handle: Handle) =>
  (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (isDialogOpen() || isInside(event.target, KEEPS_KEYS)) return;
    if (handle(event, isInside(event.target, CONTROLS))) event.preventDefault();
  };

/** The same for the capture phase: a key that was used reaches no other listener. */
export const capturingShortcuts = (handle: Handle) =>
  shortcuts((event, onControl) => {
    const isUsed = handle(event, onControl);
    if (isUsed) event.stopPropagation();
    return isUsed;
  });

/** A listener for keys with Ctrl or ⌘. It ignores keys in dialogs and text fields. */
export const ctrlShortcuts =
  (handle: (event: KeyboardEvent) => boolean) =>
  (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (isDialogOpen() || isInside(event.target, FIELDS)) return;
    if (handle(event)) event.preventDefault();
  };

/** Make an SVG element a button: role, focus, click, Enter and Space. */
export const pressable =
  (press: (event: Event) => void): Attachment<SVGElement> =>
  (node) => {
    const onKeydown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      press(event);
    };
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "0");
    node.addEventListener("click", press);
    node.addEventListener("keydown", onKeydown);
    return () => {
      node.removeEventListener("click", press);
      node.removeEventListener("keydown", onKeydown);
    };
  };

/** Keyboard navigation of a tab list: arrows, Home and End. */
export const tablist: Attachment<HTMLElement> = (node) => {
  const onKeydown = (event: KeyboardEvent) => {
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
  node.addEventListener("keydown", onKeydown);
  return () => node.removeEventListener("keydown", onKeydown);
};
