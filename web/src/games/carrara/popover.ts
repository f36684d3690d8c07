/* Notes that open next to what they explain. */

/** Place a note below its mark, inside the window. */
export function placeBelow(note: HTMLElement | undefined, mark: HTMLElement | undefined): void {
  if (!mark || !note) return;
  const { left, bottom } = mark.getBoundingClientRect();
  note.style.left = `${Math.max(8, Math.min(left, innerWidth - note.offsetWidth - 8))}px`;
  note.style.top = `${Math.max(8, Math.min(bottom + 4, innerHeight - note.offsetHeight - 8))}px`;
}
