/* Lighting the squares of a score line. */

import type { Attachment } from "svelte/attachments";
import type { Table } from "./table.svelte";

/** Lights a score line on the board while the mouse is over the element. */
export const lightRowOnHover =
  (table: Table, source: string): Attachment<HTMLElement> =>
  (node) => {
    const enter = (event: PointerEvent) => {
      if (event.pointerType === "mouse") table.pointedRow = source;
    };
    const leave = () => {
      if (table.pointedRow === source) table.pointedRow = null;
    };
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    return () => {
      leave();
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
    };
  };
