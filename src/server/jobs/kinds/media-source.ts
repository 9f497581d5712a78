import {
  FILES_AT_ONCE,
  hostedSort,
  listingOf,
  openingSort,
  pageOf,
  type ListingReply,
  type MediaFilter,
  type MediaSort,
} from '#shared/media-listing.ts';
import { findOperation } from '#platform/contract/index.ts';
import type { Selection } from '#shared/jobs.ts';
import { callOperation } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { EntitySource, PageRequest } from './entity-source.ts';

export interface JobFile {
  id: string;
  displayName?: string;
  parentFolderId?: string;
  sizeInBytes?: string;
  mediaType?: string;
  private?: boolean;
  labels?: string[];
  operationStatus?: string;
  createdDate?: string;
  updatedDate?: string;
  state?: 'OK' | 'DELETED';
  url?: string;
}

interface FilePage {
  entities: JobFile[];
  next?: string;
}

async function page(platformFetch: PlatformFetch, { filter, sort, cursor }: PageRequest): Promise<FilePage> {
  const wanted = filter as MediaFilter;
  const [order = openingSort] = (sort ?? []) as MediaSort[];
  // A job runs on either platform, and its outcome does not depend on the order.
  const { operation, request } = listingOf(wanted, hostedSort(order), { limit: FILES_AT_ONCE, cursor });
  const reply = await callOperation<ListingReply<JobFile>>(
    platformFetch,
    findOperation(`media_files.${operation}`),
    request,
  );
  const { files, next } = pageOf(reply);
  const left = new Set(wanted.not);
  return { entities: files.filter(({ id }) => !left.has(id)), ...(next !== undefined && { next }) };
}

const labelOf = ({ id, displayName }: JobFile): string => displayName ?? id;

async function byIds(platformFetch: PlatformFetch, ids: readonly string[]): Promise<Map<string, JobFile>> {
  const found = new Map<string, JobFile>();
  const operation = findOperation('media_files.getFileDescriptors');
  for (let start = 0; start < ids.length; start += FILES_AT_ONCE) {
    const fileIds = ids.slice(start, start + FILES_AT_ONCE);
    const { files = [] } = await callOperation<{ files?: JobFile[] }>(platformFetch, operation, { fileIds });
    for (const file of files) found.set(file.id, file);
  }
  return found;
}

/** Files of the library: by the filter of its page, through the operation of the contract that lists them. */
export const mediaFiles: EntitySource<JobFile> = {
  plural: 'files',
  search: 'media_files.searchFiles',
  async select(platformFetch, request) {
    const { entities, ...rest } = await page(platformFetch, request);
    return { items: entities.map((file) => ({ id: file.id, label: labelOf(file) })), ...rest };
  },
  async labels(platformFetch, ids) {
    const found = await byIds(platformFetch, ids);
    return new Map([...found].map(([id, file]) => [id, labelOf(file)]));
  },
  byIds,
};

/** The files of a selection, a page at a time. */
export async function* filesOf(
  platformFetch: PlatformFetch,
  selection: Selection,
): AsyncGenerator<JobFile[]> {
  if ('ids' in selection) {
    for (let start = 0; start < selection.ids.length; start += FILES_AT_ONCE)
      yield [...(await byIds(platformFetch, selection.ids.slice(start, start + FILES_AT_ONCE))).values()];
    return;
  }
  let cursor: string | undefined;
  do {
    const { entities, next } = await page(platformFetch, { ...selection, ...(cursor && { cursor }) });
    yield entities;
    cursor = next;
  } while (cursor !== undefined);
}
