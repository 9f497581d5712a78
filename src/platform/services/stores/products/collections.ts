import type { Context } from '#platform/context.ts';
import { missing } from '#platform/contract/errors.ts';
import type { Handler, ProductsApi } from '#platform/contract/index.ts';
import * as catalog from '../catalog/public.ts';
import { rejectRuled, showCollection } from '../collections/public.ts';

type Api = ProductsApi;

export const createCollection: Handler<Api, 'createCollection', Context> = async ({ collection }, context) =>
  showCollection(context, await catalog.createCollection(context, collection));

export const updateCollection: Handler<Api, 'updateCollection', Context> = async ({ collection }, context) =>
  showCollection(context, await catalog.updateCollection(context, collection));

export const deleteCollection: Handler<Api, 'deleteCollection', Context> = async ({ id }, context) => {
  if (!(await catalog.deleteCollection(context, id))) throw missing('collection');
  return {};
};

type Membership = 'addProductsToCollection' | 'removeProductsFromCollection';

const members =
  (entries: 'added' | 'removed'): Handler<Api, Membership, Context> =>
  async ({ id, productIds }, context) => {
    await rejectRuled(context, id);
    const changed = await catalog.changeMembers(
      context,
      { collectionId: id, productIds: productIds ?? [] },
      entries,
    );
    if (!changed) throw missing('collection');
    return {};
  };

export const addProductsToCollection: Handler<Api, 'addProductsToCollection', Context> = members('added');

export const removeProductsFromCollection: Handler<Api, 'removeProductsFromCollection', Context> =
  members('removed');
