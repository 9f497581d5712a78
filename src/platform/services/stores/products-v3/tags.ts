import type { Context } from '#platform/context.ts';
import type { Handler, ProductsV3Api } from '#platform/contract/index.ts';
import { bulkByIds, rejectNoTags } from '#platform/crud/index.ts';
import { changeProduct, type LockedProduct, lockProducts, productNotFound } from '../catalog/public.ts';
import { forAll } from './by-filter.ts';
import { retagged, type TagChange } from './rules/tags.ts';

type Api = ProductsV3Api;

async function retag(context: Context, locked: LockedProduct, change: TagChange): Promise<void> {
  const tags = retagged(locked.product.tags, change);
  if (tags) await changeProduct(context, locked, { tags });
}

export const bulkUpdateProductTags: Handler<Api, 'bulkUpdateProductTags', Context> = async (
  { productIds, ...change },
  context,
) => {
  rejectNoTags(change, 'publicTags');
  const locked = await lockProducts(context, [...new Set(productIds)]);
  return bulkByIds(context, productIds, {
    each: async (id) => {
      const held = locked.get(id);
      if (!held) throw productNotFound(id);
      await retag(context, held, change);
    },
  });
};

/** The contract lets an empty filter mean all products. */
export const bulkUpdateProductTagsByFilter: Handler<Api, 'bulkUpdateProductTagsByFilter', Context> = async (
  { filter, ...change },
  context,
) => {
  rejectNoTags(change, 'publicTags');
  return forAll(context, { filter }, (locked) => retag(context, locked, change), { everything: true });
};
