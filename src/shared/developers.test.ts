import { describe, expect, it } from 'vitest';
import { redirectDomainError, redirectUriError } from './developers.ts';

describe('addresses of a client', () => {
  it.each([
    ['https://app.example/callback', undefined],
    ['http://localhost:3000/callback', undefined],
    ['app.shop:/callback', undefined],
    ['http://app.example/callback', 'plain'],
    ['javascript:alert(1)', 'script'],
    ['https://app.example/#x', 'fragment'],
    ['https://a:b@app.example/', 'credentials'],
    ['app.example', 'malformed'],
    ['https://app.example/a b', 'malformed'],
  ])('%s: %s', (uri, error) => expect(redirectUriError(uri)).toBe(error));

  it.each([
    ['app.example', undefined],
    ['App.Example:8443', undefined],
    ['localhost', undefined],
    ['myapp', undefined],
    ['myapp://', undefined],
    ['exp://192.168.1.5:8081', undefined],
    ['myapp://store/thanks', 'domain'],
    ['javascript://', 'script'],
    ['intent://x', 'domain'],
    ['https://app.example', 'domain'],
    ['app.example/x', 'domain'],
    ['*.example', 'domain'],
    ['a@app.example', 'domain'],
    ['', 'domain'],
  ])('%s: %s', (domain, error) => expect(redirectDomainError(domain)).toBe(error));
});
