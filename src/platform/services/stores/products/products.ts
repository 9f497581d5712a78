import type { Context } from '#platform/context.ts';
import type { Handler, ProductsApi } from '#platform/contract/index.ts';
import { queryPage } from '#platform/crud/index.ts';
import {
  changeProduct,
  createProduct as insertProduct,
  deleteProduct as removeProduct,
  insertStock,
  legacyProductList,
  type ProductInput,
  type ProductPatch,
  type StoredVariant,
} from '../catalog/public.ts';
import { lockProductWithStock, isMerchant, readProduct, showProduct, showProducts } from './read.ts';
import { storedFilter, storedSort } from './rules/legacy-query.ts';
import { commonFrom, optionsFrom, priceFrom, updatedVariants, variantsFrom } from './rules/stored-product.ts';

type Api = ProductsApi;

/** In the first catalog what is new is in stock, and its pieces are not counted until somebody counts them. */
const inStock = (variants: readonly StoredVariant[]) =>
  new Map(variants.map(({ id }) => [id, { inStock: true }]));

export const createProduct: Handler<Api, 'createProduct', Context> = async (request, context) => {
  const input = request.product ?? {};
  const options = optionsFrom(input.productOptions ?? []);
  const price = priceFrom(input.priceData?.price ?? 0, input.discount, context.site.currency);
  const weight = typeof input.weight === 'number' ? { weight: input.weight } : {};
  const variants = variantsFrom(options, { price, physicalProperties: weight });
  const single =
    options.length === 0 && input.sku ? variants.map((one) => ({ ...one, sku: input.sku })) : variants;
  const current = {
    ...commonFrom(input),
    productType: input.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    options,
    variantsInfo: { variants: single },
  } as ProductInput;
  const { product } = await insertProduct(context, current, (composed) =>
    inStock(composed.variantsInfo.variants),
  );
  return { product: await showProduct(context, product) };
};

export const getProduct: Handler<Api, 'getProduct', Context> = async ({ id }, context) => ({
  product: await showProduct(context, await readProduct(context, id)),
});

export const updateProduct: Handler<Api, 'updateProduct', Context> = async ({ product: input }, context) => {
  const before = await lockProductWithStock(context, input.id);
  const varied = updatedVariants(before.product, input, context.site.currency);
  const patch = {
    ...commonFrom(input),
    ...(varied && { options: varied.options, variantsInfo: { variants: varied.variants } }),
  } as ProductPatch;
  const saved = await changeProduct(context, before, patch);
  const known = new Set(before.items.map(({ variantId }) => variantId));
  await insertStock(context, saved, inStock(saved.variantsInfo.variants.filter(({ id }) => !known.has(id))));
  return { product: await showProduct(context, await readProduct(context, saved.id)) };
};

export const deleteProduct: Handler<Api, 'deleteProduct', Context> = async ({ id }, context) => {
  await removeProduct(context, await lockProductWithStock(context, id));
  return {};
};

export const queryProducts: Handler<Api, 'queryProducts', Context> = async (request, context) => {
  const { filter, sort, paging, cursorPaging } = request.query ?? {};
  const stored = { filter: storedFilter(filter), sort: storedSort(sort) };
  const query = { ...stored, cursorPaging, paging: paging ?? {} };
  const scope = isMerchant(context) ? undefined : { visible: true };
  const page = await queryPage(legacyProductList, context, query, { paging: 'platform', scope });
  return {
    products: await showProducts(context, page.items),
    metadata: { cursors: {}, ...page.metadata },
  };
};
