import { MEDIA_ROOT, TRASH_ROOT } from '#shared/media.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import type { MediaFilesApi, Reply, Request } from '#platform/contract/index.ts';
import type { Page } from '#platform/store/index.ts';
import type { FileDescriptor, MediaPlace, StoredFile } from './file.ts';
import { present } from './rules/present.ts';
import { toFileId } from './rules/file-ids.ts';
import { files } from './tables.ts';

/** The contract's own, and assumed: by when a file came in. */
const SORTED = ['displayName', 'updatedDate', 'sizeInBytes', 'createdDate'];
const DEFAULT_LIMIT = 50;

export const noSuchFile = (fileId: string): Error =>
  notFound('The file was not found.', 'FILE_NOT_FOUND', { fileId });

interface CommonSort {
  fieldName?: string | null;
  order?: 'ASC' | 'DESC' | null;
}

/** @throws 400 for a field that nothing is sorted by here */
export function readSort(sort: CommonSort | null | undefined, sorted: readonly string[] = SORTED): object[] {
  const fieldName = sort?.fieldName;
  if (!fieldName) return [];
  if (sorted.includes(fieldName)) return [{ fieldName, order: sort.order ?? 'ASC' }];
  const message = `Sorting by ${fieldName} is not possible; use one of ${sorted.join(', ')}.`;
  throw badRequest(message, 'UNSUPPORTED_SORT_VALUE', { fieldName });
}

interface CommonList {
  mediaTypes?: readonly string[] | null;
  private?: boolean | null;
  sort?: CommonSort | null;
  paging?: { limit?: number | null; cursor?: string | null } | null;
}

type Found = Page<StoredFile, { count: number; cursors: { next?: string }; hasNext: boolean }>;

/** @param within what the path narrows the list down to */
async function list(context: Context, request: CommonList, within: object) {
  const { db, siteId } = context;
  const { mediaTypes, paging } = request;
  const scope = {
    ...within,
    ...(mediaTypes && mediaTypes.length > 0 && { mediaType: { $in: mediaTypes } }),
    ...(typeof request.private === 'boolean' && { private: request.private }),
  };
  const cursorPaging = {
    limit: paging?.limit || DEFAULT_LIMIT,
    ...(paging?.cursor && { cursor: paging.cursor }),
  };
  const page: Found = await files.query(
    db,
    siteId,
    { cursorPaging, sort: readSort(request.sort) },
    { scope, root: '' },
  );
  const { count } = await files.count(db, siteId, scope);
  return {
    files: page.items.map((file) => present(file, siteId)),
    nextCursor: { total: count, ...pageOf(page) },
  };
}

const pageOf = ({ metadata: { cursors, hasNext } }: Found) => ({
  hasNext,
  cursors: { ...(cursors.next !== undefined && { next: cursors.next }) },
});

/** The kept counts know it. */
const OUT_OF_TRASH = { $in: ['MEDIA_ROOT', 'VISITOR_UPLOADS_ROOT'] satisfies MediaPlace[] };

export const listFiles = async (
  request: Request<MediaFilesApi, 'listFiles'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'listFiles'>> =>
  list(context, request, { parentFolderId: request.parentFolderId || MEDIA_ROOT, place: OUT_OF_TRASH });

/** What was thrown away; of a folder that was, what lies in it. */
export const listDeletedFiles = async (
  request: Request<MediaFilesApi, 'listDeletedFiles'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'listDeletedFiles'>> =>
  list(context, request, { parentFolderId: request.parentFolderId || TRASH_ROOT, place: 'TRASH_ROOT' });

export const searchFiles = async (
  request: Request<MediaFilesApi, 'searchFiles'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'searchFiles'>> => {
  const place: MediaPlace = request.rootFolder ?? 'MEDIA_ROOT';
  const words = request.search?.trim();
  return list(context, request, { place, ...(words && { searchText: { $contains: words } }) });
};

/** Without a word of the state, what is thrown away is not meant. */
export async function queryFileDescriptors(
  { query }: Request<MediaFilesApi, 'queryFileDescriptors'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'queryFileDescriptors'>> {
  const { db, siteId } = context;
  const asksForState = JSON.stringify(query?.filter ?? {}).includes('"state"');
  const scope = { place: { $ne: 'ENTERPRISE' }, ...(!asksForState && { state: 'OK' }) };
  const page: Found = await files.query(db, siteId, query ?? {}, { scope });
  return {
    files: page.items.map((file) => present(file, siteId)),
    pagingMetadata: pageOf(page),
  };
}

export async function findFile(context: Context, input: string): Promise<StoredFile> {
  const id = toFileId(input);
  const found = await files.get(context.db, context.siteId, id);
  if (!found) throw noSuchFile(id);
  return found;
}

/** Held until the transaction ends. */
export async function lockFile(context: Context, input: string): Promise<StoredFile> {
  const id = toFileId(input);
  const found = await files.getForUpdate(context.db, context.siteId, id);
  if (!found) throw noSuchFile(id);
  return found;
}

/** In the order of the ids; what is not there is left out. */
export async function findFiles(context: Context, ids: readonly string[]): Promise<FileDescriptor[]> {
  const found = await files.getMany(context.db, context.siteId, [...new Set(ids.map(toFileId))]);
  return found.map((file) => present(file, context.siteId));
}

export const getFileDescriptor = async (
  { fileId }: Request<MediaFilesApi, 'getFileDescriptor'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'getFileDescriptor'>> => ({
  file: present(await findFile(context, fileId), context.siteId),
});

export const getFileDescriptors = async (
  { fileIds }: Request<MediaFilesApi, 'getFileDescriptors'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'getFileDescriptors'>> => ({ files: await findFiles(context, fileIds) });

/** Where files were fetched from, by their ids; those that came otherwise are left out. */
export async function findSources(
  { db, siteId }: SiteDb,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = ids.length > 0 ? await files.getMany(db, siteId, [...new Set(ids)]) : [];
  return new Map(found.flatMap(({ id, sourceUrl }) => (sourceUrl ? [[id, sourceUrl] as const] : [])));
}
