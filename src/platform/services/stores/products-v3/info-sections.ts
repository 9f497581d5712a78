import type { Context } from '#platform/context.ts';
import { badRequest, invalid, revisionMismatch } from '#platform/contract/errors.ts';
import type { Handler, ProductsV3Api } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import {
  changeProduct,
  type LockedProduct,
  lockProducts,
  type Product,
  productNotFound,
} from '../catalog/public.ts';
import { forAll } from './by-filter.ts';
import { presentOne, readFields } from './read.ts';
import { rejectDuplicates } from './rules/reject-duplicates.ts';

type Api = ProductsV3Api;
type Sections = NonNullable<Product['infoSections']>;
type Change = (before: Sections) => Sections;

/** The contract's bound of a product. */
const MAX_SECTIONS = 20;

/** Those that it has keep their places. */
const adding =
  (ids: readonly string[]): Change =>
  (before) => {
    const known = new Set(before.map(({ id }) => id));
    const fresh = [...new Set(ids)].filter((id) => !known.has(id));
    if (before.length + fresh.length > MAX_SECTIONS)
      throw badRequest(
        `A product has ${MAX_SECTIONS} info sections at most.`,
        'TOO_MANY_INFO_SECTIONS_ERROR',
      );
    return [...before, ...fresh.map((id) => ({ id }))];
  };

const removing =
  (ids: readonly string[]): Change =>
  (before) =>
    before.filter(({ id }) => !ids.includes(id ?? ''));

/** Written only where they are others than before. */
async function apply(
  context: Context,
  locked: LockedProduct,
  change: Change,
  revision?: string,
): Promise<Product> {
  const before = locked.product.infoSections ?? [];
  if (revision !== undefined && revision !== locked.product.revision)
    throw revisionMismatch('The product was changed by somebody else meanwhile.');
  const infoSections = change(before);
  if (infoSections.length === before.length) return locked.product;
  return changeProduct(context, locked, { infoSections });
}

type Many = 'bulkAddInfoSectionsToProducts' | 'bulkRemoveInfoSectionsFromProducts';

const many =
  (changeOf: (ids: readonly string[]) => Change): Handler<Api, Many, Context> =>
  async ({ products: entries, infoSectionIds, returnEntity, ...request }, context) => {
    const fields = readFields(context, request.fields);
    const ids = entries.map(({ productId }) => productId ?? '');
    rejectDuplicates(ids, 'products');
    const locked = await lockProducts(context, ids);
    return bulk(context, {
      entries,
      idOf: ({ productId }) => productId ?? '',
      each: ({ productId = '', revision }) => {
        const held = locked.get(productId);
        if (!held) throw productNotFound(productId);
        return apply(context, held, changeOf(infoSectionIds), revision ?? undefined);
      },
      ...(returnEntity && { show: (product: Product) => presentOne(context, product, fields) }),
    });
  };

export const bulkAddInfoSectionsToProducts: Handler<Api, 'bulkAddInfoSectionsToProducts', Context> =
  many(adding);

export const bulkRemoveInfoSectionsFromProducts: Handler<Api, 'bulkRemoveInfoSectionsFromProducts', Context> =
  many(removing);

type ByFilter = 'bulkAddInfoSectionsToProductsByFilter' | 'bulkRemoveInfoSectionsFromProductsByFilter';

const byFilter =
  (changeOf: (ids: readonly string[]) => Change): Handler<Api, ByFilter, Context> =>
  async ({ filter, search, infoSectionIds }, context) => {
    if (infoSectionIds.length === 0)
      throw invalid([
        {
          field: 'infoSectionIds',
          violatedRule: 'MIN_SIZE',
          description: 'must name one',
          data: { threshold: 1 },
        },
      ]);
    return forAll(context, { filter, search }, (locked) => apply(context, locked, changeOf(infoSectionIds)));
  };

export const bulkAddInfoSectionsToProductsByFilter: Handler<
  Api,
  'bulkAddInfoSectionsToProductsByFilter',
  Context
> = byFilter(adding);

export const bulkRemoveInfoSectionsFromProductsByFilter: Handler<
  Api,
  'bulkRemoveInfoSectionsFromProductsByFilter',
  Context
> = byFilter(removing);
