/* What tests ask of drawings. */

/** Whether a drawing has something in it, and no gap where a number should be. */
export const isSound = (art: string): boolean => art.length > 200 && !/NaN|undefined|null/.test(art);
