import { queryProducts } from '@wix/auto_sdk_stores_products-v-3';
import { localeCodes, localePath } from '../i18n/locales.ts';
import type { ShopClient } from '../shell/define-page.ts';
import { escapeHtml } from '../../shared/html.ts';

/** What a sitemap may hold, by its protocol. */
const MOST = 50_000;
const PAGE = 100;

const entry = (publicUrl: string, path: string, changed?: Date | null): string => {
  const address = (code: (typeof localeCodes)[number]): string =>
    escapeHtml(publicUrl + localePath(code, path));
  const languages = localeCodes.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(code)}"/>`,
  );
  return localeCodes
    .map(
      (code) =>
        `<url><loc>${address(code)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}${languages.join('')}</url>`,
    )
    .join('\n');
};

/** Home, collections and every product on sale, in every language. */
export async function sitemapOf(shop: ShopClient, publicUrl: string): Promise<string> {
  const entries = ['/', '/collections', '/collections/all'].map((path) => entry(publicUrl, path));
  let page = await shop.use(queryProducts)().eq('visible', true).limit(PAGE).find();
  for (;;) {
    for (const { slug, _updatedDate } of page.items) {
      if (slug) entries.push(entry(publicUrl, `/products/${encodeURIComponent(slug)}`, _updatedDate));
    }
    if (!page.hasNext() || entries.length * localeCodes.length >= MOST) break;
    page = await page.next();
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
