import DataLoader from 'dataloader';
import type { GraphQLFieldConfigMap } from 'graphql';
import { entryOf, findOperation } from '../contract/index.ts';
import { listerOf, listType, readList, type Reader } from './entity-fields.ts';
import type { Exec, Json } from './exec.ts';
import { placeOf } from './operation-fields.ts';
import type { Types } from './types.ts';

/** As many ids as one query may find. */
const MAX_IDS = 100;

function lister(operation: string, entity: string): Reader {
  const found = listerOf(entity, findOperation(operation));
  if (!found) throw new Error(`${operation} lists no ${entity}.`);
  return found;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What is asked of a reference besides whose it is: narrowed to that, with its filter, order and page. */
function narrowed(requested: Json, filter: Json): Json {
  const query = isObject(requested['query']) ? requested['query'] : {};
  const own = query['filter'];
  return { ...requested, query: { ...query, filter: isObject(own) ? { $and: [filter, own] } : filter } };
}

const loaders = new WeakMap<Exec, DataLoader<string, Json | undefined>>();

/** The collections of all products of one answer, asked for together. */
function collectionsOf(exec: Exec, collections: Reader): DataLoader<string, Json | undefined> {
  const known = loaders.get(exec);
  if (known) return known;
  const loader = new DataLoader<string, Json | undefined>(
    async (ids) => {
      const query = { filter: { id: { $in: ids } }, paging: { limit: ids.length } };
      const { items } = await readList(collections, { query }, exec.callNested, 'collections');
      const byId = new Map((items as Json[]).map((one) => [one['id'], one]));
      return ids.map((id) => byId.get(id));
    },
    { maxBatchSize: MAX_IDS },
  );
  loaders.set(exec, loader);
  return loader;
}

type More = (types: Types) => GraphQLFieldConfigMap<unknown, Exec>;

const collectionsOfProduct: More = (types) => {
  const collections = lister('stores_collections.queryCollections', 'Collection');
  return {
    collections: {
      type: listType(types, collections),
      async resolve(product, _args, exec) {
        const ids = (product as { collectionIds?: string[] }).collectionIds ?? [];
        const found = await Promise.all(ids.map((id) => collectionsOf(exec, collections).load(id)));
        const items = found.filter((one) => one !== undefined);
        return { items, pageInfo: { count: items.length, total: items.length } };
      },
    },
  };
};

const productsOfCollection: More = (types) => {
  const products = lister('stores_products.queryProducts', 'Product');
  const input = types.input(products.operation.package, entryOf(products.operation).request);
  return {
    productsVirtualReference: {
      type: listType(types, products),
      ...(input && { args: { query: { type: input } } }),
      resolve(collection, { query = {} }: { query?: Json }, exec, info) {
        const own = { collectionIds: { $hasSome: [(collection as { id: string }).id] } };
        return readList(products, narrowed(query, own), exec.callNested, placeOf(info));
      },
    },
  };
};

/** The references that are published of the hosted schema, by type. */
export const references: ReadonlyMap<string, More> = new Map([
  ['CatalogV1Product', collectionsOfProduct],
  ['CatalogV1Collection', productsOfCollection],
]);
