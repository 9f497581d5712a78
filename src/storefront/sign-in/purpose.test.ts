import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath, purposeOf, withPurpose } from './purpose.ts';

it.each(['/account/orders?x=1#y', '/he/checkout?checkoutId=1', '/'])('%s is a page of the shop', (path) =>
  expect(ownPath(path)).toBe(path),
);

it.each([
  'https://evil.example/',
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'account',
  '',
])('%j is not', (path) => expect(ownPath(path)).toBeUndefined());

it('never leads to another host', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '.',
    'a',
    '?',
    '#',
    '%2f',
    'evil.example',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = ownPath(`/${parts.join('')}`);
      fc.pre(path !== undefined);
      expect(new URL(path, 'https://shop.test').host).toBe('shop.test');
    }),
  );
});

it('carries from page to page what the sign-in is for', () => {
  const way = { authorize: 'abc', back: '/cart?a=b&c=d' };
  expect(purposeOf(new URL(withPurpose('/register', way), 'https://shop.test').searchParams)).toEqual(way);
  expect(withPurpose('/register', {})).toBe('/register');
});
