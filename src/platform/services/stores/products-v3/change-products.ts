import type { Context } from '#platform/context.ts';
import type { Handler, ProductsV3Api } from '#platform/contract/index.ts';
import { bulk, bulkByIds } from '#platform/crud/index.ts';
import {
  changeProduct,
  createProduct as insertProduct,
  deleteProduct as removeProduct,
  lockProduct,
  lockProducts,
  type Product,
  productNotFound,
} from '../catalog/public.ts';
import { presentOne, readFields } from './read.ts';
import { rejectDuplicates } from './rules/reject-duplicates.ts';

type Api = ProductsV3Api;
type Locked = Awaited<ReturnType<typeof lockProduct>>;

export const createProduct: Handler<Api, 'createProduct', Context> = async (request, context) => {
  const fields = readFields(context, request.fields);
  const { product } = await insertProduct(context, request.product);
  return { product: await presentOne(context, product, fields) };
};

export const updateProduct: Handler<Api, 'updateProduct', Context> = async (request, context) => {
  const fields = readFields(context, request.fields);
  const { product: patch, fieldMask: mask } = request;
  const before = await lockProduct(context, patch.id);
  const product = await changeProduct(context, before, patch, { mask, revision: patch.revision ?? null });
  return { product: await presentOne(context, product, fields) };
};

export const deleteProduct: Handler<Api, 'deleteProduct', Context> = async ({ productId }, context) => {
  await removeProduct(context, await lockProduct(context, productId));
  return {};
};

/** Locks many at once and gives the one of an id. @throws 400 when an id stands twice */
async function lockEach(
  context: Context,
  ids: readonly string[],
  field: string,
): Promise<(id: string) => Locked> {
  rejectDuplicates(ids, field);
  const locked = await lockProducts(context, ids);
  return (id) => {
    const product = locked.get(id);
    if (!product) throw productNotFound(id);
    return product;
  };
}

export const bulkUpdateProducts: Handler<Api, 'bulkUpdateProducts', Context> = async (request, context) => {
  const fields = readFields(context, request.fields);
  const { products: entries, returnEntity } = request;
  const ids = entries.map(({ product }) => product?.id ?? '');
  const lockedOf = await lockEach(context, ids, 'products');
  return bulk(context, {
    entries,
    idOf: ({ product }) => product?.id ?? '',
    each: ({ product: patch = {}, ...entry }) => {
      const { fieldMask: mask } = entry as { fieldMask?: string[] };
      const before = lockedOf(patch.id ?? '');
      return changeProduct(context, before, patch, { mask, revision: patch.revision ?? null });
    },
    ...(returnEntity && { show: (product: Product) => presentOne(context, product, fields) }),
  });
};

export const bulkDeleteProducts: Handler<Api, 'bulkDeleteProducts', Context> = async (
  { productIds },
  context,
) => {
  const lockedOf = await lockEach(context, productIds, 'productIds');
  return bulkByIds(context, productIds, { each: async (id) => removeProduct(context, lockedOf(id)) });
};
