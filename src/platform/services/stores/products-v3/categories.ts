import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handler, ProductsV3Api } from '#platform/contract/index.ts';
import { ALL_PRODUCTS_CATEGORY_ID, changeMembers } from '../catalog/public.ts';
import { lockedProducts } from './by-filter.ts';

type Api = ProductsV3Api;
type Membership = 'bulkAddProductsToCategoriesByFilter' | 'bulkRemoveProductsFromCategoriesByFilter';

/** All of the categories, or none of them. @throws 404 for one that there is not */
const members =
  (entries: 'added' | 'removed'): Handler<Api, Membership, Context> =>
  async ({ categoryIds, ...found }, context) => {
    for await (const batch of lockedProducts(context, found))
      for (const collectionId of categoryIds) {
        const productIds = batch.map(({ product }) => product.id);
        if (!(await changeMembers(context, { collectionId, productIds }, entries)))
          throw notFound('The category was not found.', undefined, { categoryId: collectionId });
      }
    return { jobId: context.ids.guid() };
  };

export const bulkAddProductsToCategoriesByFilter: Handler<
  Api,
  'bulkAddProductsToCategoriesByFilter',
  Context
> = members('added');

export const bulkRemoveProductsFromCategoriesByFilter: Handler<
  Api,
  'bulkRemoveProductsFromCategoriesByFilter',
  Context
> = members('removed');

export const getAllProductsCategory: Handler<Api, 'getAllProductsCategory', Context> = async () => ({
  categoryId: ALL_PRODUCTS_CATEGORY_ID,
  treeReference: { appNamespace: '@wix/stores' },
});
