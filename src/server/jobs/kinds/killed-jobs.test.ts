import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { platformMigrations } from '#platform/platform.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import { onDatabase } from '#testing/engines.ts';
import { killAtEachCommit, type KilledJob } from '#testing/killed-jobs.ts';
import { cardPayment, orderModules, plainOrder, type OrderModules } from '#testing/orders.ts';
import { describeSeller } from '#testing/seller.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import type { LabelPapers } from '../../labels/label-papers.ts';
import { JobStore } from '../job-store.ts';
import { jobMigrations } from '../migrations.ts';
import { makeCouponCodes } from './coupon-codes.ts';
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

/** Of unpaid orders, where nothing else is said. */
type Case = Omit<KilledJob, 'place'> & Partial<Pick<KilledJob, 'place'>>;

onDatabase(
  'bulk work whose process is killed',
  (database) => {
    let stack: Stack;
    let sdk: OrderModules;

    beforeAll(async () => {
      await database().migrate([jobMigrations]);
      stack = startStack(database(), { ids: { guid: () => crypto.randomUUID() } });
      sdk = orderModules(stack);
      await describeSeller((...request) => stack.call(...request));
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
        params: { restockUnsent: true, sendOrderCanceledEmail: true },
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
          const authorized = { ...cardPayment('5.00', crypto.randomUUID()), status: 'AUTHORIZED' as const };
          await sdk.orderTransactions.addPayments(id, [authorized]);
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

    const codes: Case = {
      name: 'make codes',
      kind: makeCouponCodes,
      params: { pattern: 'ONCE-########' },
      async place() {
        const made = await stack.call('POST', extensionPath('createCoupon'), {
          name: 'Once',
          benefit: { kind: 'PERCENT_OFF', percentage: 10 },
          startTime: '2026-01-01T00:00:00.000Z',
        });
        return ((await made.json()) as { coupon: { id: string } }).coupon.id;
      },
      select: ([coupon]) => ({ filter: { coupon, count: 2 } }),
      async check([id], jobId) {
        const { rows } = await sql<{ code: string }>`select code from coupon_codes
          where coupon_id = ${id} order by number`.execute(database().kysely);
        expect(rows).toHaveLength(2);
        const file = await new JobStore(database(), stack.site.id).file(jobId);
        expect(file?.trim().split('\n')).toEqual(['code', ...rows.map(({ code }) => code)]);
      },
    };
    cases.push(codes);

    it.each(cases)(
      'assumed: at whatever moment of $name, the next one goes on, and nothing is done twice',
      async (one) => {
        const { commits } = await killAtEachCommit(database(), { place, ...one });
        expect(commits).toBeGreaterThan(8);
      },
    );

    it('nothing failed inside', () => expect(stack.errors).toEqual([]));
  },
  platformMigrations,
);
