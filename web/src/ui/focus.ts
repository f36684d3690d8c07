/* Where the focus goes when something appears or disappears. */

import type { Attachment } from "svelte/attachments";
import { isBusy } from "./keyboard";

/** Focuses an element, unless the person types or is in a dialog or a drawer. */
export function offerFocus(element: HTMLElement | undefined): void {
  if (!isBusy(document.activeElement)) element?.focus({ preventScroll: true });
}

/** Takes the focus to the element that matches `selector`; when the panel closes, it goes back to where it was. */
export const holdFocus =
  (selector: string): Attachment<HTMLElement> =>
  (node) => {
    const before = document.activeElement;
    node.querySelector<HTMLElement>(selector)?.focus();
    return () => {
      const lost = document.activeElement === document.body || node.contains(document.activeElement);
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  };
