import type { FileDetails, MediaTotals } from '#shared/media.ts';
import type { FileDetailsChange } from '#shared/media-desk.ts';
import { FILES_AT_ONCE, openingSort, type MediaFilter, type MediaSort } from '#shared/media-listing.ts';
import { mediaOperations, type FileChange } from '#wix/media-operations.ts';
import { callApi } from '#admin/access/call-api.ts';
import { supportedSort } from '#admin/data/media-order.ts';
import { toRecord } from '#admin/data/stored-record.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';
import type { MediaFile, MediaFolder } from './media-file.ts';

const mostFound = 6;
const path = '/admin/api/media';

export const mediaProvider = {
  supportAbortSignal: true,

  /** A page of the files that fit, from that cursor on. */
  async page(
    _resource: string,
    {
      filter,
      sort,
      cursor,
      signal,
    }: ReadOptions & { filter: MediaFilter; sort: MediaSort; cursor?: string | undefined },
  ) {
    const { files, ...rest } = await mediaOperations.list(
      filter,
      supportedSort(sort),
      { limit: FILES_AT_ONCE, cursor },
      { signal },
    );
    return { data: { files: files.map((file): MediaFile => toRecord(file)), ...rest } };
  },

  async getOne(_resource: string, { id, signal }: ReadOptions & { id: unknown }) {
    return { data: toRecord(await mediaOperations.get(String(id), { signal })) };
  },

  async getMany(_resource: string, { ids, signal }: ReadOptions & { ids: readonly unknown[] }) {
    const data: MediaFile[] = [];
    for (let start = 0; start < ids.length; start += FILES_AT_ONCE) {
      const some = ids.slice(start, start + FILES_AT_ONCE).map(String);
      data.push(...(await mediaOperations.getMany(some, { signal })).map((file) => toRecord(file)));
    }
    return { data };
  },

  async update(_resource: string, { id, data }: { id: unknown; data: FileChange }) {
    return { data: toRecord(await mediaOperations.update(String(id), data)) };
  },

  /** The few that fit best what was typed into the command palette. */
  async find(_resource: string, { text, signal }: ReadOptions & { text: string }) {
    const { files } = await mediaOperations.list(
      { q: text },
      supportedSort(openingSort),
      { limit: mostFound },
      { signal },
    );
    return { data: files.map((file): MediaFile => toRecord(file)) };
  },

  async folders(_resource: string, { trashed, signal }: ReadOptions & { trashed?: boolean }) {
    const read = trashed ? mediaOperations.trashedFolders : mediaOperations.folders;
    return { data: (await read({ signal })).map((folder): MediaFolder => toRecord(folder)) };
  },

  /** Only the embedded platform knows them. */
  async sums(_resource: string, { signal }: ReadOptions) {
    return { data: await callApi<MediaTotals>('GET', `${path}/sums`, undefined, { signal }) };
  },

  async details(_resource: string, { ids, signal }: ReadOptions & { ids: readonly string[] }) {
    const reply = await callApi<{ details: FileDetails[] }>(
      'POST',
      `${path}/details/read`,
      { fileIds: ids },
      { signal },
    );
    return { data: reply.details };
  },

  async changeDetails(_resource: string, { id, change }: { id: string; change: FileDetailsChange }) {
    return { data: await callApi('POST', `${path}/details/update`, { fileId: id, ...change }) };
  },
};

export type MediaProvider = typeof mediaProvider;
