/* Pointer gestures: drag, pinch, tap, hover, and drag and drop. */

import type { Attachment } from "svelte/attachments";

export interface Point {
  x: number;
  y: number;
}

export interface Gestures {
  /** The first pointer is pressed. */
  press?: (at: Point) => void;
  /** It moved by (dx, dy) pixels, to `at`. */
  drag: (dx: number, dy: number, at: Point) => void;
  /** Two fingers changed their distance by `factor`; their centre moved by (dx, dy), to `at`. */
  pinch: (factor: number, dx: number, dy: number, at: Point) => void;
  tap?: (at: Point, byMouse: boolean) => void;
  /** The mouse moves without a button pressed. */
  hover?: (at: Point) => void;
  leave?: () => void;
  /** A drag starts or ends. */
  dragging?: (on: boolean) => void;
}

/** A press that moves less than this is a tap, in pixels. */
const TAP_SLOP = 7;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Whether a press has moved too far to be a tap. */
export const isBeyondTap = (start: Point, at: Point): boolean => distance(start, at) >= TAP_SLOP;

/** A pointer's position relative to an element. */
export function pointIn(node: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = node.getBoundingClientRect();
  return { x: clientX - box.left, y: clientY - box.top };
}

/** Listen for gestures on an element. Buttons inside it work as usual; a drag does not end with a click. */
export const gestures =
  (handlers: Gestures): Attachment<HTMLElement | SVGElement> =>
  (node) => {
    const pointers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let isDrag = false;

    const onPointerDown = (event: PointerEvent) => {
      if (!pointers.size) isDrag = false;
      if (event.button || (event.target as Element).closest("button")) return;
      const at = pointIn(node, event);
      pointers.set(event.pointerId, at);
      isDrag = pointers.size > 1;
      if (isDrag) return;
      start = at;
      handlers.press?.(at);
    };

    const onPointerMove = (event: PointerEvent) => {
      const at = pointIn(node, event);
      const before = pointers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse") handlers.hover?.(at);
        return;
      }
      if (!isDrag && !isBeyondTap(start, at)) return;
      isDrag = true;
      if (!node.hasPointerCapture(event.pointerId)) {
        node.setPointerCapture(event.pointerId);
        handlers.dragging?.(true);
      }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [oldMiddle, newMiddle] = [middleOf(before, other), middleOf(at, other)];
        handlers.pinch(
          distance(at, other) / Math.max(1, distance(before, other)),
          newMiddle.x - oldMiddle.x,
          newMiddle.y - oldMiddle.y,
          newMiddle,
        );
      } else handlers.drag(at.x - before.x, at.y - before.y, at);
      pointers.set(event.pointerId, at);
    };

    const onPointerUp = (event: PointerEvent) => {
      const wasPressed = pointers.delete(event.pointerId);
      if (!wasPressed || pointers.size) return;
      handlers.dragging?.(false);
      if (!isDrag && event.type === "pointerup") handlers.tap?.(pointIn(node, event), event.pointerType === "mouse");
    };

    const onClick = (event: Event) => {
      if (!isDrag || !(event as MouseEvent).detail) return; // a click without detail comes from the keyboard
      event.preventDefault();
      event.stopPropagation();
    };

    const onPointerLeave = () => handlers.leave?.();
    const listeners: [string, EventListener, boolean?][] = [
      ["pointerdown", onPointerDown as EventListener],
      ["pointermove", onPointerMove as EventListener],
      ["pointerup", onPointerUp as EventListener],
      ["pointercancel", onPointerUp as EventListener],
      ["pointerleave", onPointerLeave],
      ["click", onClick, true],
    ];
    for (const [name, listener, capture] of listeners) node.addEventListener(name, listener, capture);
    return () => {
      for (const [name, listener, capture] of listeners) node.removeEventListener(name, listener, capture);
    };
  };

/** Drag and drop: follow a press until it ends. A press that hardly moves is ignored. */
export function dragAndDrop(press: PointerEvent, move: (event: PointerEvent) => void, drop: () => void): void {
  let isDrag = false;
  const follow = (event: PointerEvent) => {
    isDrag ||= isBeyondTap(press, event);
    if (isDrag) move(event);
  };
  const finish = () => {
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", finish);
    removeEventListener("pointercancel", finish);
    if (isDrag) drop();
  };
  addEventListener("pointermove", follow);
  addEventListener("pointerup", finish);
  addEventListener("pointercancel", finish);
}
