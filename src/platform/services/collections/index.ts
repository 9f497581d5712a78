import type { Context } from '../../context.ts';
import type { CollectionsApi, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { getCollection } from './operations/getCollection.ts';
import { getCollectionBySlug } from './operations/getCollectionBySlug.ts';
import { queryCollections } from './operations/queryCollections.ts';

export const collections = defineService({
  name: 'collections',
  package: 'stores_collections',
  handlers: { getCollection, getCollectionBySlug, queryCollections } satisfies Handlers<
    CollectionsApi,
    Context
  >,
});
