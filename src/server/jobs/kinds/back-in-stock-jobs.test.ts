import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { startWaiting, type Waiting } from '#testing/back-in-stock.ts';
import { onDatabase } from '#testing/engines.ts';
import { batchOf } from '#testing/job-batch.ts';
import { errorOf } from '#testing/orders.ts';
import { shopMigrations } from '#testing/shop.ts';
import { TEST_API_KEY, TEST_SITE } from '#testing/stack.ts';
import { embeddedFetch, type PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { jobMigrations } from '../migrations.ts';
import { exportDemand, markDemand, notifyDemand } from './back-in-stock-demand.ts';
import {
  deleteNotificationRequests,
  exportNotificationRequests,
  markRequests,
  notifyRequests,
} from './back-in-stock-requests.ts';

const GONE = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const STORE = { name: 'Shop', currency: 'EUR', timeZone: 'UTC', locale: 'en' };

onDatabase(
  'bulk work on what people wait for',
  (database) => {
    let at: Waiting;
    let platformFetch: PlatformFetch;

    beforeEach(async () => {
      await database().migrate([jobMigrations]);
      at = startWaiting(database());
      await sql`delete from back_in_stock_requests`.execute(database().kysely);
      platformFetch = embeddedFetch(at.shop.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
    });

    const run = (
      kind: JobKind,
      ids: readonly string[],
      params?: Record<string, unknown>,
    ): Promise<Outcome[]> => kind.work(batchOf(ids, params));
    async function askTimes(id: string, times: number): Promise<string[]> {
      const ids: string[] = [];
      for (let n = 0; n < times; n++) {
        at.shop.clock.advance(1000);
        ids.push((await at.ask(id))._id);
      }
      return ids;
    }
    const statusesOf = (ids: readonly string[]) => Promise.all(ids.map((id) => at.statusOf(id)));

    it.each([
      { noMoreThanPieces: true, people: 2 },
      { noMoreThanPieces: false, people: 3 },
    ])('emails as many as the board and the dry run say: %o', async ({ noMoreThanPieces, people }) => {
      await at.extension('changeBackInStockEmailSettings', { noMoreThanPieces });
      const [few, none] = [await at.mug(2), await at.mug(0)];
      const [first, rest] = [await askTimes(few.id, 3), await askTimes(none.id, 1)];
      const notify = notifyDemand(platformFetch);
      const board = await at.extension('queryDemand', { query: { filter: { id: few.variantId } } });
      expect(board.body.demands).toMatchObject([{ waiting: 3, reach: people }]);
      const both = { filter: { waiting: { $gte: '1' } } };
      expect(await notify.foresee?.(both, { whom: 'inStock' })).toEqual({
        people,
        skipped: 1,
        partial: false,
      });
      const ids = [few.variantId, none.variantId];
      expect(await notify.foresee?.({ ids }, { whom: 'everybody' })).toMatchObject({ people: 4, skipped: 0 });
      expect(await run(notify, [...ids, GONE], { whom: 'inStock' })).toEqual([
        { id: none.variantId, state: 'skipped', reason: 'It is sold out still.' },
        { id: GONE, state: 'failed', reason: 'Nobody waits for it any more.' },
        { id: few.variantId, state: 'done' },
      ]);
      const statuses = await statusesOf([...first, ...rest]);
      expect(statuses.filter((status) => status === 'PROCESSING')).toHaveLength(people);
      // Those who asked first.
      expect(statuses.slice(0, people)).toEqual(Array.from({ length: people }, () => 'PROCESSING'));
      expect(await run(notify, [none.variantId], { whom: 'everybody' })).toEqual([
        { id: none.variantId, state: 'done' },
      ]);
      expect(await statusesOf(rest)).toEqual(['PROCESSING']);
      expect(notify.checkParams({ whom: 'nobody' })).toContain('whom');
    });

    it('marks all who wait for a variant, and no letter goes out', async () => {
      const { id, variantId } = await at.mug(1);
      const requested = await askTimes(id, 3);
      expect(await run(markDemand(platformFetch), [variantId])).toEqual([{ id: variantId, state: 'done' }]);
      expect(await statusesOf(requested)).toEqual(requested.map(() => 'NOTIFICATION_SENT'));
      await at.tell();
      const [first = ''] = requested;
      const { email, autoNotified } = await at.requests.getBackInStockNotificationRequest(first);
      expect([autoNotified, at.mailsTo(email ?? '')]).toEqual([false, []]);
    });

    it('takes the variants of a filter, each by its name', async () => {
      const [back, out] = [await at.mug(3), await at.mug(0)];
      await askTimes(back.id, 1);
      await askTimes(out.id, 1);
      const { items } = await notifyDemand(platformFetch).select({ filter: { state: 'BACK' } });
      expect(items).toMatchObject([{ id: back.variantId, label: expect.stringContaining('Mug') }]);
    });

    it('tells, marks and deletes requests one by one, and leaves alone who was told', async () => {
      const { id } = await at.mug(0);
      const [one = '', two = '', three = ''] = await askTimes(id, 3);
      expect(await run(notifyRequests(platformFetch), [one])).toEqual([{ id: one, state: 'done' }]);
      await at.tell();
      expect(await run(markRequests(platformFetch), [one, two])).toEqual([
        { id: one, state: 'skipped', reason: 'They were told already.' },
        { id: two, state: 'done' },
      ]);
      expect(await run(notifyRequests(platformFetch), [two])).toEqual([
        { id: two, state: 'skipped', reason: 'They were told already.' },
      ]);
      expect(await run(deleteNotificationRequests(platformFetch), [three, GONE])).toEqual([
        { id: GONE, state: 'skipped', reason: 'The request no longer exists.' },
        { id: three, state: 'done' },
      ]);
      expect(await errorOf(at.requests.getBackInStockNotificationRequest(three))).toBe(
        'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
      );
    });

    it('writes both as CSV', async () => {
      const { id, variantId } = await at.mug(0);
      const [requested = ''] = await askTimes(id, 1);
      const lines = async (kind: JobKind, of: string, columns: string[]) =>
        kind.file?.lines(batchOf([of], { columns }));
      expect(
        await lines(exportDemand(platformFetch, STORE), variantId, ['product', 'waiting', 'state']),
      ).toMatch(/^Mug \d+,1,OUT/);
      expect(
        await lines(exportNotificationRequests(platformFetch, STORE), requested, ['email', 'state']),
      ).toMatch(/^waiting\d+@example\.com,RECEIVED/);
    });
  },
  shopMigrations,
);
