import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/run-size.ts';
import { contrastOf } from './contrast.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('docs: WCAG’s own figures', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastOf('#777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#796EFF', '#FFFFFF')).toBeCloseTo(3.83, 2);
  expect(contrastOf('#FFF', 'white')).toBeUndefined();
});

it('docs: the same either way, between 1 and 21, and 1 of a colour on itself', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const contrast = contrastOf(one, other) ?? 0;
      expect(contrast).toBe(contrastOf(other, one));
      expect(contrast).toBeGreaterThanOrEqual(1);
      expect(contrast).toBeLessThanOrEqual(21.000_01);
      expect(contrastOf(one, one)).toBe(1);
    }),
    runs(500),
  );
});
