import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { bringFile, hosted, mediaModules, type MediaModules } from '#testing/media.ts';
import { shopMigrations } from '#testing/shop.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';
import type { MediaTotals } from '#shared/media.ts';

const ROOTS: ReadonlySet<string> = new Set(['media-root', 'visitor-uploads']);

/** Numbers stand for a folder or a file of those that there have been. */
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('folder' as const), at: fc.nat(20) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('file' as const), at: fc.nat(20) }) },
  fc.record({ act: fc.constant('move folder' as const), at: fc.nat(20), to: fc.nat(20) }),
  fc.record({ act: fc.constant('move file' as const), at: fc.nat(20), to: fc.nat(20) }),
  fc.record({
    act: fc.constantFrom('throw folders' as const, 'restore folders' as const, 'remove folders' as const),
    many: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    act: fc.constantFrom('throw files' as const, 'restore files' as const, 'remove files' as const),
    many: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

interface Row {
  id: string;
  parent: string;
  state: string;
  place: string;
}

onDatabase(
  'the tree of folders',
  (database) => {
    let stack: Stack;
    let api: MediaModules;

    beforeAll(() => {
      stack = startStack(database());
      api = mediaModules(stack);
    });

    const rowsOf = async (table: string): Promise<Map<string, Row>> => {
      const { rows } =
        await sql<Row>`select id, parent_folder_id as parent, state, place from ${sql.table(table)}
      where site_id = ${stack.site.id}`.execute(stack.database.kysely);
      return new Map(rows.map((row) => [row.id, row]));
    };

    /** Nothing is not asked for. */
    const many = async (ids: readonly string[], work: (ids: string[]) => Promise<unknown>): Promise<void> => {
      if (ids.length > 0) await work([...ids]);
    };

    /** Follows a way up: everything ends at a root, and nothing that is there lies in the trash. */
    function isSound(row: Row, folders: ReadonlyMap<string, Row>): boolean {
      let at = row.parent;
      for (let steps = 0; steps <= folders.size; steps++) {
        if (at === 'trash-root') return row.state === 'DELETED' && row.place === 'TRASH_ROOT';
        if (ROOTS.has(at)) return row.state === 'OK' && row.place === 'MEDIA_ROOT';
        const folder = folders.get(at);
        if (!folder || folder.state !== row.state) return false;
        at = folder.parent;
      }
      return false;
    }

    it('assumed: whatever is done to it, no file is lost, nothing is orphaned, and the totals are right', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), async (actions) => {
          const before = [...(await rowsOf('media_folders')).keys()];
          await many([...(await rowsOf('media_files')).keys()], (ids) =>
            api.files.bulkDeleteFiles(ids, { permanent: true }),
          );
          await many(before, (ids) => api.folders.bulkDeleteFolders(ids, { permanent: true }));
          const folders = ['media-root'];
          const files: string[] = [];
          const removed = new Set<string>();
          const folderAt = (at: number): string => folders[at % folders.length] ?? 'media-root';
          const own = (many: readonly number[]): string[] =>
            many.map(folderAt).filter((id) => id !== 'media-root');
          const some = (many: readonly number[]): string[] =>
            files.length === 0 ? [] : many.map((at) => files[at % files.length] ?? '');
          /** What is rejected changes nothing; it is no failure here. */
          const tried = async (work: Promise<unknown>): Promise<void> => {
            await work.catch((error: unknown) => {
              const { status } = error as { status?: number };
              if (status !== 400 && status !== 404) throw error;
            });
          };
          const doIt = async (one: Action): Promise<void> => {
            switch (one.act) {
              case 'folder': {
                const made = api.folders.createFolder('f', { parentFolderId: folderAt(one.at) });
                const { folder } = await made.catch(() => ({ folder: undefined }));
                if (folder?._id) folders.push(folder._id);
                return;
              }
              case 'file': {
                const { state } = await api.folders
                  .getFolder(folderAt(one.at))
                  .catch(() => ({ state: 'DELETED' }));
                if (state !== 'OK') return;
                files.push(
                  await bringFile(stack, { text: String(files.length), parentFolderId: folderAt(one.at) }),
                );
                return;
              }
              case 'move folder': {
                const [id] = own([one.at]);
                if (id) await tried(api.folders.updateFolder(id, { parentFolderId: folderAt(one.to) }));
                return;
              }
              case 'move file': {
                const [id] = some([one.at]);
                if (id)
                  await tried(api.files.updateFileDescriptor({ _id: id, parentFolderId: folderAt(one.to) }));
                return;
              }
              case 'throw folders':
                return many(own(one.many), (ids) => api.folders.bulkDeleteFolders(ids));
              case 'restore folders':
                return many(own(one.many), (ids) => api.folders.bulkRestoreFoldersFromTrashBin(ids));
              case 'remove folders': {
                const there = await rowsOf('media_files');
                await many(own(one.many), (ids) => api.folders.bulkDeleteFolders(ids, { permanent: true }));
                const left = await rowsOf('media_files');
                // Only what lay in one of them has gone with it.
                const missing = [...there].filter(([id]) => !left.has(id));
                const tree = await rowsOf('media_folders');
                if (missing.some(([, { parent }]) => tree.has(parent)))
                  throw new Error('a file has gone alone');
                for (const [id] of missing) removed.add(id);
                return;
              }
              case 'throw files':
                return many(some(one.many), (ids) => api.files.bulkDeleteFiles(ids));
              case 'restore files':
                return many(some(one.many), (ids) => api.files.bulkRestoreFilesFromTrashBin(ids));
              case 'remove files':
                for (const id of some(one.many)) removed.add(id);
                return many(some(one.many), (ids) => api.files.bulkDeleteFiles(ids, { permanent: true }));
            }
          };
          for (const one of actions) {
            await doIt(one);
            const [tree, there] = [await rowsOf('media_folders'), await rowsOf('media_files')];
            expect([...there.keys()].toSorted()).toEqual(files.filter((id) => !removed.has(id)).toSorted());
            for (const row of [...tree.values(), ...there.values()])
              expect([one, row, isSound(row, tree)]).toEqual([one, row, true]);
          }
          const there = [...(await rowsOf('media_files')).values()];
          const totals = (await hosted(stack, 'sums', {})).body as unknown as MediaTotals;
          expect([totals.files, totals.trash.files]).toEqual([
            there.filter(({ state }) => state === 'OK').length,
            there.filter(({ state }) => state === 'DELETED').length,
          ]);
          // All that was thrown away comes back.
          await many([...(await rowsOf('media_folders')).keys()], (ids) =>
            api.folders.bulkRestoreFoldersFromTrashBin(ids),
          );
          await many(
            there.map(({ id }) => id),
            (ids) => api.files.bulkRestoreFilesFromTrashBin(ids),
          );
          const back = await rowsOf('media_files');
          expect([...back.values()].filter(({ state }) => state !== 'OK')).toEqual([]);
          expect(back.size).toBe(there.length);
        }),
        { ...runs(30), seed: 11 },
      );
    });

    it('assumed: a file that settles while its folder is thrown away is in no folder that has gone', async () => {
      for (let round = 0; round < 5; round++) {
        const { folder } = await api.folders.createFolder('going');
        const parentFolderId = folder?._id ?? '';
        const [id] = await Promise.all([
          bringFile(stack, { text: `race ${round}`, parentFolderId }).catch(() => undefined),
          api.folders.bulkDeleteFolders([parentFolderId], { permanent: round % 2 === 1 }),
        ]);
        const [tree, there] = [await rowsOf('media_folders'), await rowsOf('media_files')];
        const row = id === undefined ? undefined : there.get(id);
        expect([round, row === undefined || isSound(row, tree)]).toEqual([round, true]);
      }
    });

    it('assumed: two moves that would make a circle together do not', async () => {
      for (let round = 0; round < 5; round++) {
        const make = async (): Promise<string> => (await api.folders.createFolder('x')).folder?._id ?? '';
        const [one, other] = [await make(), await make()];
        await Promise.allSettled([
          api.folders.updateFolder(one, { parentFolderId: other }),
          api.folders.updateFolder(other, { parentFolderId: one }),
        ]);
        const tree = await rowsOf('media_folders');
        expect([one, other].map((id) => isSound(tree.get(id) as Row, tree))).toEqual([true, true]);
      }
    });
  },
  shopMigrations,
);
