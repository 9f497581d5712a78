import type { Point } from '#shared/media.ts';
import { MIDDLE } from '#shared/cover.ts';

const inside = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

/** In whole percents, within the picture. */
export const pointAt = (x: number, y: number): Point => ({ x: inside(x), y: inside(y) });

export const percentsOf = ({ x, y }: Point): { across: number; down: number } => ({
  across: Math.round(x * 100),
  down: Math.round(y * 100),
});

export const samePoint = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

export const rounded = ({ x, y }: Point = MIDDLE): Point => pointAt(x, y);

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key takes the point: by one percent, with shift by ten. Undefined for other keys. */
export function steppedBy(point: Point, key: string, shift: boolean): Point | undefined {
  const way = ways[key];
  const step = shift ? 0.1 : 0.01;
  return way && pointAt(point.x + way.x * step, point.y + way.y * step);
}
