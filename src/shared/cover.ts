import type { Point } from './media.ts';

interface Size {
  width: number;
  height: number;
}

export const MIDDLE: Point = { x: 0.5, y: 0.5 };

/**
 * How a picture fills a frame: scaled to `width` by `height`, of which the part from `left` and `top` is seen.
 * The point comes as near to the middle as the picture allows.
 */
export function coverOf(source: Size, frame: Size, point: Point): Size & { left: number; top: number } {
  const ratio = Math.max(frame.width / source.width, frame.height / source.height);
  const [width, height] = [Math.ceil(source.width * ratio), Math.ceil(source.height * ratio)];
  const start = (length: number, part: number, at: number): number =>
    Math.round(Math.min(Math.max(length * at - part / 2, 0), length - part));
  return {
    width,
    height,
    left: start(width, frame.width, point.x),
    top: start(height, frame.height, point.y),
  };
}

/** The part of a picture that a frame of the shop shows, in shares of the picture. */
export interface Seen {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @param shown of the cut picture only so much is seen, about its middle */
export function seenIn(source: Size, frame: Size, point: Point, shown: Size = { width: 1, height: 1 }): Seen {
  const { width, height, left, top } = coverOf(source, frame, point);
  const [wide, high] = [frame.width * shown.width, frame.height * shown.height];
  return {
    x: (left + (frame.width - wide) / 2) / width,
    y: (top + (frame.height - high) / 2) / height,
    width: wide / width,
    height: high / height,
  };
}
