/* Prevents one press from ending a turn and also answering the next question. */

import { isBusy } from "../ui/keyboard";

/** The pause after which the same key, or a click at the same spot, counts again; in milliseconds. */
const PAUSE_MS = 500;
/** Clicks nearer to each other than this are at the same spot, in pixels. */
const NEAR = 32;
const PRESS_KEYS = ["Enter", " "];
const MODIFIERS = ["Shift", "Control", "Alt", "Meta"];

type Spot = Pick<PointerEvent, "clientX" | "clientY">;

const isNear = (a: Spot, b: Spot | null): boolean =>
  b !== null && Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) < NEAR;

/** Whether an event belongs to the board: not to a dialog, a drawer, a text field, or the page around the board. */
function isOnBoard({ target }: Event): boolean {
  const element = target instanceof Element ? target : null;
  return !isBusy(element) && (element === document.body || Boolean(element?.closest("main")));
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Ignores Enter, Space, the last key and clicks at the same spot while a decision is new: until another key, a click
 * elsewhere or a pause. A held key never counts twice.
 */
export class TurnGuard {
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: Spot | null = null;
  #lastKey: string | null = null;
  /** The ignored key or click, until it is released. */
  #ignored: string | null = null;

  /** Start ignoring presses: a new decision is shown. */
  begin(): void {
    this.#closed = true;
    this.#wait();
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#closed = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), PAUSE_MS);
  }

  #ignore(event: Event, input: string): void {
    stop(event);
    this.#ignored = input;
    if (this.#closed) this.#wait();
  }

  /** Listen to the window, before everything else; return a function that stops listening. */
  listen(): () => void {
    const down = (event: KeyboardEvent) => {
      const isPress = PRESS_KEYS.includes(event.key) || event.key === this.#lastKey;
      this.#lastKey = event.key;
      if (!isPress) {
        if (!MODIFIERS.includes(event.key)) this.open();
      } else if (isOnBoard(event) && (this.#closed || event.repeat)) this.#ignore(event, event.key);
      else if (!event.repeat) this.#ignored = null;
    };
    const up = (event: KeyboardEvent) => {
      if (this.#ignored === event.key) stop(event); // Space presses a button when it is released
    };
    const press = (event: PointerEvent) => {
      const isSameSpot = isNear(event, this.#pressed);
      this.#pressed = event;
      this.#ignored = null;
      if (!isOnBoard(event)) return;
      if (!isSameSpot) this.open();
      else if (this.#closed) this.#ignore(event, "click");
    };
    const click = (event: MouseEvent) => {
      if (this.#ignored === "click" && event.detail) stop(event);
    };
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    addEventListener("keydown", down, options);
    addEventListener("keyup", up, options);
    addEventListener("pointerdown", press, options);
    addEventListener("click", click, options);
    return () => {
      this.open();
      controller.abort();
    };
  }
}
