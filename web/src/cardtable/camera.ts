/* The camera of a card table: pan, zoom, fit. */

export interface Camera {
  /** Where the origin is on the screen, in pixels. */
  x: number;
  y: number;
  /** Pixels per unit of the drawing. */
  zoom: number;
}

interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const ZOOM_RANGE = { min: 0.22, max: 2.4 } as const;

/** The extent of 2 × 2 cards, in squares; one card's place if there are none. */
export function extentOf(cards: readonly { x: number; y: number }[]): Extent {
  if (!cards.length) return { left: 0, top: 0, right: 2, bottom: 2 };
  return {
    left: Math.min(...cards.map((card) => card.x)),
    top: Math.min(...cards.map((card) => card.y)),
    right: Math.max(...cards.map((card) => card.x + 2)),
    bottom: Math.max(...cards.map((card) => card.y + 2)),
  };
}

/** The camera that fits an extent, with a zoom of at most `maxZoom`. */
export function fitCamera(extent: Extent, unit: Size, screen: Size, margin: number, maxZoom: number): Camera {
  const width = (extent.right - extent.left + 2 * margin) * unit.width;
  const height = (extent.bottom - extent.top + 2 * margin) * unit.height;
  const zoom = clampZoom(Math.min(screen.width / width, screen.height / height, maxZoom));
  return {
    x: screen.width / 2 - ((extent.left + extent.right) / 2) * unit.width * zoom,
    y: screen.height / 2 - ((extent.top + extent.bottom) / 2) * unit.height * zoom,
    zoom,
  };
}

/**
 * The camera with the largest zoom at which two overlays do not cover the extent: one in the top right corner of the
 * screen, `right` wide and `top` high, and one in the bottom left corner, `left` wide and `bottom` high.
 */
export function fitBeside(
  extent: Extent,
  unit: Size,
  screen: Size,
  covers: Extent,
  margin: number,
  maxZoom: number,
): Camera {
  const isFree = ({ x, y, zoom }: Camera) =>
    (x + extent.right * unit.width * zoom <= screen.width - covers.right ||
      y + extent.top * unit.height * zoom >= covers.top) &&
    (x + extent.left * unit.width * zoom >= covers.left ||
      y + extent.bottom * unit.height * zoom <= screen.height - covers.bottom);
  const cameras = [0, covers.right].flatMap((right) =>
    [0, covers.top].flatMap((top) =>
      [0, covers.left].flatMap((left) =>
        [0, covers.bottom].map((bottom) => {
          const free = { width: screen.width - left - right, height: screen.height - top - bottom };
          const camera = fitCamera(extent, unit, free, margin, maxZoom);
          return { ...camera, x: camera.x + left, y: camera.y + top };
        }),
      ),
    ),
  );
  const free = cameras.filter(isFree);
  return (free.length ? free : cameras).reduce((best, each) => (each.zoom > best.zoom ? each : best));
}

/** The camera after zooming by a factor around a screen position. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number): Camera {
  const zoom = clampZoom(camera.zoom * factor);
  const ratio = zoom / camera.zoom;
  return { x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio, zoom };
}

/** A camera between two others; `share` runs from 0 to 1. */
export function interpolate(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}

/** A screen position in squares; `unit` is the size of a square in the drawing. */
export function toSquares(camera: Camera, unit: Size, px: number, py: number): [number, number] {
  return [(px - camera.x) / camera.zoom / unit.width, (py - camera.y) / camera.zoom / unit.height];
}

const clampZoom = (zoom: number) => Math.min(ZOOM_RANGE.max, Math.max(ZOOM_RANGE.min, zoom));
