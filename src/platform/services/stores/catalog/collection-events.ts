import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { type Collection, STORES_APP_ID, STORES_TREE } from './product.ts';

const third = entityEvents('wix.categories.v1.category');

/** What listeners are told of a category: what it says, not who is in it. */
const toldCategory = ({
  media: _media,
  seoSchema,
  arranged: _arranged,
  lastUpdated: _date,
  ...category
}: Collection) => ({
  ...category,
  ...(seoSchema && { seoData: seoSchema }),
});

/** The first catalog's own: `com.wix.ecommerce.catalog.api.v1.CollectionCreated` and the like. */
const told = (slug: string, collectionId: string, more: object = {}): DomainEvent => ({
  entityFqdn: 'wix.stores.catalog.v1.collection',
  slug,
  entityId: collectionId,
  body: { actionEvent: { body: { collectionId, ...more, originatedFromVersion: 'V1_CATALOG' } } },
});

export async function emitCollectionCreated(context: Context, collection: Collection): Promise<void> {
  const { id, name, slug, visible, media } = collection;
  await context.emit(told('collection_created', id, { name, slug, visible, media: media ?? { items: [] } }));
  await context.emit(third.created(toldCategory(collection)));
}

/** To those who listen to the third catalog. */
export const emitCategoryUpdated = (context: Context, collection: Collection): Promise<void> =>
  context.emit(third.updated(toldCategory(collection)));

export const emitCategoryMoved = (context: Context, { id, parentCategory }: Collection): Promise<void> =>
  context.emit(
    third.action('category_moved', id, { categoryId: id, parentCategory, treeReference: STORES_TREE }),
  );

export const emitItemsArranged = (context: Context, categoryId: string): Promise<void> =>
  context.emit(
    third.action('items_arranged_in_category', categoryId, { categoryId, treeReference: STORES_TREE }),
  );

export async function emitItems(
  context: Context,
  categoryId: string,
  productIds: readonly string[],
  entries: 'added' | 'removed',
): Promise<void> {
  for (const catalogItemId of productIds) {
    const item = { catalogItemId, appId: STORES_APP_ID };
    const body = { categoryId, treeReference: STORES_TREE };
    await context.emit(
      entries === 'added'
        ? third.action('item_added_to_category', categoryId, { ...body, addedItem: item })
        : third.action('item_removed_from_category', categoryId, { ...body, removedItem: item }),
    );
  }
}

/** Nothing is told where nothing is other than it was. */
export async function emitCollectionChanged(
  context: Context,
  collectionId: string,
  changedFields: readonly string[],
): Promise<void> {
  if (changedFields.length > 0)
    await context.emit(told('collection_changed', collectionId, { changedFields }));
}

export async function emitCollectionDeleted(context: Context, collection: Collection): Promise<void> {
  await context.emit(told('collection_deleted', collection.id));
  await context.emit(third.deleted(toldCategory(collection)));
}
