import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/run-size.ts';
import { isAllowedCallback, isAllowedRedirectUri } from './callbacks.ts';

const PUBLIC = 'https://shop.test';
const allowed = {
  redirectDomains: ['shop.test', 'app.example', 'app.example:8443', 'localhost'],
  redirectUris: ['javascript:alert(1)'],
};
const isAllowed = (address: string): boolean => isAllowedCallback(address, allowed, PUBLIC);

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
  ])('assumed: rejects %j', (address) => expect(isAllowed(address)).toBe(false));

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
    const own = { redirectDomains: ['192.168.1.5:8080', 'app.example'], redirectUris: [] };
    expect(isAllowedCallback(`${local}/cart`, own, local)).toBe(true);
    expect(isAllowedCallback('http://app.example/', own, local)).toBe(false);
  });
});

describe('isAllowedCallback of an app', () => {
  const apps = {
    redirectDomains: ['myapp', 'com.example.shop://', 'exp://192.168.1.5:8081', 'app.example', 'localhost'],
    redirectUris: ['other://store/thanks', 'app.shop:/callback', 'https://web.example/done'],
  };
  it.each([
    'myapp://store/checkout/thank-you',
    'MyApp://home?a=1#b',
    'myapp:/home',
    'com.example.shop://cart',
    'exp://192.168.1.5:8081/--/thanks',
    'other://store/thanks',
    'other://store/thanks?from=shop',
    'app.shop:/callback',
    'https://web.example/done?x=1',
  ])('assumed: %s leads back to an app of the client', (address) =>
    expect(isAllowedCallback(address, apps, PUBLIC)).toBe(true),
  );

  it.each([
    'evilapp://store',
    'other://store/other',
    'other://store/thanks/../x',
    'other:/store/thanks',
    'app.example://home',
    'localhost://home',
    'exp://192.168.1.6:8081/--/thanks',
    'exp://user@192.168.1.5:8081/',
    'exps://192.168.1.5:8081/',
    'intent://store#Intent;scheme=myapp;end',
    'myapp://store\n',
    'https://web.example/other',
    'https://myapp.evil.example/',
    'https://exp/',
  ])('assumed: %j leads nowhere', (address) => expect(isAllowedCallback(address, apps, PUBLIC)).toBe(false));

  it('assumed: a list that names a scheme of browsers opens nothing', () => {
    for (const scheme of ['javascript', 'data', 'intent', 'ftp', 'blob'])
      expect(
        isAllowedCallback(
          `${scheme}://x`,
          { redirectDomains: [scheme, `${scheme}://`], redirectUris: [`${scheme}://x`] },
          PUBLIC,
        ),
      ).toBe(false);
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
