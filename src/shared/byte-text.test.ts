import { expect, it } from 'vitest';
import { bytesOf, byteText } from './byte-text.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [38_400, '38 kB'],
  [999_600, '1 MB'],
  [5_100_000, '5.1 MB'],
  [17_000_000, '17 MB'],
  [191_400_000, '191 MB'],
  [38_400_000_000, '38.4 GB'],
])('%i bytes are %s', (bytes, words) => expect(byteText(bytes)).toBe(words));

it('reads what the contract gives, and speaks the language', () => {
  expect(byteText('5100000', 'de')).toBe('5,1 MB');
  expect(byteText(undefined)).toBe('0 B');
});

it('says the part in the unit of the whole', () => {
  expect(bytesOf(11_200_000, 17_500_000, 'of')).toBe('11.2 of 17.5 MB');
  expect(bytesOf(81_000_000, 214_000_000, 'of')).toBe('81 of 214 MB');
});
