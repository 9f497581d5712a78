import type { Context } from '#platform/context.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Handler, ProductsV3Api } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { createProduct, deleteProduct, type Product } from '../catalog/public.ts';
import { forAll } from './by-filter.ts';
import { presentOne, readFields } from './read.ts';

type Api = ProductsV3Api;

/** Of one call, as the contract tells in prose. */
const MAX = { variants: 1000, options: 100, infoSections: 100 } as const;

interface Countable {
  variantsInfo?: { variants?: readonly unknown[] | undefined } | null | undefined;
  options?: readonly unknown[] | null | undefined;
  infoSections?: readonly unknown[] | null | undefined;
}

/** @throws 400 for more variants, options or sections than one call may bring, in all its products together */
export function rejectTooMany(products: readonly Countable[]): void {
  const counts = {
    variants: ({ variantsInfo }: Countable) => variantsInfo?.variants?.length ?? 0,
    options: ({ options }: Countable) => options?.length ?? 0,
    infoSections: ({ infoSections }: Countable) => infoSections?.length ?? 0,
  };
  for (const [what, max] of Object.entries(MAX)) {
    const count = products.reduce((sum, one) => sum + counts[what as keyof typeof MAX](one), 0);
    if (count > max)
      throw invalid([
        {
          field: 'products',
          violatedRule: 'MAX_SIZE',
          description: `must have at most ${max} ${what} in one call; these have ${count}`,
          data: { threshold: max },
        },
      ]);
  }
}

export const bulkCreateProducts: Handler<Api, 'bulkCreateProducts', Context> = async (request, context) => {
  const fields = readFields(context, request.fields);
  const { products: entries, returnEntity } = request;
  rejectTooMany(entries);
  return bulk(context, {
    entries,
    each: async (input) => (await createProduct(context, input)).product,
    ...(returnEntity && { show: (product: Product) => presentOne(context, product, fields) }),
  });
};

export const bulkDeleteProductsByFilter: Handler<Api, 'bulkDeleteProductsByFilter', Context> = async (
  { filter, search },
  context,
) => forAll(context, { filter, search }, (locked) => deleteProduct(context, locked));
