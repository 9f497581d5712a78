import type { Context } from '#platform/context.ts';
import { missing } from '#platform/contract/errors.ts';
import type { Handler, ProductsApi } from '#platform/contract/index.ts';
import { choicesOf, products } from '../catalog/public.ts';
import { stock } from '../inventory/public.ts';
import { isMerchant, readProduct, stockByVariant } from './read.ts';
import { variantIdOf, toApiVariant } from './rules/legacy-product.ts';
import { storeVariantFilter, storeVariantSort } from './rules/store-variant-query.ts';
import { storeVariantId, toApiStoreVariant } from './rules/store-variant.ts';

type Api = ProductsApi;

const MAX_PAGE = 100;
const PRODUCT_ID_LENGTH = 36;

export const queryProductVariants: Handler<Api, 'queryProductVariants', Context> = async (
  request,
  context,
) => {
  const product = await readProduct(context, request.id);
  const { choices = {}, variantIds = [], paging } = request;
  const requested = Object.entries(choices ?? {});
  const found = product.variantsInfo.variants.filter((variant) => {
    const own = choicesOf(variant);
    return (
      requested.every(([option, value]) => own[option] === value) &&
      (variantIds.length === 0 || variantIds.includes(variantIdOf(product, variant)))
    );
  });
  const offset = paging?.offset ?? 0;
  const page = found.slice(offset, offset + (paging?.limit || MAX_PAGE));
  const stocked = await stockByVariant(context, [product]);
  return {
    variants: page.map((variant) => toApiVariant(product, variant, stocked, context.site)),
    metadata: { items: page.length, offset },
    totalResults: found.length,
  };
};

export const getStoreVariant: Handler<Api, 'getStoreVariant', Context> = async ({ id }, context) => {
  const product = await readProduct(context, id.slice(0, PRODUCT_ID_LENGTH));
  const variant = product.variantsInfo.variants.find((one) => storeVariantId(product, one) === id);
  if (!variant) throw missing('variant');
  const stocked = await stockByVariant(context, [product]);
  return { variant: toApiStoreVariant(product, variant, stocked.get(variant.id)) };
};

export const queryStoreVariants: Handler<Api, 'queryStoreVariants', Context> = async (request, context) => {
  const { db, siteId } = context;
  const { filter, sort, paging } = request.query ?? {};
  const limit = Math.min(paging?.limit ?? MAX_PAGE, MAX_PAGE);
  const { items, metadata } = await stock.queryByOffset(
    db,
    siteId,
    { filter: storeVariantFilter(filter), sort: storeVariantSort(sort), paging: { ...paging, limit } },
    { scope: isMerchant(context) ? undefined : { 'product.variantVisible': true } },
  );
  const productIds = [...new Set(items.map(({ productId }) => productId))];
  const found = new Map(
    (await products.getMany(db, siteId, productIds)).map((product) => [product.id, product]),
  );
  const { count, offset, total } = metadata;
  return {
    variants: items.flatMap((item) => {
      const product = found.get(item.productId);
      const variant = product?.variantsInfo.variants.find(({ id }) => id === item.variantId);
      return product && variant && (product.visible || isMerchant(context))
        ? [toApiStoreVariant(product, variant, item)]
        : [];
    }),
    metadata: { count, offset, total, cursors: {} },
  };
};
