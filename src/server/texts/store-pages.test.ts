import { expect, it } from 'vitest';
import type { ReadShopTexts } from '../../shared/shop-rendering.ts';
import { emptyStorePage, type StorePage } from '../../shared/store-pages.ts';
import { withStorePages } from './store-pages.ts';

const texts: ReadShopTexts = {
  page: async () => undefined,
  frame: async () => ({ links: [{ name: 'terms', title: 'Terms' }] }),
  menu: async () => [],
  home: async () => [],
  listed: async () => [{ path: '/pages/terms', updatedDate: '2026-01-01T00:00:00.000Z' }],
};

function pageOf(slug: string, title: string, change: Partial<StorePage> = {}): StorePage {
  const page = emptyStorePage();
  page.texts.en.title = title;
  return { ...page, slug, id: slug, revision: '1', updatedDate: '2026-02-01T00:00:00.000Z', ...change };
}

const shown = withStorePages(texts, async () => [
  pageOf('about', 'About us', { inMenu: true }),
  pageOf('faq', 'Questions', {
    questions: [{ question: { en: 'Do you ship?', he: '' }, answer: { en: 'Yes.', he: '' } }],
  }),
]);

it('links pages of the merchant from the menu, else from the footer', async () => {
  expect(await shown.menu('he')).toEqual([{ label: 'About us', link: '/pages/about' }]);
  expect((await shown.frame('en', undefined)).links).toEqual([
    { name: 'faq', title: 'Questions' },
    { name: 'terms', title: 'Terms' },
  ]);
});

it('lists them for search engines', async () => {
  expect((await shown.listed()).map(({ path }) => path)).toEqual([
    '/pages/terms',
    '/pages/about',
    '/pages/faq',
  ]);
});

it('displays a page that is not translated in English, and says so by its language', async () => {
  expect(await shown.page('faq', 'he')).toMatchObject({
    title: 'Questions',
    language: 'en',
    questions: [{ question: 'Do you ship?', answer: 'Yes.' }],
  });
  expect(await shown.page('nothing', 'en')).toBeUndefined();
});
