import type { Context } from '#platform/context.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import type { Handler, ProductsV3Api, Reply } from '#platform/contract/index.ts';
import { findBySlug, type Product, productList, productNotFound, products } from '../catalog/public.ts';
import { presentMany, presentOne, readFields } from './read.ts';
import { may } from '#platform/identity/caller.ts';
import { withoutAllProducts } from './rules/all-products.ts';
import { isShownTo, NON_VISIBLE, scopeOf } from './rules/visibility.ts';

type Api = ProductsV3Api;
type Aggregations = NonNullable<Reply<Api, 'searchProducts'>['aggregationData']>;

/** @throws 404 also for a hidden one, unless the caller may see it */
const shown = (product: Product | undefined, requested: string, { caller }: Context): Product => {
  if (!product || !isShownTo(product, caller)) throw productNotFound(requested);
  return product;
};

export const getProduct: Handler<Api, 'getProduct', Context> = async (request, context) => {
  const fields = readFields(context, request.fields);
  const found = await products.get(context.db, context.siteId, request.productId);
  return { product: await presentOne(context, shown(found, request.productId, context), fields) };
};

export const getProductBySlug: Handler<Api, 'getProductBySlug', Context> = async (request, context) => {
  const fields = readFields(context, request.fields);
  const found = await findBySlug(context, request.slug);
  return { product: await presentOne(context, shown(found, request.slug, context), fields) };
};

export const queryProducts: Handler<Api, 'queryProducts', Context> = async (request, context) => {
  const { db, siteId, caller } = context;
  const fields = readFields(context, request.fields);
  const page = await productList.query(db, siteId, request.query ?? {}, { scope: scopeOf(caller) });
  return { products: await presentMany(context, page.items, fields), pagingMetadata: page.metadata };
};

export const searchProducts: Handler<Api, 'searchProducts', Context> = async (request, context) => {
  const { db, siteId, caller } = context;
  const fields = readFields(context, request.fields);
  const search = { ...request.search, filter: withoutAllProducts(request.search?.filter) };
  const page = await products.search(db, siteId, search, { scope: scopeOf(caller) });
  return {
    products: await presentMany(context, page.items, fields),
    pagingMetadata: page.metadata,
    ...(page.aggregationData && { aggregationData: page.aggregationData as unknown as Aggregations }),
  };
};

export const countProducts: Handler<Api, 'countProducts', Context> = async (request, context) => {
  const { db, siteId, caller } = context;
  const all = request.returnNonVisibleProducts === true;
  if (all && !may(caller, NON_VISIBLE))
    throw permissionDenied(
      'Products that are not visible are for the merchant.',
      'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
    );
  const { search } = request;
  const filter = withoutAllProducts(request.filter);
  const scope = all ? undefined : { visible: true };
  return { count: await products.countFound(db, siteId, { filter, search }, { scope, root: '' }) };
};
