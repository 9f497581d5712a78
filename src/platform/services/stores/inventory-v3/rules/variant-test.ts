import { termsOf } from '#shared/split-terms.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { querySpec } from '#platform/contract/index.ts';
import { narrows } from '#platform/crud/index.ts';
import { matches } from '#platform/query/evaluate.ts';
import { fieldCatalog } from '#platform/query/field.ts';
import { parseFilter } from '#platform/query/parse-filter.ts';
import { searchTerms } from '#platform/query/search-terms.ts';
import type { Product, StoredVariant } from '../../catalog/public.ts';

const spec = querySpec('stores_read-only-variants-v-3', 'ReadOnlyVariantSearchSpec');

const fields = fieldCatalog(
  spec,
  {
    'price.actualPrice.amount': 'decimal',
    'price.compareAtPrice.amount': 'decimal',
    'productData.updatedDate': 'date',
    visible: 'boolean',
  },
  {},
);

/** A variant under the names that variants are searched by. */
const searched = (product: Product, { id, choices, ...variant }: StoredVariant) => ({
  ...variant,
  id,
  variantId: id,
  optionChoices: choices,
  productData: { ...product, productId: product.id },
});

interface Search {
  expression?: string | null | undefined;
  mode?: unknown;
}

/**
 * Which variants a filter of variants, and words beside it, mean.
 * @throws 400 for a filter that is none, and for one that asks for nothing while no words do
 */
export function variantTest(
  filter: unknown,
  search: Search | null | undefined,
): (product: Product, variant: StoredVariant) => boolean {
  const words = termsOf(search?.expression ?? '');
  if (!narrows(filter) && words.length === 0)
    throw badRequest('A filter is needed, so that nobody means all by mistake.', 'FILTER_REQUIRED');
  const expression = parseFilter(filter, fields, { path: 'filter' });
  const every = search?.mode === 'AND';
  return (product, variant) => {
    const document = searched(product, variant);
    if (!matches(expression, document)) return false;
    if (words.length === 0) return true;
    const known = searchTerms(document, spec.searchable);
    const has = (word: string): boolean => known.some((one) => one.startsWith(word));
    return every ? words.every(has) : words.some(has);
  };
}
