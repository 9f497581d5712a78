import { beforeAll, expect, it } from 'vitest';
import type { MediaPreview } from '#shared/media-desk.ts';
import type { Selection } from '#shared/jobs.ts';
import { onDatabase } from '#testing/engines.ts';
import { batchOf } from '#testing/job-batch.ts';
import { bringFile, mediaModules, type MediaModules } from '#testing/media.ts';
import { shopMigrations } from '#testing/shop.ts';
import { startStack, TEST_API_KEY, TEST_SITE, type Stack } from '#testing/stack.ts';
import { embeddedFetch, type PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { deleteFiles, exportFiles, labelFiles, moveFiles, restoreFiles, trashFiles } from './media.ts';

const run = (kind: JobKind, ids: readonly string[], params?: Record<string, unknown>): Promise<Outcome[]> =>
  kind.work(batchOf(ids, params));

const states = (outcomes: readonly Outcome[]): Record<string, string> =>
  Object.fromEntries(outcomes.map(({ id, state }) => [id, state]));

const GONE = 'aaaaaa_00000000000000000000000000000000~mv2.jpg';

onDatabase(
  'bulk work on files',
  (database) => {
    let stack: Stack;
    let api: MediaModules;
    let platformFetch: PlatformFetch;

    beforeAll(() => {
      stack = startStack(database());
      api = mediaModules(stack);
      platformFetch = embeddedFetch(stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
    });

    const bring = (name: string, parentFolderId?: string): Promise<string> =>
      bringFile(stack, { text: name, name, ...(parentFolderId !== undefined && { parentFolderId }) });
    const folder = async (name: string): Promise<string> =>
      (await api.folders.createFolder(name)).folder?._id ?? '';

    it('trashes, restores and deletes for good, and says what became of each', async () => {
      const [a, b] = [await bring('a.jpg'), await bring('b.jpg')];
      const trash = trashFiles(platformFetch);
      expect(states(await run(trash, [a]))).toEqual({ [a]: 'done' });
      expect(await run(trash, [a, b, GONE])).toEqual(
        expect.arrayContaining([
          { id: a, state: 'skipped', reason: 'It is in the trash already.' },
          { id: b, state: 'done' },
          { id: GONE, state: 'skipped', reason: 'The file no longer exists.' },
        ]),
      );
      expect((await api.files.getFileDescriptor(b)).state).toBe('DELETED');

      expect(states(await run(restoreFiles(platformFetch), [a, GONE]))).toEqual({
        [a]: 'done',
        [GONE]: 'failed',
      });
      const stored = await run(deleteFiles(platformFetch), [a, b]);
      expect(states(stored)).toEqual({ [a]: 'skipped', [b]: 'done' });
      expect((await api.files.getFileDescriptors([a, b])).files?.map(({ _id }) => _id)).toEqual([a]);
    });

    it('moves and labels, and leaves alone what is so already', async () => {
      const target = await folder('Press');
      const [a, b] = [await bring('c.jpg'), await bring('d.jpg', target)];
      expect(states(await run(moveFiles(platformFetch), [a, b], { folderId: target }))).toEqual({
        [a]: 'done',
        [b]: 'skipped',
      });
      const nowhere = await run(moveFiles(platformFetch), [a], { folderId: 'nowhere' });
      expect(states(nowhere)).toEqual({ [a]: 'failed' });

      const label = labelFiles(platformFetch);
      await run(label, [a, b], { add: ['press kit', 'sea'], remove: [] });
      expect(states(await run(label, [a], { add: ['sea'], remove: ['none'] }))).toEqual({ [a]: 'skipped' });
      await run(label, [a], { add: ['sky'], remove: ['sea'] });
      const { labels, parentFolderId, displayName } = await api.files.getFileDescriptor(a);
      expect({ labels, parentFolderId, displayName }).toEqual({
        labels: ['press kit', 'sky'],
        parentFolderId: target,
        displayName: 'c.jpg',
      });
      expect(label.checkParams({ add: [], remove: [] })).toBeDefined();
      expect(label.checkParams({ add: ['sea', 'sky'], remove: ['sky'] })).toBeDefined();
    });

    it('takes the files that the list shows, without those that were taken out', async () => {
      const target = await folder('Many');
      const ids: string[] = [];
      for (let n = 0; n < 5; n++) ids.push(await bring(`many-${n}.jpg`, target));
      await bring('other.jpg');
      const kind = trashFiles(platformFetch);
      const filter = { folder: target, not: [ids[1] ?? ''] };
      const { items } = await kind.select({ filter });
      expect(items.map(({ label }) => label).toSorted()).toEqual([
        'many-0.jpg',
        'many-2.jpg',
        'many-3.jpg',
        'many-4.jpg',
      ]);
      await run(kind, [ids[0] ?? '']);
      const seen = async (selection: Selection) => (await kind.foresee?.(selection, {})) as MediaPreview;
      expect(await seen({ filter })).toMatchObject({ files: 3, idle: 0, partial: false });
      expect(await seen({ ids })).toMatchObject({ files: 5, idle: 1 });
    });

    it('finds what the lists of the contract cannot: by label and size', async () => {
      const id = await bring('labelled.jpg');
      await run(labelFiles(platformFetch), [id], { add: ['only this'], remove: [] });
      const { items } = await exportFiles(platformFetch, { timeZone: 'UTC' }).select({
        filter: { label: 'only this', least: 1, most: 1_000_000, kinds: ['IMAGE'], q: 'label' },
      });
      expect(items).toEqual([{ id, label: 'labelled.jpg' }]);
    });

    it('writes the list as CSV', async () => {
      const id = await bring('export, me.jpg');
      const { file } = exportFiles(platformFetch, { timeZone: 'UTC' });
      const batch = batchOf([id], { columns: ['name', 'kind', 'private', 'id'] });
      expect(file?.header(batch.job.params)).toContain('Name,Kind,Private,ID');
      expect(await file?.lines(batch)).toContain(`"export, me.jpg",Image,no,${id}`);
    });
  },
  shopMigrations,
);
