/* Chooses the density of a text so that all of it is visible. */

import type { Attachment } from "svelte/attachments";

/** Set `data-density` to the first of the levels 0, 1, … at which the content is no higher than the element. */
export const fit =
  (levels: number, ..._content: unknown[]): Attachment<HTMLElement> =>
  (node) => {
    const measure = () => {
      for (let density = 0; density < levels; density++) {
        node.dataset.density = String(density);
        if (node.scrollHeight <= node.clientHeight) return;
      }
    };
    measure(); // at once: the observer runs after the layout, when a change would count as a layout shift
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  };
