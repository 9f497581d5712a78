import { VISITOR_UPLOADS_ROOT } from './media.ts';

/** Which files: what the address of the library, a job and an export hold. */
export interface MediaFilter {
  /** Lists the trash instead of the library. */
  trash?: boolean;
  /** What lies directly in it; without, the files of all folders. */
  folder?: string;
  /** What lies in any of these: a folder and those below it. */
  within?: readonly string[];
  q?: string;
  kinds?: readonly string[];
  private?: boolean;
  label?: string;
  /** At least, in bytes. */
  least?: number;
  most?: number;
  /** Instants. */
  since?: string;
  before?: string;
  state?: 'PENDING' | 'FAILED';
  /** Who brought it: a person of the team by their address, or one of `bringers`. */
  by?: string;
  /** Only those that are shown nowhere. */
  unused?: boolean;
  /** Those that are left out one by one. */
  not?: readonly string[];
}

/** Who brought a file, besides people of the team. */
export const bringers = ['member', 'visitor', 'import', 'demo', 'program'] as const;
type Bringer = (typeof bringers)[number];

/** The authors of the demo store's files. */
export const DEMO_APP = 'demo';

const broughtBy: Readonly<Record<Bringer, object>> = {
  member: { 'addedBy.type': { $eq: 'MEMBER' } },
  visitor: { 'addedBy.type': { $eq: 'ANONYMOUS_VISITOR' } },
  import: { sourceUrl: { $exists: true } },
  demo: { 'addedBy.id': { $eq: DEMO_APP } },
  program: { 'addedBy.type': { $exists: false } },
};

const isBringer = (by: string): by is Bringer => bringers.some((each) => each === by);

export interface MediaSort {
  fieldName: string;
  order: 'ASC' | 'DESC';
}

/** The newest first: a file keeps its place when it is changed. */
export const openingSort: MediaSort = { fieldName: 'createdDate', order: 'DESC' };

/** The hosted platform sorts by the last change instead. */
export const hostedSort = ({ fieldName, order }: MediaSort): MediaSort => ({
  fieldName: fieldName === 'createdDate' ? 'updatedDate' : fieldName,
  order,
});

/** As many as one call gives. */
export const FILES_AT_ONCE = 100;

export type ListingOperation = 'listFiles' | 'searchFiles' | 'listDeletedFiles' | 'queryFileDescriptors';

export interface MediaListing {
  operation: ListingOperation;
  /** The fields of its request. */
  request: Record<string, unknown>;
}

interface Paging {
  limit: number;
  cursor?: string | undefined;
}

const range = (from: unknown, to: unknown): object => ({
  ...(from !== undefined && { $gte: from }),
  ...(to !== undefined && { $lt: to }),
});

/** Filters of the embedded platform only; the contract's lists know kinds and whether a file is private. */
function ownFilter({
  label,
  least,
  most,
  since,
  before,
  state,
  by,
  unused,
}: MediaFilter): Record<string, unknown> {
  return {
    ...(label !== undefined && { labels: { $hasSome: [label] } }),
    ...((least !== undefined || most !== undefined) && { sizeInBytes: range(least, most) }),
    ...((since !== undefined || before !== undefined) && { createdDate: range(since, before) }),
    ...(state !== undefined && { operationStatus: { $eq: state } }),
    ...(by !== undefined && (isBringer(by) ? broughtBy[by] : { 'addedBy.id': { $eq: by } })),
    ...(unused === true && { used: { $exists: false } }),
  };
}

/** Where they lie; all folders are also those of visitors. */
function placeOf({ trash = false, folder, within }: MediaFilter): Record<string, unknown> {
  if (trash) return { place: { $eq: 'TRASH_ROOT' } };
  if (within) return { parentFolderId: { $in: [...within] } };
  if (folder !== undefined) return { parentFolderId: { $eq: folder } };
  return { place: { $in: ['MEDIA_ROOT', 'VISITOR_UPLOADS_ROOT'] } };
}

/** The operation of the contract that lists the files, and its request. */
export function listingOf(filter: MediaFilter, sort: MediaSort, paging: Paging): MediaListing {
  const { trash = false, folder, within, q, kinds = [] } = filter;
  const own = ownFilter(filter);
  const cursorPaging = { limit: paging.limit, ...(paging.cursor !== undefined && { cursor: paging.cursor }) };
  if (within || Object.keys(own).length > 0) {
    const wanted = {
      ...own,
      state: { $eq: trash ? 'DELETED' : 'OK' },
      ...placeOf(filter),
      ...(kinds.length > 0 && { mediaType: { $in: [...kinds] } }),
      ...(filter.private !== undefined && { private: { $eq: filter.private } }),
      ...(q && { searchText: { $contains: q } }),
    };
    return {
      operation: 'queryFileDescriptors',
      request: {
        query: { ...(paging.cursor === undefined && { filter: wanted, sort: [sort] }), cursorPaging },
      },
    };
  }
  const common = {
    ...(kinds.length > 0 && { mediaTypes: [...kinds] }),
    ...(filter.private !== undefined && { private: filter.private }),
    sort,
    paging: cursorPaging,
  };
  if (q || (!trash && folder === undefined)) {
    const ofVisitors = folder === VISITOR_UPLOADS_ROOT ? 'VISITOR_UPLOADS_ROOT' : 'MEDIA_ROOT';
    const rootFolder = trash ? 'TRASH_ROOT' : ofVisitors;
    return { operation: 'searchFiles', request: { rootFolder, ...(q && { search: q }), ...common } };
  }
  if (trash)
    return {
      operation: 'listDeletedFiles',
      request: { ...(folder !== undefined && { parentFolderId: folder }), ...common },
    };
  return { operation: 'listFiles', request: { parentFolderId: folder, ...common } };
}

/** Their replies put the page under one of two names. */
export interface ListingReply<File> {
  files?: File[];
  nextCursor?: PageOf;
  pagingMetadata?: PageOf;
}

interface PageOf {
  total?: number | null;
  cursors?: { next?: string | null };
}

export function pageOf<File>(reply: ListingReply<File>): {
  files: File[];
  next?: string;
  total?: number;
} {
  const { total, cursors } = reply.nextCursor ?? reply.pagingMetadata ?? {};
  return {
    files: reply.files ?? [],
    ...(cursors?.next && { next: cursors.next }),
    ...(typeof total === 'number' && { total }),
  };
}
