import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { batchOf } from '#testing/job-batch.ts';
import { killAtEachCommit } from '#testing/killed-jobs.ts';
import { errorOf } from '#testing/orders.ts';
import { startReviews, written, type ReviewShop } from '#testing/reviews.ts';
import { shopMigrations } from '#testing/shop.ts';
import { TEST_API_KEY, TEST_SITE } from '#testing/stack.ts';
import { embeddedFetch, type PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { jobMigrations } from '../migrations.ts';
import { approveReviews, deleteReviews, exportReviews, rejectReviews, undoReviews } from './reviews.ts';

const GONE = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const held = { rules: [], otherwise: 'HOLD' } as const;

onDatabase(
  'bulk work on reviews',
  (database) => {
    let at: ReviewShop;
    let platformFetch: PlatformFetch;

    beforeAll(async () => {
      await database().migrate([jobMigrations]);
      at = startReviews(database());
      await at.rule(held);
      platformFetch = embeddedFetch(at.shop.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
    });

    const write = async (content: object = {}): Promise<string> => {
      const { reviews } = await at.person();
      return String((await reviews.createReview(written(await at.newProduct(), 4, content)))._id);
    };
    const run = (
      kind: JobKind,
      ids: readonly string[],
      params?: Record<string, unknown>,
    ): Promise<Outcome[]> => kind.work(batchOf(ids, params));
    const lastOf = async (id: string) => (await at.decisionsOf(id)).at(-1);

    it('undoes what was decided, to what it was before, and nothing that somebody else has decided since', async () => {
      const [waiting, rejected, other] = [await write(), await write(), await write()];
      await run(rejectReviews(platformFetch), [rejected]);
      await run(approveReviews(platformFetch), [waiting, rejected, other]);
      await at.api.updateModerationStatus(other, { status: 'REJECTED' });
      expect(await run(undoReviews(platformFetch), [waiting, rejected, other])).toEqual([
        { id: waiting, state: 'done' },
        { id: rejected, state: 'done' },
        { id: other, state: 'failed', reason: 'Somebody has decided about the review since.' },
      ]);
      const last = await Promise.all([waiting, rejected, other].map(lastOf));
      expect(last).toMatchObject([
        { status: 'IN_MODERATION' },
        { status: 'REJECTED' },
        { status: 'REJECTED' },
      ]);
    });

    it('approves and rejects, with the reason for the team, and leaves alone what is so already', async () => {
      const [a, b] = [await write(), await write()];
      const approve = approveReviews(platformFetch);
      expect(await run(approve, [a])).toEqual([{ id: a, state: 'done' }]);
      expect(await run(approve, [a, b, GONE])).toEqual([
        { id: a, state: 'skipped', reason: 'It is approved already.' },
        { id: GONE, state: 'failed', reason: 'The review no longer exists.' },
        { id: b, state: 'done' },
      ]);
      const reject = rejectReviews(platformFetch);
      expect(await run(reject, [a], { reason: ' Advertising ' })).toEqual([{ id: a, state: 'done' }]);
      expect(await lastOf(a)).toMatchObject({
        status: 'REJECTED',
        before: 'APPROVED',
        actor: 'editor@shop.test',
        reason: 'Advertising',
      });
      await run(reject, [b]);
      expect(await lastOf(b)).not.toHaveProperty('reason');
      expect(reject.checkParams({ reason: 'x'.repeat(501) })).toContain('at most 500');
    });

    it('deletes, and takes what is gone for deleted', async () => {
      const id = await write();
      expect(await run(deleteReviews(platformFetch), [id, GONE])).toEqual([
        { id: GONE, state: 'skipped', reason: 'The review no longer exists.' },
        { id, state: 'done' },
      ]);
      expect(await errorOf(at.api.getReview(id))).toBe('REVIEW_NOT_FOUND');
    });

    it('takes those of the filter that nobody has read', async () => {
      const id = await write({ title: 'Zanzibar' });
      const { items } = await rejectReviews(platformFetch).select({
        filter: { 'moderation.moderationStatus': 'IN_MODERATION', searchText: { $contains: 'zanzibar' } },
      });
      expect(items).toEqual([{ id, label: 'Zanzibar' }]);
    });

    it('writes reviews as CSV, with the names of their products and nothing that a sheet would run', async () => {
      const id = await write({ title: '=1+1', body: 'He said "fine", and left.' });
      await at.api.setReply(id, 'Thank you.');
      const { file } = exportReviews(platformFetch, { timeZone: 'UTC' });
      const columns = ['product', 'stars', 'title', 'text', 'status', 'reply', 'id'];
      const batch = batchOf([id], { columns });
      expect(file?.header(batch.job.params)).toContain('Product,Stars,Title,Text,Status,Reply,ID');
      const line = await file?.lines(batch);
      expect(line).toMatch(/^Poster \d+,4,'=1\+1,"He said ""fine"", and left.",Waiting,Thank you.,/);
    });

    it('assumed: killed at whatever moment of a rejection by filter, the next process goes on', async () => {
      const word = 'Quagmire';
      let turn = 0;
      const { commits } = await killAtEachCommit(database(), {
        name: 'reject',
        kind: rejectReviews,
        params: { reason: 'Advertising' },
        place: () => write({ title: `${word}${Math.floor(turn++ / 2)} here` }),
        select: () => ({
          filter: {
            'moderation.moderationStatus': 'IN_MODERATION',
            searchText: { $contains: `${word}${Math.floor((turn - 1) / 2)} ` },
          },
        }),
        async check(ids) {
          for (const id of ids) {
            expect(await at.decisionsOf(id)).toMatchObject([
              { status: 'IN_MODERATION' },
              { status: 'REJECTED', actor: 'ines@example.com', reason: 'Advertising' },
            ]);
          }
        },
      });
      expect(commits).toBeGreaterThan(5);
    });
  },
  shopMigrations,
);
