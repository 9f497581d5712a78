import { searchProducts } from '@wix/auto_sdk_stores_products-v-3';
import type { Suggestions } from '../../shared/shop-rendering.ts';
import type { PageRequest } from '../shell/define-page.ts';
import { toPoster } from '../shell/poster.ts';
import { collectionsNamed, readCollections } from './collections.ts';
import { insteadOf, waysToSearch } from './wording.ts';

const POSTERS = 5;
const COLLECTIONS = 3;
const MAX_LENGTH = 100;

/** What the search page would find first, for a field that is still being filled. */
export async function suggest(
  { shop, mediaBase }: Pick<PageRequest, 'shop' | 'mediaBase'>,
  typed: string,
): Promise<Suggestions> {
  const query = typed.trim().slice(0, MAX_LENGTH);
  if (query === '') return { posters: [], collections: [], total: 0 };
  const collections = readCollections({ shop });
  for (const search of waysToSearch(query, false)) {
    const { products = [], aggregationData } = await shop.use(searchProducts)(
      {
        filter: { visible: true },
        search,
        cursorPaging: { limit: POSTERS },
        aggregations: [{ name: 'total', type: 'VALUE', fieldPath: 'visible', value: { limit: 2 } }],
      },
      { fields: ['PLAIN_DESCRIPTION'] },
    );
    if (products.length === 0) continue;
    const instead = insteadOf(query, products, search)?.query;
    return {
      posters: products.map((product) => {
        const { slug, name, price, from, picture } = toPoster(product, mediaBase);
        return { slug, name, price, from, ...(picture && { picture }) };
      }),
      collections: shownOf(await collections, instead ?? query),
      total: aggregationData?.results?.[0]?.values?.results?.[0]?.count ?? products.length,
      ...(instead !== undefined && { instead }),
    };
  }
  return { posters: [], collections: shownOf(await collections, query), total: 0 };
}

const shownOf = (
  collections: Parameters<typeof collectionsNamed>[0],
  query: string,
): Suggestions['collections'] =>
  collectionsNamed(collections, query)
    .slice(0, COLLECTIONS)
    .map(({ slug, name }) => ({ slug, name }));
