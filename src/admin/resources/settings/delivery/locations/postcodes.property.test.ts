import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { patternsOf, readPostcodes } from './postcodes.ts';

const digits = fc.nat(9999).map((number) => String(number).padStart(4, '0'));

const matches = (patterns: readonly string[], code: string): boolean =>
  patterns.some((pattern) => code.startsWith(pattern.slice(0, -1)));

it('a range is all the postcodes in it, with whatever stands behind, and no other', () => {
  fc.assert(
    fc.property(digits, digits, digits, (one, other, code) => {
      const [from = '', to = ''] = [one, other].toSorted();
      const patterns = patternsOf(from, to);
      expect(matches(patterns, code)).toBe(code >= from && code <= to);
      expect(matches(patterns, `${code}318`)).toBe(code >= from && code <= to);
      // Nine for each digit but the first, from below and from above, and eight between: no range needs more.
      expect(patterns.length).toBeLessThanOrEqual(3 * 9 + 8 + 3 * 9);
    }),
    { ...runs(1000), examples: [['0001', '9998', '0000']] },
  );
});

it('reads postcodes, stars and ranges, each once', () => {
  expect(readPostcodes('4000-318, 41*\n4200 to 4201; 41*')).toEqual({
    patterns: ['4000-318', '41*', '4200*', '4201*'],
  });
  expect(readPostcodes('1000 – 1999')).toEqual({ patterns: ['1*'] });
  expect(readPostcodes('SW1A ***')).toEqual({ patterns: ['SW1A *'] });
});

it.each([
  ['', 'none'],
  ['4470 to 4000', 'backwards'],
  ['40 to 4000', 'digits'],
  ['(a+)+$', 'shape'],
  ['x'.repeat(21), 'long'],
  [Array.from({ length: 1001 }, (_, at) => `A${at}`).join(','), 'many'],
])('rejects %j', (text, error) => {
  expect(readPostcodes(text)).toMatchObject({ fault: error });
});
