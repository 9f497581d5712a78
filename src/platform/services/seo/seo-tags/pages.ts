import { cutText } from '#shared/cut-text.ts';
import { htmlTokens } from '#shared/html-tokens.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import {
  type Collection,
  findBySlug,
  type Product,
  productNotFound,
  readCollectionBySlug,
} from '../../stores/catalog/public.ts';
import type { HeadTag, PageFacts, PagePicture } from './rules/head-tags.ts';

/** Search engines show no more. */
const MAX_DESCRIPTION = 300;

export interface Page {
  facts: PageFacts;
  /** What the merchant wrote for it. */
  written: Partial<HeadTag>[];
}

const writtenIn = (seo: unknown): Partial<HeadTag>[] =>
  (seo as { tags?: Partial<HeadTag>[] } | null | undefined)?.tags ?? [];

function wordsOf(html: string | null | undefined): string | undefined {
  const words = [...htmlTokens(html ?? '')]
    .map((token) => (token.kind === 'text' ? token.text : ' '))
    .join('');
  return cutText(words.replaceAll(/\s+/g, ' ').trim(), MAX_DESCRIPTION) || undefined;
}

function pictureOf({ media }: Product): PagePicture | undefined {
  const image = media?.main?.image;
  if (!image?.url) return undefined;
  const { url, width, height } = image;
  const alt = media?.main?.altText;
  return { url, ...(width && { width }), ...(height && { height }), ...(alt && { alt }) };
}

/** Several variants are offers between two prices. */
function offersOf({ actualPriceRange, inventory, variantsInfo }: Product, currency: string): object {
  const [low, high] = [actualPriceRange.minValue.amount, actualPriceRange.maxValue.amount];
  const isOut = inventory.availabilityStatus === 'OUT_OF_STOCK';
  const shared = {
    priceCurrency: currency,
    availability: `https://schema.org/${isOut ? 'OutOfStock' : 'InStock'}`,
  };
  const { length } = variantsInfo.variants;
  return length > 1
    ? { '@type': 'AggregateOffer', ...shared, lowPrice: low, highPrice: high, offerCount: length }
    : { '@type': 'Offer', ...shared, price: low };
}

/** @throws 404 also for a product that the shop does not show */
export async function productPage(context: Context, slug: string, url?: string): Promise<Page> {
  const product = await findBySlug(context, slug);
  if (!product?.visible) throw productNotFound(slug);
  const { name, brand, seoData, actualPriceRange } = product;
  const { site } = context;
  const description = wordsOf(product.plainDescription);
  const picture = pictureOf(product);
  return {
    written: writtenIn(seoData),
    facts: {
      siteName: site.name,
      type: 'product',
      name,
      description,
      url,
      picture,
      price: { amount: actualPriceRange.minValue.amount, currency: site.currency },
      structured: {
        '@type': 'Product',
        name,
        ...(description && { description }),
        ...(url && { url }),
        ...(picture && { image: [picture.url] }),
        ...(brand?.name && { brand: { '@type': 'Brand', name: brand.name } }),
        offers: offersOf(product, site.currency),
      },
    },
  };
}

const categoryPicture = ({ media }: Collection): PagePicture | undefined => {
  const image = media?.mainMedia?.image;
  if (!image?.url) return undefined;
  const { url, width, height } = image;
  return { url, ...(width && { width }), ...(height && { height }) };
};

/** @throws 404 also for a category that the shop does not show */
export async function categoryPage(context: Context, slug: string, url?: string): Promise<Page> {
  const category = await readCollectionBySlug(context, slug);
  if (!category?.visible) throw notFound('The category was not found.', 'CATEGORY_NOT_FOUND', { slug });
  return {
    written: writtenIn(category.seoSchema),
    facts: {
      siteName: context.site.name,
      type: 'website',
      name: category.name,
      description: wordsOf(category.description),
      url,
      picture: categoryPicture(category),
    },
  };
}
