import type { Context } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import type { EnterpriseMediaItemsApi, Handler } from '#platform/contract/index.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { lockCategories } from '../enterprise-media-categories/public.ts';
import { arrivalOf, type FileDescriptor, findFiles, findUpload } from '../media-files/public.ts';
import { emitCreated } from './events.ts';
import { type Arrival, readArrival } from './rules/arrival.ts';
import { assetsOf } from './rules/assets.ts';
import { type EnterpriseItem, items } from './tables.ts';

type MediaType = NonNullable<EnterpriseItem['mediaType']>;
const SHARED: readonly MediaType[] = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'VECTOR', 'ARCHIVE', 'MODEL3D'];

/** What shared libraries have no word for is a document: something to download. */
const mediaTypeOf = (input: string | undefined): MediaType =>
  SHARED.find((known) => known === input) ?? 'DOCUMENT';

/** Categories that went meanwhile are left out: nothing that was brought is lost over it. */
async function makeItem(context: Context, file: FileDescriptor, arrival: Arrival): Promise<void> {
  const { db, siteId, clock } = context;
  const id = String(file.id);
  const { rootId, held } = await lockCategories(context, arrival.categoryIds, { leaveOut: true });
  if (await items.getForUpdate(db, siteId, id)) return;
  const now = clock.now().toISOString();
  const item: EnterpriseItem = {
    id,
    internalId: id,
    mediaType: mediaTypeOf(file.mediaType),
    sizeInBytes: file.sizeInBytes ?? '0',
    title: file.displayName ?? id,
    assets: assetsOf(file),
    displayTags: [],
    internalTags: [],
    systemTags: arrival.systemTags,
    parentCategoryIds: [rootId, ...held],
    publishStatus: 'UNPUBLISHED',
    createdDate: now,
    updatedDate: now,
  };
  await items.insert(db, siteId, item);
  await emitCreated(context, item);
}

/** A file that was brought for a shared library can be used: now it is an item. */
export async function fileReady({ entityId }: DomainEvent, context: Context): Promise<void> {
  const arrival = readArrival(await arrivalOf(context, entityId));
  const [file] = arrival ? await findFiles(context, [entityId]) : [];
  if (arrival && file) await makeItem(context, file, arrival);
}

/** The file makes the item by itself; this tells how far it is, and makes good what is missing. */
export const itemUploadCallback: Handler<EnterpriseMediaItemsApi, 'itemUploadCallback', Context> = async (
  { itemId, callbackToken },
  context,
) => {
  const upload = await findUpload(context, callbackToken ?? '');
  const arrival = readArrival(upload?.arrival);
  if (!upload?.fileId || !arrival) throw notFound('There is no such upload.', 'UPLOAD_NOT_FOUND');
  if (upload.fileId !== itemId)
    throw badRequest('The upload brought another item.', 'ITEM_MISMATCH', { itemId });
  const [file] = await findFiles(context, [upload.fileId]);
  if (!file || file.operationStatus === 'FAILED') return { message: 'The file cannot be used.' };
  if (file.operationStatus !== 'READY') return { message: 'The file is being looked at.' };
  await makeItem(context, file, arrival);
  return { message: 'The item is there.' };
};
