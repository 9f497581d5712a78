import type { Context } from '#platform/context.ts';
import type { EnterpriseMediaItemsApi, Handler, Request } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { emitUpdated } from './events.ts';
import { lockItem } from './read.ts';
import { type EnterpriseItem, items } from './tables.ts';

type UpdateItemRequest = Request<EnterpriseMediaItemsApi, 'updateItem'>;
type OneOfMany = Request<EnterpriseMediaItemsApi, 'bulkUpdateItem'>['updateItemRequests'][number] & {
  fieldMask?: unknown;
};

async function update(
  { item: input, fieldMask }: Pick<UpdateItemRequest, 'item'> & { fieldMask?: unknown },
  context: Context,
): Promise<EnterpriseItem> {
  const { db, siteId, clock } = context;
  const before = await lockItem(context, input.id);
  const merged = items.mergePatch(before, input, { mask: fieldMask, path: 'item' });
  const after: EnterpriseItem = {
    ...merged,
    title: merged.title ?? '',
    displayTags: merged.displayTags ?? [],
    internalTags: merged.internalTags ?? [],
    publishStatus: merged.publishStatus === 'PUBLISHED' ? 'PUBLISHED' : 'UNPUBLISHED',
  };
  const item = await items.replace(db, siteId, after, { now: clock.now() });
  await emitUpdated(context, before, item);
  return item;
}

export const updateItem: Handler<EnterpriseMediaItemsApi, 'updateItem', Context> = async (
  request,
  context,
) => ({ item: await update(request, context) });

/** One without an item is one that is not there. */
const named = ({ item, fieldMask }: Partial<OneOfMany>) => ({
  item: { ...item, id: item?.id ?? '' },
  fieldMask,
});

export const bulkUpdateItem: Handler<EnterpriseMediaItemsApi, 'bulkUpdateItem', Context> = (
  { updateItemRequests, returnEntity },
  context,
) =>
  bulk(context, {
    entries: updateItemRequests.map(named),
    idOf: ({ item }) => item.id,
    each: (request) => update(request, context),
    ...(returnEntity && { show: (item: EnterpriseItem) => item }),
  });
