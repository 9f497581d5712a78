import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { systemClock } from '../../platform/adapters/system.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { eachEngine } from '../../testing/engines.ts';
import { plainOrder, startOrders } from '../../testing/orders.ts';
import { TEST_API_KEY, TEST_SITE } from '../../testing/stack.ts';
import { embeddedFetch } from '../platform-fetch.ts';
import { JobRunner } from './job-runner.ts';
import { JobStore } from './job-store.ts';
import type { JobKind } from './jobs.ts';
import { markAsPaid } from './kinds/orders.ts';
import { jobMigrations } from './migrations.ts';

const MOMENTS = ['lists', 'calls', 'notes'] as const;

eachEngine(
  'a runner that stood still',
  (database) => {
    const siteId = TEST_SITE.id;

    const start = (kind: JobKind): JobRunner =>
      new JobRunner(
        { database: database(), siteId, clock: systemClock, logger: pino({ level: 'silent' }) },
        new JobStore(database(), siteId),
        new Map([['pay', kind]]),
      );

    const written = async (): Promise<unknown> => {
      const { rows } = await sql`SELECT (SELECT json_agg(j) FROM jobs j) AS jobs,
        (SELECT json_agg(i ORDER BY job_id, position) FROM job_items i) AS items`.execute(database().kysely);
      return rows;
    };

    it.each(MOMENTS)(
      'writes nothing once another has begun, and pays nothing twice: while it %s',
      async (moment) => {
        const { stack, sdk } = startOrders(database());
        const platformFetch = embeddedFetch(stack.platform, { apiKey: TEST_API_KEY, siteId });
        const ids: string[] = [];
        for (let i = 0; i < 3; i++) {
          const { _id } = await sdk.orders.createOrder(plainOrder('5.00', { buyerNote: moment }));
          ids.push(String(_id));
        }
        const kind = { ...markAsPaid(platformFetch), batchSize: 2 };
        let wake = (): void => {};
        let arrive = (): void => {};
        const stalled = new Promise<void>((resolve) => (wake = resolve));
        const arrived = new Promise<void>((resolve) => (arrive = resolve));
        const pause = async (): Promise<void> => {
          arrive();
          await stalled;
        };
        const id = crypto.randomUUID();
        await new JobStore(database(), siteId).create({
          id,
          kind: 'pay',
          title: 'Mark as paid',
          selection: { filter: { id: { $in: ids } } },
          params: {},
          actor: { id: 's', email: 'ines@example.com', name: 'Inês' },
          now: systemClock.now(),
        });
        const first = start({
          ...kind,
          async select(page) {
            const found = await kind.select(page);
            if (moment === 'lists') await pause();
            return found;
          },
          async work(batch) {
            if (moment === 'calls') await pause();
            const outcomes = await kind.work(batch);
            if (moment === 'notes') await pause();
            return outcomes;
          },
        }).run(id);
        await arrived;
        await sql`UPDATE jobs SET lease_until = now() - interval '1 second' WHERE id = ${id}`.execute(
          database().kysely,
        );
        expect(await start(kind).run(id)).toBe(true);
        const after = await written();
        wake();
        expect(await first).toBe(true);
        expect(await written()).toEqual(after);
        expect(await new JobStore(database(), siteId).get(id)).toMatchObject({
          status: 'done',
          total: 3,
          done: 3,
        });
        for (const orderId of ids) {
          const { orderTransactions } = await sdk.orderTransactions.listTransactionsForSingleOrder(orderId);
          expect(orderTransactions?.payments).toHaveLength(1);
        }
      },
    );
  },
  [...platformMigrations, jobMigrations],
);
