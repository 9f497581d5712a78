import type { Context } from '#platform/context.ts';
import { invalidField, missing } from '#platform/contract/errors.ts';
import type { Handler, ProductsApi } from '#platform/contract/index.ts';
import { bulkByIds } from '#platform/crud/index.ts';
import { changeProduct, lockProducts, type LockedProduct, type ProductPatch } from '../catalog/public.ts';
import { changeVariants } from './change-variants.ts';
import { variantsAdjusted, variantsSet } from './rules/property.ts';

type Api = ProductsApi;

async function forEach(
  context: Context,
  ids: readonly string[],
  each: (locked: LockedProduct) => Promise<unknown>,
) {
  const locked = await lockProducts(context, [...new Set(ids)]);
  return bulkByIds(context, ids, {
    each: async (id) => {
      const held = locked.get(id);
      if (!held) throw missing('product');
      const product = await each(held);
      // Named twice, it is changed twice.
      locked.set(id, { ...held, product: product as LockedProduct['product'] });
    },
  });
}

export const bulkUpdateProductsProperty: Handler<Api, 'bulkUpdateProductsProperty', Context> = async (
  { ids, set = {} },
  context,
) => {
  if (Object.values(set).every((value) => value === undefined || value === null))
    throw invalidField('set', 'REQUIRED_ONE_OF_FIELD', 'must say what is set');
  const { ribbon, brand } = set;
  const named: ProductPatch = {
    ...(typeof ribbon === 'string' && { ribbon: ribbon === '' ? null : { name: ribbon } }),
    ...(typeof brand === 'string' && { brand: brand === '' ? null : { name: brand } }),
  } as ProductPatch;
  return forEach(context, ids, (held) => {
    const variants = variantsSet(held.product, set, context.site.currency);
    return variants ? changeVariants(context, held, variants) : changeProduct(context, held, named);
  });
};

export const bulkAdjustProductProperty: Handler<Api, 'bulkAdjustProductProperty', Context> = async (
  { ids, adjust = {} },
  context,
) =>
  forEach(context, ids, (held) =>
    changeVariants(context, held, variantsAdjusted(held.product, adjust, context.site.currency)),
  );
