import fc from 'fast-check';
import { expect, test } from 'vitest';
import { starShapes } from './ratings.ts';

const drawn = (rating: number): string =>
  starShapes(rating)
    .map((shape) => ({ full: '*', half: '+', empty: '-' })[shape])
    .join('');

test.each([
  [0, '-----'],
  [1, '*----'],
  [3.2, '***--'],
  [3.3, '***+-'],
  [4.46, '****+'],
  [4.5, '****+'],
  [4.54, '****+'],
  [4.7, '****+'],
  [4.8, '*****'],
  [5, '*****'],
])('%s is drawn as %s', (rating, stars) => {
  expect(drawn(rating)).toBe(stars);
});

test('ratings that are written alike are drawn alike, and a half star off at most', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
      const shapes = starShapes(rating);
      expect(drawn(rating)).toBe(drawn(Number(rating.toFixed(1))));
      const sum = shapes.reduce((all, shape) => all + { full: 1, half: 0.5, empty: 0 }[shape], 0);
      expect(Math.abs(sum - rating)).toBeLessThanOrEqual(0.3 + 1e-9);
    }),
  );
});
