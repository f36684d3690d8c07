/* Moving the focus when something appears or disappears. */

import type { Attachment } from "svelte/attachments";
import { isBusy } from "./keyboard";

/** Focus an element when it appears. */
export const takeFocus: Attachment<HTMLElement> = (node) => node.focus();

/** Focus an element, unless the player is typing or in a dialog or drawer. */
export function focusUnlessBusy(element: HTMLElement | undefined): void {
  if (!isBusy(document.activeElement)) element?.focus({ preventScroll: true });
}

/** Focus an element if nothing has the focus, because the button that led here is gone. */
export function focusIfLost(element: HTMLElement | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** Focus the element that matches `selector`; restore the focus when the panel closes. */
export const holdFocus =
  (selector: string): Attachment<HTMLElement> =>
  (node) => {
    const previousFocus = document.activeElement;
    node.querySelector<HTMLElement>(selector)?.focus();
    return () => {
      const lost = document.activeElement === document.body || node.contains(document.activeElement);
      if (lost && previousFocus instanceof HTMLElement && previousFocus.isConnected)
        previousFocus.focus({ preventScroll: true });
    };
  };
