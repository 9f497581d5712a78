import { describe, expect, it } from 'vitest';
import { frameAncestors, isPageOrigin, pagesOf } from './destinations.ts';

const PUBLIC = 'https://shop.test';

describe('isPageOrigin', () => {
  const pages = pagesOf(
    { redirectDomains: ['app.example', 'localhost'], redirectUris: ['app.shop:/x'] },
    PUBLIC,
  );
  it.each([
    ['https://shop.test', true],
    ['https://app.example', true],
    ['http://localhost:3000', true],
    ['http://app.example', false],
    ['https://evil.example', false],
    ['https://localhost.evil.example', false],
    ['null', false],
  ])('assumed: %s is one of the client’s: %s', (origin, expected) =>
    expect(isPageOrigin(origin, pages)).toBe(expected),
  );
});

it('assumed: an app of a phone frames nothing', () => {
  const pages = pagesOf(
    { redirectDomains: ['myapp://', 'exp://192.168.1.5:8081'], redirectUris: ['myapp://home'] },
    PUBLIC,
  );
  expect(frameAncestors(pages)).toBe("'self' https://shop.test");
});
