import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../platform/adapters/system.ts';
import { platformMigrations } from '../../../platform/platform.ts';
import { onDatabase } from '../../../testing/engines.ts';
import { suddenDeath } from '../../../testing/mortal.ts';
import { cardPayment, orderModules, plainOrder, type OrderModules } from '../../../testing/orders.ts';
import { startStack, TEST_API_KEY, TEST_SITE, type Stack } from '../../../testing/stack.ts';
import type { LabelPapers } from '../../labels/label-papers.ts';
import { embeddedFetch, type PlatformFetch } from '../../platform-fetch.ts';
import { JobRunner } from '../job-runner.ts';
import { JobStore } from '../job-store.ts';
import type { JobKind } from '../jobs.ts';
import { LEASE_MS } from '../lease.ts';
import { jobMigrations } from '../migrations.ts';
import {
  archiveOrders,
  cancelOrders,
  captureOrders,
  invoiceOrders,
  markAsPaid,
  printOrders,
  updateTags,
} from './orders.ts';

const shop = { name: 'Shop', currency: 'EUR', timeZone: 'UTC', locale: 'en' };
const labels = { ordersWith: async () => new Set(), papersOf: async () => [] } as unknown as LabelPapers;

interface Case {
  name: string;
  kind: (platformFetch: PlatformFetch) => JobKind;
  params: Record<string, unknown>;
  /** What is to be worked on, where that is not an unpaid order. */
  place?: () => Promise<string>;
  /** What stands of these orders once the job is through, however it came there. */
  check(ids: readonly string[], jobId: string): Promise<void>;
}

onDatabase(
  'bulk work whose process is killed',
  (database) => {
    let stack: Stack;
    let sdk: OrderModules;
    let store: JobStore;

    beforeAll(async () => {
      await database().migrate([jobMigrations]);
      stack = startStack(database(), { ids: { guid: () => crypto.randomUUID() } });
      sdk = orderModules(stack);
      store = new JobStore(database(), TEST_SITE.id);
    });

    const place = async (): Promise<string> => String((await sdk.orders.createOrder(plainOrder('5.00')))._id);
    const timelineOf = async (id: string): Promise<string[]> =>
      ((await sdk.orders.getOrder(id)).activities ?? []).map(({ activityType }) => String(activityType));
    const told = async (id: string, slug: string): Promise<number> => {
      const { rows } =
        await sql`select 1 from domain_events where entity_id = ${id} and slug = ${slug}`.execute(
          database().kysely,
        );
      return rows.length;
    };

    const cases: Case[] = [
      {
        name: 'mark as paid',
        kind: markAsPaid,
        params: {},
        async check(ids) {
          for (const id of ids) {
            const money = (await sdk.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions;
            expect(money?.payments).toMatchObject([{ status: 'APPROVED', amount: { amount: '5.00' } }]);
            expect(await sdk.orders.getOrder(id)).toMatchObject({
              paymentStatus: 'PAID',
              balanceSummary: { paid: { amount: '5.00' }, balance: { amount: '0.00' } },
            });
            expect((await timelineOf(id)).filter((type) => type === 'ORDER_PAID')).toHaveLength(1);
            expect(await told(id, 'payment_status_updated')).toBe(1);
          }
        },
      },
      {
        name: 'cancel',
        kind: cancelOrders,
        params: { restockAllItems: true, sendOrderCanceledEmail: true },
        async check(ids) {
          await stack.platform.deliverMail();
          for (const id of ids) {
            const { number, lineItems, status } = await sdk.orders.getOrder(id);
            expect(status).toBe('CANCELED');
            expect(lineItems).toMatchObject([{ quantity: 1, restockQuantity: 1 }]);
            expect((await timelineOf(id)).filter((type) => type === 'ORDER_CANCELED')).toHaveLength(1);
            expect([await told(id, 'canceled'), await told(id, 'items_restocked')]).toEqual([1, 1]);
            const subject = `Test shop: order ${number} was canceled`;
            expect(stack.mailer.sent.filter((mail) => mail.subject === subject)).toHaveLength(1);
          }
        },
      },
      {
        name: 'archive',
        kind: archiveOrders,
        params: {},
        async check(ids) {
          for (const id of ids) {
            expect((await sdk.orders.getOrder(id)).archived).toBe(true);
            expect(await told(id, 'updated')).toBe(1);
          }
        },
      },
      {
        name: 'capture',
        kind: (platformFetch) => captureOrders(platformFetch, shop, stack),
        params: {},
        async place() {
          const id = await place();
          const held = { ...cardPayment('5.00', crypto.randomUUID()), status: 'AUTHORIZED' as const };
          await sdk.orderTransactions.addPayments(id, [held]);
          return id;
        },
        async check(ids) {
          for (const id of ids) {
            expect(await sdk.orders.getOrder(id)).toMatchObject({ paymentStatus: 'PAID' });
            expect(
              (await timelineOf(id)).filter((type) => type === 'AUTHORIZED_PAYMENT_CAPTURED'),
            ).toHaveLength(1);
          }
        },
      },
      {
        name: 'tags',
        kind: updateTags,
        params: { assignTags: { tags: { tagIds: ['late'] } } },
        async check(ids) {
          for (const id of ids) {
            expect((await sdk.orders.getOrder(id)).tags?.tags?.tagIds).toEqual(['late']);
            expect(await told(id, 'updated')).toBe(1);
          }
        },
      },
      {
        name: 'invoice',
        kind: invoiceOrders,
        params: {},
        async check(ids) {
          for (const id of ids) {
            const { rows } = await sql`select 1 from order_invoices where order_id = ${id}`.execute(
              database().kysely,
            );
            expect(rows).toHaveLength(1);
            expect((await timelineOf(id)).filter((type) => type === 'INVOICE_ADDED')).toHaveLength(1);
          }
          // Numbered without gaps, whatever was cut off.
          const { rows } = await sql<{ last: number; count: number }>`
            select max(sequence)::int - min(sequence)::int + 1 as last, count(*)::int as count
            from order_invoices`.execute(database().kysely);
          expect(rows[0]?.last).toBe(rows[0]?.count);
        },
      },
      {
        name: 'print',
        kind: (platformFetch) =>
          printOrders(platformFetch, shop, { labels, pictures: async () => undefined }),
        params: { slips: true },
        async check(_, jobId) {
          const { rows } = await sql<{ type: string; content: string }>`
            select type, content from job_files where job_id = ${jobId}`.execute(database().kysely);
          expect(rows.map(({ type }) => type)).toEqual(['pdf']);
          expect(Buffer.from(rows[0]?.content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF/);
        },
      },
    ];

    /** One process with its platform; one order a batch. */
    async function startProcess({ kind }: Case, now: () => Date) {
      const process = suddenDeath(database());
      const { platform } = startStack(process.database, { ids: { guid: () => crypto.randomUUID() } });
      const platformFetch = embeddedFetch(platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
      const runner = new JobRunner(
        {
          database: process.database,
          siteId: TEST_SITE.id,
          clock: { now },
          logger: pino({ level: 'silent' }),
        },
        new JobStore(process.database, TEST_SITE.id),
        new Map([['orders', { ...kind(platformFetch), batchSize: 1 }]]),
      );
      return { process, runner };
    }

    it.each(cases)(
      'assumed: at whatever moment of $name, the next one goes on, and nothing is done twice',
      async (one) => {
        let commits = 0;
        for (let survived = false; !survived;) {
          commits += 1;
          const begin = one.place ?? place;
          const ids = [await begin(), await begin()];
          const jobId = crypto.randomUUID();
          const actor = { id: 's', email: 'ines@example.com', name: 'Inês' };
          const { name: title, params } = one;
          const now = systemClock.now();
          await store.create({ id: jobId, kind: 'orders', title, selection: { ids }, params, actor, now });
          const first = await startProcess(one, () => now);
          first.process.dieAfter(commits);
          survived = await Promise.race([first.runner.run(jobId), first.process.died.then(() => false)]);
          if (!survived) {
            const { runner } = await startProcess(one, () => new Date(now.getTime() + LEASE_MS + 1000));
            await runner.run(jobId);
          }
          expect(await store.get(jobId)).toMatchObject({
            status: 'done',
            total: 2,
            done: 2,
            skipped: 0,
            failed: 0,
            running: 0,
          });
          await one.check(ids, jobId);
        }
        expect(commits).toBeGreaterThan(8);
      },
      60_000,
    );

    it('nothing failed inside', () => expect(stack.errors).toEqual([]));
  },
  platformMigrations,
);
