import {
  bulkDeleteFiles,
  bulkRestoreFilesFromTrashBin,
  generateFileDownloadUrl,
  generateFilesDownloadUrl,
  getFileDescriptor,
  getFileDescriptors,
  listDeletedFiles,
  listFiles,
  queryFileDescriptors,
  searchFiles,
  updateFileDescriptor,
  type FileDescriptor,
} from '@wix/auto_sdk_media_files';
import {
  bulkDeleteFolders,
  bulkRestoreFoldersFromTrashBin,
  createFolder,
  generateFolderDownloadUrl,
  listDeletedFolders,
  queryFolders,
  updateFolder,
  type Folder,
} from '@wix/auto_sdk_media_folders';
import {
  listingOf,
  pageOf,
  type ListingOperation,
  type ListingReply,
  type MediaFilter,
  type MediaSort,
} from '../shared/media-listing.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type { FileDescriptor, Folder };

export interface FilePage {
  files: FileDescriptor[];
  next?: string;
  total?: number;
}

type Call = (request: object) => Promise<ListingReply<FileDescriptor>>;

const callOf = (operation: ListingOperation, options?: CallOptions): Call => {
  const client = staffClient(options);
  const calls: Readonly<Record<ListingOperation, () => unknown>> = {
    listFiles: () => client.use(listFiles),
    searchFiles: () => client.use(searchFiles),
    listDeletedFiles: () => client.use(listDeletedFiles),
    queryFileDescriptors: () => {
      const query = client.use(queryFileDescriptors);
      return ({ query: requested }: { query: Parameters<typeof query>[0] }) => query(requested);
    },
  };
  return calls[operation]() as Call;
};

const FOLDERS_AT_ONCE = 100;
/** More than anybody finds their way in; the tree shows no others. */
const MAX_FOLDERS = 5000;

type FolderPage = { folders?: Folder[]; next?: string | null | undefined };

async function everyFolder(read: (cursor?: string) => Promise<FolderPage>): Promise<Folder[]> {
  const all: Folder[] = [];
  let cursor: string | undefined;
  do {
    const { folders = [], next } = await read(cursor);
    all.push(...folders);
    cursor = next ?? undefined;
  } while (cursor !== undefined && all.length < MAX_FOLDERS);
  return all;
}

export interface FileChange {
  displayName?: string;
  parentFolderId?: string;
  labels?: string[];
}

export const mediaOperations = {
  async list(
    filter: MediaFilter,
    sort: MediaSort,
    paging: { limit: number; cursor?: string | undefined },
    options?: CallOptions,
  ): Promise<FilePage> {
    const { operation, request } = listingOf(filter, sort, paging);
    return pageOf(await callOf(operation, options)(request));
  },

  get: (id: string, options?: CallOptions): Promise<FileDescriptor> =>
    staffClient(options).use(getFileDescriptor)(id),

  getMany: async (ids: string[], options?: CallOptions): Promise<FileDescriptor[]> =>
    (await staffClient(options).use(getFileDescriptors)(ids)).files ?? [],

  update: (id: string, change: FileChange): Promise<FileDescriptor> =>
    staffClient().use(updateFileDescriptor)({ _id: id, ...change }),

  trash: (ids: string[]) => staffClient().use(bulkDeleteFiles)(ids, { permanent: false }),
  restore: (ids: string[]) => staffClient().use(bulkRestoreFilesFromTrashBin)(ids),
  deleteForGood: (ids: string[]) => staffClient().use(bulkDeleteFiles)(ids, { permanent: true }),

  /** Where the file can be downloaded under its name, for some hours. */
  downloadUrl: async (id: string): Promise<string | undefined> =>
    (await staffClient().use(generateFileDownloadUrl)(id)).downloadUrls?.[0]?.url,
  /** Where a private file opens until then. */
  expiringUrl: async (id: string, expirationInMinutes: number): Promise<string | undefined> =>
    (
      await staffClient().use(generateFileDownloadUrl)(id, {
        expirationInMinutes,
        contentDisposition: 'INLINE',
      })
    ).downloadUrls?.[0]?.url,
  zipUrl: async (ids: string[]): Promise<string | undefined> =>
    (await staffClient().use(generateFilesDownloadUrl)(ids)).downloadUrl,

  folders: (options?: CallOptions): Promise<Folder[]> =>
    everyFolder(async (cursor) => {
      const cursorPaging = { limit: FOLDERS_AT_ONCE, ...(cursor !== undefined && { cursor }) };
      const reply = await staffClient(options).use(queryFolders)(
        cursor === undefined
          ? { filter: { state: 'OK' }, sort: [{ fieldName: 'displayName', order: 'ASC' }], cursorPaging }
          : { cursorPaging },
      );
      return { folders: reply.folders ?? [], next: reply.pagingMetadata?.cursors?.next };
    }),
  trashedFolders: (options?: CallOptions): Promise<Folder[]> =>
    everyFolder(async (cursor) => {
      const paging = { limit: FOLDERS_AT_ONCE, ...(cursor !== undefined && { cursor }) };
      const reply = await staffClient(options).use(listDeletedFolders)({ paging });
      return { folders: reply.folders ?? [], next: reply.nextCursor?.cursors?.next };
    }),
  createFolder: async (displayName: string, parentFolderId: string): Promise<Folder | undefined> =>
    (await staffClient().use(createFolder)(displayName, { parentFolderId })).folder,
  updateFolder: (id: string, change: { displayName?: string; parentFolderId?: string }) =>
    staffClient().use(updateFolder)(id, change),
  trashFolders: (ids: string[]) => staffClient().use(bulkDeleteFolders)(ids, { permanent: false }),
  deleteFoldersForGood: (ids: string[]) => staffClient().use(bulkDeleteFolders)(ids, { permanent: true }),
  restoreFolders: (ids: string[]) => staffClient().use(bulkRestoreFoldersFromTrashBin)(ids),
  folderZipUrl: async (id: string): Promise<string | undefined> =>
    (await staffClient().use(generateFolderDownloadUrl)(id)).downloadUrl,
};
