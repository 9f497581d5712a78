/** How a picture lies in its window: so much larger than when it is whole, its middle so far from the window's. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MAX = 12;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** No further than its edge comes to the window's middle. */
function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const [max, highest] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: between(-max, x, max) + 0, y: between(-highest, y, highest) + 0 };
}

/** Larger by that factor, with what is under the point (from the window's middle) staying there. */
export function zoomedAbout(zoom: Zoom, factor: number, point: { x: number; y: number }, window: Size): Zoom {
  const scale = between(1, zoom.scale * factor, MAX);
  const real = scale / zoom.scale;
  const next = { scale, x: point.x - (point.x - zoom.x) * real, y: point.y - (point.y - zoom.y) * real };
  return within(next, window);
}

export const movedBy = (zoom: Zoom, x: number, y: number, window: Size): Zoom =>
  within({ ...zoom, x: zoom.x + x, y: zoom.y + y }, window);
