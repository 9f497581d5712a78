import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { defineService } from '#platform/service.ts';
import { categoryPage, type Page, productPage } from './pages.ts';
import { type HeadTag, headTags } from './rules/head-tags.ts';

interface ItemRequest {
  pageUrl?: string;
  itemType: string;
  slug: string;
}

interface StaticRequest {
  pageUrl?: string;
  pageName?: string;
  seoData?: { tags?: Partial<HeadTag>[] };
}

type ReadPage = (context: Context, slug: string, url?: string) => Promise<Page>;

/** The kinds of pages that a store has. */
const PAGES: Readonly<Record<string, ReadPage>> = {
  STORES_PRODUCT: productPage,
  STORES_CATEGORY: categoryPage,
  STORES_SUB_CATEGORY: categoryPage,
};

const response = (context: Context, tags: readonly HeadTag[]): object => ({
  seoTags: { id: context.ids.guid(), tags },
});

/** @throws 404 for the items of products that the site does not have, such as posts of a blog */
async function resolveItemSeoTags(
  { itemType, slug, pageUrl }: ItemRequest,
  context: Context,
): Promise<object> {
  const readPage = PAGES[itemType];
  if (!readPage)
    throw notFound(`This site has no items of the type ${itemType}.`, 'APP_NOT_INSTALLED', { itemType });
  const { facts, written } = await readPage(context, slug, pageUrl);
  return response(context, headTags(facts, written));
}

async function resolveStaticPageSeoTags(
  { pageUrl, pageName, seoData }: StaticRequest,
  context: Context,
): Promise<object> {
  const facts = { siteName: context.site.name, type: 'website', name: pageName, url: pageUrl } as const;
  return response(context, headTags(facts, seoData?.tags));
}

/** What the head of an app's page says to search engines and link previews. */
export const seoTags = defineService({
  name: 'seo-tags',
  package: 'seo_seo-tags',
  handlers: { resolveItemSeoTags, resolveStaticPageSeoTags },
});
