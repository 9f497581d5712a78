import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { MediaFilesApi, Reply, Request } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import type { FileDescriptor, ImportOrigin, StoredFile } from '../file.ts';
import { ownTargetOf, targetAtPath, targetOf, type Target } from '../file-locations.ts';
import { assertQuota } from '../quota.ts';
import { fileIdOf } from '../rules/file-ids.ts';
import { mediaTypeOf, plainType, typeOfName } from '../rules/kinds.ts';
import { cleanName } from '../rules/names.ts';
import { present } from '../rules/present.ts';
import { files } from '../tables.ts';
import { emitFiles } from '../emit-events.ts';
import { lockTree } from '../tree.ts';
import { adderOf } from '../upload-urls.ts';

type ImportWish = Request<MediaFilesApi, 'importFile'>;

/** The last part of its path, readable. */
function nameIn(url: URL): string {
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

function addressOf({ url, urlParams }: ImportWish): URL {
  const address = new URL(url);
  for (const [name, value] of Object.entries(urlParams ?? {}))
    if (value !== null && value !== undefined) address.searchParams.set(name, String(value));
  return address;
}

const headersOf = (input: ImportWish['urlHeaders']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

function readAddress(wish: ImportWish): URL {
  let address: URL;
  try {
    address = addressOf(wish);
  } catch {
    throw badRequest('The address cannot be read.', 'INVALID_URL', { url: wish.url });
  }
  if (address.protocol !== 'https:' && address.protocol !== 'http:')
    throw badRequest('Files are fetched by http and https only.', 'INVALID_URL', { url: wish.url });
  return address;
}

/** What the file will be called by, before anybody has seen it. */
function expected(wish: ImportWish, address: URL) {
  const fileName = cleanName(wish.displayName || nameIn(address));
  const contentType = plainType(wish.mimeType || typeOfName(fileName) || typeOfName(nameIn(address)) || '');
  const said = wish.mediaType && wish.mediaType !== 'UNKNOWN' ? wish.mediaType : undefined;
  const mediaType = said ?? mediaTypeOf(contentType);
  return { fileName, contentType, mediaType, said };
}

/** Its place is kept from now on; the bytes are fetched later. */
async function insertImport(context: Context, wish: ImportWish, target: Target, arrival?: string) {
  const { db, siteId, clock, ids } = context;
  const address = readAddress(wish);
  const { fileName, contentType, mediaType, said } = expected(wish, address);
  const headers = headersOf(wish.urlHeaders);
  const origin: ImportOrigin = {
    url: address.href,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(said && { mediaType: said }),
    ...(wish.mimeType && { mimeType: wish.mimeType }),
  };
  const now = clock.now().toISOString();
  const labels = [...new Set((wish.labels ?? []).map((label) => label.trim()).filter(Boolean))];
  const addedBy = adderOf(context);
  const file: StoredFile = {
    id: fileIdOf({ siteId, guid: ids.guid(), mediaType, contentType, fileName }),
    displayName: fileName,
    parentFolderId: target.folderId,
    place: target.place,
    private: wish.private === true,
    mediaType,
    operationStatus: 'PENDING',
    state: 'OK',
    sizeInBytes: '0',
    labels,
    labelText: labels.join(' '),
    createdDate: now,
    updatedDate: now,
    origin,
    sourceUrl: wish.url,
    ...(wish.externalInfo && { externalInfo: wish.externalInfo }),
    ...(addedBy && { addedBy }),
    ...(arrival !== undefined && { arrival }),
  };
  await files.insert(db, siteId, file);
  await emitFiles(context, 'created', [file]);
  return file;
}

async function importOne(context: Context, wish: ImportWish): Promise<StoredFile> {
  await lockTree(context.db, context.siteId);
  await assertQuota(context, 1);
  const from = await ownTargetOf(context, wish.parentFolderId);
  return insertImport(context, wish, await targetAtPath(context, from, wish.filePath));
}

/** Into a folder that is no part of the library, too. */
export async function importFileInto(
  context: Context,
  wish: ImportWish,
  { parentFolderId, arrival }: { parentFolderId: string; arrival?: string },
): Promise<FileDescriptor> {
  await lockTree(context.db, context.siteId);
  await assertQuota(context, 1);
  return present(
    await insertImport(context, wish, await targetOf(context, parentFolderId), arrival),
    context.siteId,
  );
}

/** A picture for somebody else's record; it waits to be fetched, and its id is good from now on. */
export const importPicture = async (context: Context, url: string): Promise<string> =>
  (await importOne(context, { url, mediaType: 'IMAGE' })).id;

export async function importFile(
  request: ImportWish,
  context: Context,
): Promise<Reply<MediaFilesApi, 'importFile'>> {
  return { file: present(await importOne(context, request), context.siteId) };
}

/** All or none. */
export async function bulkImportFiles(
  { importFileRequests }: Request<MediaFilesApi, 'bulkImportFiles'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'bulkImportFiles'>> {
  const made: FileDescriptor[] = [];
  for (const wish of importFileRequests) made.push(present(await importOne(context, wish), context.siteId));
  return { files: made };
}

/** Each by itself. */
export async function bulkImportFile(
  { importFileRequests, returnEntity }: Request<MediaFilesApi, 'bulkImportFile'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'bulkImportFile'>> {
  return bulk<ImportWish, StoredFile, FileDescriptor>(context, {
    entries: importFileRequests,
    each: (wish) => importOne(context, wish),
    ...(returnEntity !== false && { show: (file) => present(file, context.siteId) }),
  });
}
