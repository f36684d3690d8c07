/* What part of the ground is seen: moving, zooming, fitting. */

export interface Camera {
  /** Where the ground's origin is on the screen, and how large a unit of it is, in pixels. */
  x: number;
  y: number;
  zoom: number;
}

export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const ZOOMS = { least: 0.22, most: 2.4 } as const;

/** The extent of cards of two by two squares, in squares; one card's place if there is none yet. */
export function extentOf(cards: readonly { x: number; y: number }[]): Extent {
  if (!cards.length) return { left: 0, top: 0, right: 2, bottom: 2 };
  return {
    left: Math.min(...cards.map((card) => card.x)),
    top: Math.min(...cards.map((card) => card.y)),
    right: Math.max(...cards.map((card) => card.x + 2)),
    bottom: Math.max(...cards.map((card) => card.y + 2)),
  };
}

/** The camera that shows an extent as large as possible, and not larger than `most`. */
export function fitting(extent: Extent, unit: Size, screen: Size, margin: number, most: number): Camera {
  const width = (extent.right - extent.left + 2 * margin) * unit.width;
  const height = (extent.bottom - extent.top + 2 * margin) * unit.height;
  const zoom = clampZoom(Math.min(screen.width / width, screen.height / height, most));
  return {
    x: screen.width / 2 - ((extent.left + extent.right) / 2) * unit.width * zoom,
    y: screen.height / 2 - ((extent.top + extent.bottom) / 2) * unit.height * zoom,
    zoom,
  };
}

/** The camera after zooming by a factor, with a point of the screen staying where it is. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number): Camera {
  const zoom = clampZoom(camera.zoom * factor);
  const real = zoom / camera.zoom;
  return { x: px - (px - camera.x) * real, y: py - (py - camera.y) * real, zoom };
}

/** A point of the screen in squares of the ground. */
export function toSquares(camera: Camera, unit: Size, px: number, py: number): [number, number] {
  return [(px - camera.x) / camera.zoom / unit.width, (py - camera.y) / camera.zoom / unit.height];
}

const clampZoom = (zoom: number) => Math.min(ZOOMS.most, Math.max(ZOOMS.least, zoom));
