import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedBy, WHOLE, zoomedAbout } from './zoom.ts';

const window = { width: 800, height: 600 };

it('keeps what is under the pointer where it is', () => {
  const about = { x: 100, y: -50 };
  const zoom = zoomedAbout(WHOLE, 2, about, window);
  expect(zoom).toEqual({ scale: 2, x: -100, y: 50 });
  // The point of the picture that was there: (100 − 0) / 1 = (100 − −100) / 2.
  expect((about.x - zoom.x) / zoom.scale).toBe(about.x);
});

it('is never smaller than whole, never beyond its edges, and whole again in the middle', () => {
  const step = fc.oneof(
    fc.record({
      factor: fc.double({ min: 0.2, max: 4, noNaN: true }),
      x: fc.integer({ min: -400, max: 400 }),
    }),
    fc.record({ dx: fc.integer({ min: -2000, max: 2000 }), dy: fc.integer({ min: -2000, max: 2000 }) }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let zoom = WHOLE;
      for (const one of steps) {
        zoom =
          'factor' in one
            ? zoomedAbout(zoom, one.factor, { x: one.x, y: 0 }, window)
            : movedBy(zoom, one.dx, one.dy, window);
        expect(zoom.scale).toBeGreaterThanOrEqual(1);
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual((window.width * (zoom.scale - 1)) / 2);
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual((window.height * (zoom.scale - 1)) / 2);
      }
      expect(zoomedAbout(zoom, 0.001, { x: 0, y: 0 }, window)).toEqual(WHOLE);
    }),
  );
});
