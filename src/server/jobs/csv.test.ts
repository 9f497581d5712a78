import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardCell, toCsv, unguardCell } from './csv.ts';

it.each([
  '=HYPERLINK("https://elsewhere.example")',
  '+49 30 1234',
  '-2+3',
  '@SUM(A1)',
  '\tx',
  '\r=1',
  ' =1+1',
  '\n=1',
  '＝1',
])('keeps %j from being run', (typed) => {
  expect(toCsv([[typed]])).toMatch(/^"?'/);
});

it('leaves amounts, names and dashes within alone', () => {
  expect(toCsv([['-12.50', '0', 'Anna-Lena', 'a=b', '#10001', '']])).toBe('-12.50,0,Anna-Lena,a=b,#10001,\n');
});

it('what is guarded on the way out is the same on the way in, whatever it begins with', () => {
  const text = fc
    .tuple(
      fc.array(
        fc.constantFrom(
          "'",
          '=',
          '+',
          '-',
          '@',
          ' ',
          '\t',
          '\r',
          '\n',
          '＝',
          '＋',
          '－',
          '＠',
          '7',
          '.',
          'a',
        ),
        {
          maxLength: 4,
        },
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    )
    .map(([start, rest]) => start.join('') + rest);
  fc.assert(
    fc.property(text, (typed) => {
      expect(unguardCell(guardCell(typed))).toBe(typed);
    }),
  );
});
