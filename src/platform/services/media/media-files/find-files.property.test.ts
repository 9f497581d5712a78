import type { FileDescriptorQuery } from '@wix/auto_sdk_media_files';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { KnownFile } from '#shared/media.ts';
import { MEDIA_ROOT, VISITOR_UPLOADS_ROOT } from '#shared/media.ts';
import { listingOf, openingSort, type MediaFilter } from '#shared/media-listing.ts';
import { onDatabase } from '#testing/engines.ts';
import { mediaModules, received, type MediaModules } from '#testing/media.ts';
import { shopMigrations } from '#testing/shop.ts';
import { startStack } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';
import { noteUses } from '../media-uses/public.ts';
import { takeInFiles, takeInFolders } from './public.ts';

interface CreatedFile extends KnownFile {
  labels: string[];
  parentFolderId: string;
  private: boolean;
  createdDate: string;
}

const FOLDERS = ['a', 'b'];
const DATES = ['2026-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'];
const KINDS = { 'image/jpeg': 'IMAGE', 'application/pdf': 'DOCUMENT' } as const;
const BY = [
  undefined,
  { type: 'WIX_USER', id: 'mia@shop.test' },
  { type: 'MEMBER', id: 'm' },
  { type: 'ANONYMOUS_VISITOR', id: 'v' },
  { type: 'APP', id: 'demo' },
] as const;

const pick = <T>(from: readonly T[], at: number, every: number): T =>
  from[Math.floor(at / every) % from.length] as T;

/** As different from each other as sixty can be. */
const made = Array.from({ length: 60 }, (_, at): CreatedFile => {
  const by = pick(BY, at, 1);
  const contentType = pick(Object.keys(KINDS) as (keyof typeof KINDS)[], at, 2);
  return {
    id: `f${at}~mv2.jpg`,
    received: received(
      `bytes ${at}`,
      `${at % 3 === 0 ? 'tide' : 'dune'}-${at}.jpg`,
      contentType,
      10 ** (at % 5),
    ),
    labels: at % 2 === 0 ? ['press'] : [],
    parentFolderId: pick([MEDIA_ROOT, ...FOLDERS, VISITOR_UPLOADS_ROOT], at, 3),
    private: at % 4 === 0,
    createdDate: pick(DATES, at, 7),
    ...(by && { addedBy: by }),
    ...(at % 11 === 0 && { trashedDate: '2026-04-01T00:00:00.000Z' }),
  };
});
const used = new Set(made.filter((_, at) => at % 6 === 0).map(({ id }) => id));

const fits = (file: CreatedFile, filter: MediaFilter): boolean => {
  const { by, within, folder } = filter;
  const bytes = file.received.sizeInBytes;
  const type = file.addedBy?.type;
  const folders = within ?? (folder === undefined ? undefined : [folder]);
  const brought =
    by === undefined ||
    (by === 'member' && type === 'MEMBER') ||
    (by === 'visitor' && type === 'ANONYMOUS_VISITOR') ||
    (by === 'program' && type === undefined) ||
    by === file.addedBy?.id;
  return (
    brought &&
    (file.trashedDate !== undefined) === (filter.trash ?? false) &&
    (filter.trash === true || folders === undefined || folders.includes(file.parentFolderId)) &&
    (filter.q === undefined || file.received.fileName.includes(filter.q)) &&
    (filter.kinds ?? Object.values(KINDS)).includes(KINDS[file.received.contentType as keyof typeof KINDS]) &&
    (filter.private === undefined || file.private === filter.private) &&
    (filter.label === undefined || file.labels.includes(filter.label)) &&
    bytes >= (filter.least ?? 0) &&
    bytes < (filter.most ?? Number.POSITIVE_INFINITY) &&
    file.createdDate >= (filter.since ?? '') &&
    (filter.unused !== true || !used.has(file.id))
  );
};

/** At least one of what only a query knows: the contract's own lists have tests of their own. */
const filters: fc.Arbitrary<MediaFilter> = fc
  .record(
    {
      trash: fc.constant(true),
      within: fc.constantFrom(['a'], ['a', 'b'], [VISITOR_UPLOADS_ROOT]),
      q: fc.constantFrom('tide', 'dune-4', 'none'),
      kinds: fc.constantFrom(['IMAGE'], ['DOCUMENT'], ['IMAGE', 'DOCUMENT']),
      private: fc.boolean(),
      label: fc.constantFrom('press', 'none'),
      least: fc.constantFrom(10, 1000),
      most: fc.constantFrom(100, 100_000),
      since: fc.constantFrom(DATES[1] ?? ''),
      unused: fc.constant(true),
      by: fc.constantFrom('mia@shop.test', 'member', 'visitor', 'demo', 'program', 'nobody@shop.test'),
    },
    { requiredKeys: [] },
  )
  .filter(({ by, label, least, unused }) => (by ?? label ?? least ?? unused) !== undefined);

onDatabase(
  'the filters of the library',
  (database) => {
    let api: MediaModules;

    beforeAll(async () => {
      const stack = startStack(database());
      api = mediaModules(stack);
      const taking = { db: database().kysely, siteId: stack.site.id, now: stack.clock.now() };
      await takeInFolders(
        taking,
        FOLDERS.map((id) => ({ id, displayName: id })),
      );
      await takeInFiles(taking, made);
      const uses = [...used].map((fileId) => ({ fileId, place: 'picture 1' as const }));
      await noteUses(taking, [{ entity: 'product', entityId: 'p', name: 'Low sun', uses }]);
    });

    const found = async (filter: MediaFilter): Promise<string[]> => {
      const { operation, request } = listingOf(filter, openingSort, { limit: 100 });
      expect(operation).toBe('queryFileDescriptors');
      const { query } = request as { query: object };
      const { files = [] } = await api.files.queryFileDescriptors(query as FileDescriptorQuery);
      return files.map(({ _id }) => _id ?? '');
    };

    it('assumed: find together what each of them leaves', async () => {
      await fc.assert(
        fc.asyncProperty(filters, async (filter) => {
          const wanted = made.filter((file) => fits(file, filter)).map(({ id }) => id);
          expect((await found(filter)).toSorted()).toEqual(wanted.toSorted());
        }),
        runs(200),
      );
    });

    it('assumed: what was fetched by address is found by that', async () => {
      const { file } = await api.files.importFile('https://elsewhere.example/sun.jpg', {
        mimeType: 'image/jpeg',
      });
      expect(await found({ by: 'import' })).toEqual([file?._id]);
    });
  },
  shopMigrations,
);
