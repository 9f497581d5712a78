import { expect, it } from 'vitest';
import { buyerLocale, mailLanguage } from './mail-language.ts';

it.each([
  ['pt', 'en', 'en'],
  ['he', 'en', 'he'],
  ['iw', 'en', 'he'],
  ['he_IL', 'en', 'he'],
  ['hexagon!', 'he-IL', 'he'],
  ['en', 'he-IL', 'en'],
  [undefined, 'he-IL', 'he'],
  [null, 'pt-PT', 'en'],
])('a buyer of %s in a store of %s is written to in %s', (buyer, store, language) => {
  expect(mailLanguage(buyer, store)).toBe(language);
});

it('reads a language without a region as in the region of the store', () => {
  expect(buyerLocale('pt', 'pt-BR')).toBe('pt-BR');
  expect(buyerLocale('pt-PT', 'pt-BR')).toBe('pt-PT');
  expect(buyerLocale('zh_CN', 'en')).toBe('zh-CN');
});
