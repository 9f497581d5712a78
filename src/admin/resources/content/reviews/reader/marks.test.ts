import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf } from './marks.ts';

const marked = (text: string, listed: string[]): string[] =>
  partsOf(text, listed).flatMap(({ text: part, mark }) => (mark ? [`${mark} ${part}`] : []));

it('marks ways out of the shop', () => {
  expect(marked('Buy at www.cheap.example or +351 912 345 678, me@x.org', [])).toEqual([
    'contact www.cheap.example',
    'contact +351 912 345 678',
    'contact me@x.org',
  ]);
});

it('marks listed words as whole words, whatever case and accents, and phrases as one', () => {
  expect(
    marked('A CREASE, creased; réfund; bent corner here', ['crease', 'refund', 'bent corner', 'bent']),
  ).toEqual(['word CREASE', 'word réfund', 'word bent corner']);
});

it('loses nothing of the text', () => {
  const words = fc.constantFrom('crease ', 'www.x.y ', 'é', ' ', '12', '\n', '123456789 ', 'מקופלת ');
  fc.assert(
    fc.property(fc.array(words), fc.array(words), (said, listed) => {
      const text = said.join('');
      expect(
        partsOf(text, listed)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
    { numRuns: 200 },
  );
});
