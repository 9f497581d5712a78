import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

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
