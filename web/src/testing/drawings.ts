/* Test helpers for drawings. */

/** Whether a drawing is not empty and contains no `NaN`, `undefined` or `null`. */
export const isValidDrawing = (art: string): boolean => art.length > 200 && !/NaN|undefined|null/.test(art);
