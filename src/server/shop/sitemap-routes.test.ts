import { expect, it } from 'vitest';
import type { SitemapEntry } from '../../shared/shop-rendering.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

const publicUrl = 'https://shop.test';
const entry = (slug: string): SitemapEntry => ({
  url: `${publicUrl}/products/${slug}`,
  links: [{ lang: 'he', url: `${publicUrl}/he/products/${slug}` }],
  lastmod: '2026-11-20T08:00:00.000Z',
});

function start(slugs: readonly string[], max?: number) {
  let walks = 0;
  async function* sitemap() {
    walks += 1;
    for (const slug of slugs) yield entry(slug);
  }
  const routes = sitemapRoutes({
    renderer: Promise.resolve({ sitemap }),
    publicUrl,
    ...(max && { most: max }),
  });
  const read = async (path: string): Promise<string> => (await routes.request(path)).text();
  return { routes, read, walks: () => walks };
}

const addressesIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url ?? '');

it('is one file with each address, its languages and its last change', async () => {
  const { read, walks } = start(['reef', 'low%20sun&more']);
  const xml = await read('/sitemap.xml');
  expect(addressesIn(xml)).toEqual([
    'https://shop.test/products/reef',
    'https://shop.test/products/low%20sun&amp;more',
  ]);
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="he" href="https://shop.test/he/products/reef"/>',
  );
  expect(xml).toContain('<lastmod>2026-11-20T08:00:00.000Z</lastmod>');
  await read('/sitemap.xml');
  expect(walks()).toBe(1);
});

it('is an index of several where one may not hold them all', async () => {
  const { routes, read, walks } = start(['a', 'b', 'c'], 2);
  const index = await read('/sitemap.xml');
  expect(index).toContain('<sitemapindex');
  expect(addressesIn(index)).toEqual(['https://shop.test/sitemap-1.xml', 'https://shop.test/sitemap-2.xml']);
  expect(addressesIn(await read('/sitemap-1.xml'))).toHaveLength(2);
  expect(addressesIn(await read('/sitemap-2.xml'))).toEqual(['https://shop.test/products/c']);
  expect((await routes.request('/sitemap-3.xml')).status).toBe(404);
  expect(walks()).toBe(1);
});

it('asks again after a walk that failed', async () => {
  let fails = true;
  async function* sitemap() {
    if (fails) throw new Error('away');
    yield entry('reef');
  }
  const routes = sitemapRoutes({ renderer: Promise.resolve({ sitemap }), publicUrl });
  expect((await routes.request('/sitemap.xml')).status).toBe(500);
  fails = false;
  expect((await routes.request('/sitemap.xml')).status).toBe(200);
});
