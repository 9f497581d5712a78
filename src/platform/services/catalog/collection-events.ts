import type { Context } from '../../context.ts';
import type { DomainEvent } from '../../events/events.ts';
import type { Collection } from './product.ts';

/** The first catalog's own: `com.wix.ecommerce.catalog.api.v1.CollectionCreated` and the like. */
const told = (slug: string, collectionId: string, more: object = {}): DomainEvent => ({
  entityFqdn: 'wix.stores.catalog.v1.collection',
  slug,
  entityId: collectionId,
  body: { actionEvent: { body: { collectionId, ...more, originatedFromVersion: 'V1_CATALOG' } } },
});

export const tellCollectionCreated = (
  context: Context,
  { id, name, slug, visible, media }: Collection,
): Promise<void> =>
  context.emit(told('collection_created', id, { name, slug, visible, media: media ?? { items: [] } }));

/** Nothing is told where nothing is other than it was. */
export async function tellCollectionChanged(
  context: Context,
  collectionId: string,
  changedFields: readonly string[],
): Promise<void> {
  if (changedFields.length > 0)
    await context.emit(told('collection_changed', collectionId, { changedFields }));
}

export const tellCollectionDeleted = (context: Context, collectionId: string): Promise<void> =>
  context.emit(told('collection_deleted', collectionId));
