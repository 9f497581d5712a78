import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedCallback, isAllowedRedirectUri, isPageOrigin, pagesOf } from './destinations.ts';
import { runs } from '../../../../testing/run-size.ts';

const PUBLIC = 'https://shop.test';
const domains = ['shop.test', 'app.example', 'app.example:8443', 'localhost'];
const isAllowed = (address: string): boolean => isAllowedCallback(address, domains, PUBLIC);

describe('isAllowedCallback', () => {
  it.each([
    'https://shop.test',
    'https://shop.test/thank-you?x=1#y',
    'https://SHOP.test/',
    'https://shop.test:443/',
    'https://app.example:8443/back',
    'http://localhost:3000/back',
    'http://127.0.0.1:5173/',
    'https://localhost/',
    'https://shop.test/?next=https://evil.example',
  ])('docs: lets %s pass', (address) => expect(isAllowed(address)).toBe(true));

  it.each([
    'https://evil.example/',
    'https://shop.test.evil.example/',
    'https://evilshop.test/',
    'https://sub.shop.test/',
    'https://shop.test@evil.example/',
    'https://shop.test:x@evil.example/',
    'https://@shop.test/',
    'https://user:pass@shop.test/',
    'https://evil.example\\@shop.test/',
    'https:\\\\evil.example',
    'https://evil.example\\.shop.test/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example',
    '/back',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'javascript:alert(1)//https://shop.test',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hi',
    'ftp://shop.test/',
    ' https://shop.test/',
    'https://shop.test/\nhttps://evil.example',
    'https://shop.test\t.evil.example/',
    'https://shop.test:8443/',
    'https://app.example:443443/',
    'https://shop.test./',
    'https://shop.test%2eevil.example/',
    'https://shop.test%00.evil.example/',
    'https://shop。test.evil.example/',
    'https://localhost.evil.example/',
    'https://localhost@evil.example/',
    'http://shop.test/',
    '',
  ])('assumed: refuses %j', (address) => expect(isAllowed(address)).toBe(false));

  it('assumed: whatever is put around an allowed host, nothing else is opened', () => {
    const part = fc.constantFrom(
      'shop.test',
      'evil.example',
      'https:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '.',
      '%2f',
      ' ',
      '8443',
      'localhost',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const address = `https://${parts.join('')}`;
        const hosts = ['shop.test', 'app.example', 'app.example:8443'];
        const opened = URL.parse(address, 'https://current.example/page');
        return !isAllowed(address) || hosts.includes(opened?.host ?? '') || opened?.hostname === 'localhost';
      }),
      runs(2000),
    );
  });

  it('assumed: a shop without TLS may lead to itself, and nowhere else without', () => {
    const local = 'http://192.168.1.5:8080';
    const own = ['192.168.1.5:8080', 'app.example'];
    expect(isAllowedCallback(`${local}/cart`, own, local)).toBe(true);
    expect(isAllowedCallback('http://app.example/', own, local)).toBe(false);
  });
});

describe('isAllowedRedirectUri', () => {
  it('docs: only the very URI that is listed, and never a script', () => {
    const client = {
      redirectDomains: [],
      redirectUris: ['https://shop.test/callback', 'app.shop:/callback', 'javascript:alert(1)'],
    };
    const cases: [string, boolean][] = [
      ['https://shop.test/callback', true],
      ['app.shop:/callback', true],
      ['https://shop.test/callback/', false],
      ['https://shop.test/callback?x=1', false],
      ['https://shop.test/callback#x', false],
      ['https://SHOP.test/callback', false],
      ['https://shop.test/', false],
      ['https://shop.test/callback/../evil', false],
      ['javascript:alert(1)', false],
    ];
    for (const [uri, allowed] of cases)
      expect([uri, isAllowedRedirectUri(uri, client)]).toEqual([uri, allowed]);
  });
});

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
