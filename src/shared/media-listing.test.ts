import { expect, it } from 'vitest';
import { listingOf, openingSort, pageOf, type MediaFilter } from './media-listing.ts';

const listed = (filter: MediaFilter, cursor?: string) =>
  listingOf(filter, openingSort, { limit: 100, cursor });

it.each<[string, MediaFilter, string, object]>([
  ['a folder', { folder: 'a' }, 'listFiles', { parentFolderId: 'a' }],
  ['all folders', {}, 'searchFiles', { rootFolder: 'MEDIA_ROOT' }],
  ['words', { folder: 'a', q: 'tide' }, 'searchFiles', { search: 'tide', rootFolder: 'MEDIA_ROOT' }],
  [
    'words among what customers sent',
    { folder: 'visitor-uploads', q: 'x' },
    'searchFiles',
    { rootFolder: 'VISITOR_UPLOADS_ROOT' },
  ],
  ['the trash', { trash: true, kinds: ['IMAGE'] }, 'listDeletedFiles', { mediaTypes: ['IMAGE'] }],
  ['words in the trash', { trash: true, q: 'x' }, 'searchFiles', { rootFolder: 'TRASH_ROOT', search: 'x' }],
  ['private ones', { private: true }, 'searchFiles', { private: true }],
])('%s: asked by what the contract has', (_, filter, operation, request) => {
  expect(listed(filter)).toMatchObject({
    operation,
    request: { ...request, sort: openingSort, paging: { limit: 100 } },
  });
});

it('asks by a query for what the lists of the contract do not know', () => {
  const filter = { label: 'press', folder: 'a', least: 5, since: '2026-01-01T00:00:00.000Z' };
  expect(listed(filter)).toEqual({
    operation: 'queryFileDescriptors',
    request: {
      query: {
        filter: {
          labels: { $hasSome: ['press'] },
          sizeInBytes: { $gte: 5 },
          createdDate: { $gte: '2026-01-01T00:00:00.000Z' },
          state: { $eq: 'OK' },
          parentFolderId: { $eq: 'a' },
        },
        sort: [openingSort],
        cursorPaging: { limit: 100 },
      },
    },
  });
  expect(listed(filter, 'next').request).toEqual({ query: { cursorPaging: { limit: 100, cursor: 'next' } } });
});

it.each<[MediaFilter, object]>([
  [{ by: 'mia@shop.test' }, { 'addedBy.id': { $eq: 'mia@shop.test' } }],
  [{ by: 'visitor', kinds: ['IMAGE'] }, { 'addedBy.type': { $eq: 'ANONYMOUS_VISITOR' } }],
  [{ by: 'import' }, { sourceUrl: { $exists: true } }],
  [
    { by: 'program', label: 'a' },
    { 'addedBy.type': { $exists: false }, labels: { $hasSome: ['a'] } },
  ],
])('%o: by who brought it, in all folders and those of visitors', (filter, wanted) => {
  expect(listed(filter)).toMatchObject({
    operation: 'queryFileDescriptors',
    request: {
      query: { filter: { ...wanted, place: { $in: ['MEDIA_ROOT', 'VISITOR_UPLOADS_ROOT'] } } },
    },
  });
});

it('searches in a folder and in those below it by a query', () => {
  expect(listed({ folder: 'a', within: ['a', 'b'], q: 'tide' })).toMatchObject({
    operation: 'queryFileDescriptors',
    request: {
      query: { filter: { parentFolderId: { $in: ['a', 'b'] }, searchText: { $contains: 'tide' } } },
    },
  });
});

it('reads the page of either reply', () => {
  expect(pageOf({ files: [1], nextCursor: { total: 3, cursors: { next: 'b' } } })).toEqual({
    files: [1],
    next: 'b',
    total: 3,
  });
  expect(pageOf({ pagingMetadata: { cursors: {} } })).toEqual({ files: [] });
});
