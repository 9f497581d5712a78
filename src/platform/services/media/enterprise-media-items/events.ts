import type { Context } from '#platform/context.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import type { Relinked } from './rules/links.ts';
import type { EnterpriseItem } from './tables.ts';

const events = entityEvents('wix.media.enterprise_public_media.v1.enterprise_item');

export async function emitUpdated(
  context: Context,
  before: EnterpriseItem,
  item: EnterpriseItem,
): Promise<void> {
  if (before.publishStatus !== item.publishStatus) {
    const { publishStatus } = item;
    await context.emit(events.action('publish_status_changed', item.id, { publishStatus, entity: item }));
  }
  await context.emit(events.updated(item));
}

export async function emitRelinked(
  context: Context,
  item: EnterpriseItem,
  { after, linked, unlinked }: Relinked,
): Promise<void> {
  const body = {
    itemCategoryIds: after,
    linkedCategoryIds: linked,
    unlinkedCategoryIds: unlinked,
    entity: item,
  };
  await context.emit(events.action('item_categories_changed', item.id, body));
  await context.emit(events.updated(item));
}

export const emitCreated = (context: Context, item: EnterpriseItem): Promise<void> =>
  context.emit(events.created(item));
