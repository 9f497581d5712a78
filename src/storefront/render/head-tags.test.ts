import { expect, it } from 'vitest';
import { PLAIN_LOOK } from '#shared/storefront.ts';
import type { Head } from '../shell/define-page.ts';
import type { PageFacts } from '../shell/page-context.tsx';
import type { Locale } from '../i18n/locales.ts';
import { headTags } from './head-tags.ts';

const facts: PageFacts = {
  locale: 'he',
  path: '/products/low-sun',
  search: '?Size=L',
  theme: 'system',
  store: { name: 'Halfdrop', currency: 'EUR', timeZone: 'Europe/Lisbon', look: PLAIN_LOOK },
  publicUrl: 'https://shop.test',
};
const tags = (head: Partial<Head> = {}, status = 200, mainLanguage: Locale = 'en'): string =>
  headTags({ facts, status, sharePicture: null, mainLanguage, head: { title: 'Low sun', ...head } });

it('names the page once, without its query, and its sisters in every language', () => {
  const html = tags();
  expect(html).toContain('<title>Low sun · Halfdrop</title>');
  expect(html).toContain('<link rel="canonical" href="https://shop.test/he/products/low-sun">');
  expect(html).toContain('hreflang="en" href="https://shop.test/products/low-sun"');
  expect(html).toContain('hreflang="he" href="https://shop.test/he/products/low-sun"');
  expect(html).toContain('hreflang="x-default" href="https://shop.test/products/low-sun"');
  expect(tags({}, 200, 'he')).toContain('hreflang="x-default" href="https://shop.test/he/products/low-sun"');
});

it('keeps pages that are not there, or not for everybody, out of search engines', () => {
  for (const html of [tags({}, 404), tags({ noIndex: true })]) {
    expect(html).toContain('noindex');
    expect(html).not.toContain('canonical');
  }
});

it('lets no text out of its place', () => {
  const evil = `</title><script>alert(1)</script>"><img src=x onerror=alert(2)>`;
  const html = tags({ title: evil, description: evil, structured: [{ name: evil }] });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', name: evil });
});

it('says which pages of a list are before and behind', () => {
  const html = tags({
    canonical: '/collections/all?page=2',
    previous: '/collections/all',
    next: '/collections/all?page=3',
  });
  expect(html).toContain('<link rel="prev" href="https://shop.test/he/collections/all">');
  expect(html).toContain('<link rel="next" href="https://shop.test/he/collections/all?page=3">');
  expect(tags()).not.toMatch(/rel="(prev|next)"/);
});

it('shares the picture of the store where the page has none of its own', () => {
  const share = (head: Partial<Head>): string =>
    headTags({
      facts,
      status: 200,
      mainLanguage: 'en',
      sharePicture: 'https://shop.test/media/share.jpg',
      head: { title: 'Low sun', ...head },
    });
  expect(share({})).toContain('<meta property="og:image" content="https://shop.test/media/share.jpg">');
  expect(share({ image: { url: 'https://shop.test/media/own.jpg', alt: '' } })).not.toContain('share.jpg');
});
