import type { Listener } from '#platform/service.ts';
import { actionIn, emitOlder } from './emit-older.ts';

const group = 'com.wix.ecommerce.catalog.api.v1';

/** The catalog tells itself of its collections in these words already. */
const under =
  (name: string): Listener =>
  (event, context) =>
    emitOlder(context, { group, name, entityId: event.entityId }, actionIn(event));

export const collectionListeners: Readonly<Record<string, Listener>> = {
  'wix.stores.catalog.v1.collection_collection_created': under('CollectionCreated'),
  'wix.stores.catalog.v1.collection_collection_changed': under('CollectionChanged'),
  'wix.stores.catalog.v1.collection_collection_deleted': under('CollectionDeleted'),
};
