// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { setBrief } from './brief-visit.ts';
import { dropTokens, readTokens, writeTokens } from './token-store.ts';

const tokens = { accessToken: 'a', expiresAt: 1, refreshToken: 'r', role: 'member' } as const;
const closeBrowser = (): void => {
  document.cookie = 'shopper.brief=; max-age=0; path=/';
};

beforeEach(() => {
  dropTokens();
  setBrief(false);
});

it('assumed: who wants to stay is there after the browser was closed', () => {
  setBrief(false);
  writeTokens(tokens);
  closeBrowser();
  expect(readTokens()).toEqual(tokens);
});

it('assumed: who does not is gone then, and not before', () => {
  setBrief(true);
  writeTokens(tokens);
  expect(localStorage.getItem('shopper.tokens')).not.toBeNull();
  expect(readTokens()).toEqual(tokens);
  closeBrowser();
  readTokens();
  expect(localStorage.getItem('shopper.tokens')).toBeNull();
});

it('assumed: the visitor who comes after is not cut short', () => {
  setBrief(true);
  writeTokens(tokens);
  closeBrowser();
  readTokens();
  writeTokens({ ...tokens, role: 'visitor' });
  expect(localStorage.getItem('shopper.tokens')).not.toBeNull();
  readTokens();
  expect(localStorage.getItem('shopper.tokens')).not.toBeNull();
});
