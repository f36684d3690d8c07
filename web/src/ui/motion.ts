/* Whether things on the page move. */

const reducedMotion = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** Whether to animate: the viewer has not asked for less motion, and sees the page. */
export const shouldAnimate = (): boolean =>
  typeof document !== "undefined" && !reducedMotion?.matches && document.visibilityState === "visible";

/** Cubic ease-out; `time` runs from 0 to 1. */
export const easeOut = (time: number): number => 1 - (1 - time) ** 3;
