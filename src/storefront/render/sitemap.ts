import { queryProducts } from '@wix/auto_sdk_stores_products-v-3';
import type { ReadShopTexts, SitemapEntry } from '../../shared/shop-rendering.ts';
import { localeCodes, localePath } from '../i18n/locales.ts';
import type { ShopClient } from '../shell/define-page.ts';

const PAGE = 100;

function* inEveryLanguage(
  publicUrl: string,
  path: string,
  changed?: Date | string | null,
): Generator<SitemapEntry> {
  const links = localeCodes.map((lang) => ({ lang, url: publicUrl + localePath(lang, path) }));
  for (const { url } of links)
    yield { url, links, ...(changed && { lastmod: new Date(changed).toISOString() }) };
}

/** Home, collections, pages of words and every product on sale, in every language. */
export async function* sitemapOf(
  shop: ShopClient,
  publicUrl: string,
  texts: Pick<ReadShopTexts, 'listed'>,
): AsyncGenerator<SitemapEntry> {
  for (const path of ['/', '/collections', '/collections/all']) yield* inEveryLanguage(publicUrl, path);
  for (const { path, updatedDate } of await texts.listed())
    yield* inEveryLanguage(publicUrl, path, updatedDate);
  let page = await shop.use(queryProducts)().eq('visible', true).limit(PAGE).find();
  for (;;) {
    for (const { slug, _updatedDate } of page.items) {
      if (slug) yield* inEveryLanguage(publicUrl, `/products/${encodeURIComponent(slug)}`, _updatedDate);
    }
    if (!page.hasNext()) return;
    page = await page.next();
  }
}
