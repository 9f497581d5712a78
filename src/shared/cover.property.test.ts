import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/run-size.ts';
import { coverOf, MIDDLE, seenIn } from './cover.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 6000 }),
  height: fc.integer({ min: 1, max: 6000 }),
});
const point = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});

it('fills the frame from within the picture, wherever the point is', () => {
  fc.assert(
    fc.property(size, size, point, (source, frame, at) => {
      const { width, height, left, top } = coverOf(source, frame, at);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + frame.width).toBeLessThanOrEqual(width);
      expect(top + frame.height).toBeLessThanOrEqual(height);
    }),
    runs(1000),
  );
});

it('shows the point, and one side whole', () => {
  fc.assert(
    fc.property(size, size, point, (source, frame, at) => {
      const { width, height } = coverOf(source, frame, at);
      const seen = seenIn(source, frame, at);
      const [pixelX, pixelY] = [1 / width, 1 / height];
      expect(at.x).toBeGreaterThanOrEqual(seen.x - pixelX);
      expect(at.x).toBeLessThanOrEqual(seen.x + seen.width + pixelX);
      expect(at.y).toBeGreaterThanOrEqual(seen.y - pixelY);
      expect(at.y).toBeLessThanOrEqual(seen.y + seen.height + pixelY);
      expect(Math.max(seen.width + pixelX, seen.height + pixelY)).toBeGreaterThanOrEqual(1);
    }),
    runs(1000),
  );
});

it('moves with the point between the ends', () => {
  const [source, frame] = [
    { width: 1500, height: 1000 },
    { width: 500, height: 700 },
  ];
  expect(coverOf(source, frame, MIDDLE)).toEqual({ width: 1050, height: 700, left: 275, top: 0 });
  expect(coverOf(source, frame, { x: 0, y: 0 }).left).toBe(0);
  expect(coverOf(source, frame, { x: 0.4, y: 0 }).left).toBe(170);
  expect(coverOf(source, frame, { x: 1, y: 1 }).left).toBe(550);
});

it('shows the middle of the cut where it is drawn larger than its frame', () => {
  expect(
    seenIn({ width: 200, height: 100 }, { width: 100, height: 100 }, MIDDLE, { width: 0.5, height: 0.5 }),
  ).toEqual({
    x: 0.375,
    y: 0.25,
    width: 0.25,
    height: 0.5,
  });
});
