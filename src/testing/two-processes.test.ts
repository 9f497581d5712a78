// @long: starts two servers on one PostgreSQL
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { QUEUE_CHANNEL } from '../server/jobs/job-runner.ts';
import { preparedPostgresUrl } from './databases/own-database.ts';
import { ServerProcesses, type ServerProcess } from './server-process.ts';
import {
  createOrder,
  jobOf,
  KEY,
  listen,
  OWNER,
  setUp,
  signIn,
  startJob,
  transactions,
} from './shop-process.ts';
import { FULL } from './run-size.ts';

const MINUTES = 60_000;

const servers = new ServerProcesses();
afterAll(() => servers.close());

/** What a job marks as paid at once. */
const BATCH = 100;
const ORDERS = BATCH + 25;

describe('two processes on one PostgreSQL', () => {
  /** Takes row locks in a transaction of its own, until told to let go. */
  async function holdRows(database: Database, rows: ReturnType<typeof sql>): Promise<() => Promise<void>> {
    let letGo = (): void => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    let taken = (): void => {};
    const locked = new Promise<void>((resolve) => (taken = resolve));
    const transaction = database.transaction(async (tx) => {
      await rows.execute(tx);
      taken();
      await gate;
    });
    await locked;
    return () => {
      letGo();
      return transaction;
    };
  }

  /** Which of our processes waits for a lock in a statement about this table. */
  const waiting = async (database: Database, table: string): Promise<string | undefined> => {
    const { rows } = await sql<{ name: string }>`SELECT application_name AS name FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND query ILIKE ${`%${table}%`}
        AND datname = current_database()`.execute(database.kysely);
    return rows[0]?.name;
  };

  /** As when the time is over in which the process that died could have given a sign, and the sweep comes by. */
  async function endLease(database: Database, id: string): Promise<void> {
    await sql`UPDATE jobs SET lease_until = now() - interval '1 second' WHERE id = ${id}`.execute(
      database.kysely,
    );
    await database.notify(QUEUE_CHANNEL, id);
  }

  it(
    'share migrations, sessions, changes and jobs; what one leaves behind the other finishes, and pays once',
    async () => {
      const url = await preparedPostgresUrl();
      const database = await openDatabase({ url });
      const start = async (name: string): Promise<ServerProcess> =>
        servers.start(await servers.folder(), {
          DEMO: '0',
          PLATFORM_API_KEY: KEY,
          DATABASE_URL: `${url}?application_name=${name}`,
        });
      const both = await Promise.all(['first', 'second'].map(start));
      const [first, second] = await Promise.all(both.map((one) => one.ready()));
      if (!first || !second) throw new Error('There are two.');

      const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM schema_migrations
        GROUP BY service, name HAVING count(*) > 1`.execute(database.kysely);
      expect(rows).toEqual([]);

      expect((await setUp(first)).status).toBe(200);
      expect((await setUp(second)).status).toBe(400);
      const onFirst = await signIn(first);
      const onSecond = second.browser();
      for (const [name, value] of onFirst.cookies) onSecond.keepCookie(name, value);
      const session = (await (await onSecond.get('/admin/api/session')).json()) as {
        staff: { email: string };
      };
      expect(JSON.stringify(session)).toContain(OWNER.email);

      const heard = { first: await listen(onFirst), second: await listen(onSecond) };
      const ids = await Promise.all(Array.from({ length: ORDERS }, () => createOrder(first)));
      await vi.waitFor(() => {
        const told = heard.second.of('change').map((change) => (change as { id: string }).id);
        expect(new Set(told)).toEqual(new Set(ids));
      }, MINUTES);

      // The second batch is stopped twice: in the payments, then after them, before the job has noted its result.
      const releaseOrder = await holdRows(
        database,
        sql`SELECT 1 FROM orders WHERE id = ${ids[BATCH + 5]} FOR UPDATE`,
      );
      const id = await startJob(onFirst, ids);
      await vi.waitFor(async () => expect(await waiting(database, 'orders')).toBeDefined(), MINUTES);
      const releaseItem = await holdRows(
        database,
        sql`SELECT 1 FROM job_items WHERE job_id = ${id} AND item_id = ${ids[BATCH + 5]} FOR UPDATE`,
      );
      await releaseOrder();
      await vi.waitFor(async () => expect(await waiting(database, 'job_items')).toBeDefined(), MINUTES);
      const worker = await waiting(database, 'job_items');
      const [dying, living] = worker === 'first' ? [first, second] : [second, first];
      await dying.kill('SIGKILL');
      await releaseItem();

      const left = living === first ? onFirst : onSecond;
      const hearing = living === first ? heard.first : heard.second;
      expect(await jobOf(left, id)).toMatchObject({ status: 'running', total: ORDERS, done: BATCH });
      if (!FULL) await endLease(database, id);
      await vi.waitFor(
        async () =>
          expect(await jobOf(left, id)).toMatchObject({
            status: 'done',
            done: ORDERS,
            skipped: 0,
            failed: 0,
          }),
        { timeout: 60_000, interval: 100 },
      );
      for (const orderId of ids) {
        const { payments } = await transactions(living, orderId);
        expect(payments.map(({ amount }) => amount.amount)).toEqual(['40.00']);
      }
      await vi.waitFor(() => {
        expect(hearing.of('job').at(-1)).toMatchObject({ id, status: 'done', done: ORDERS });
      }, 5000);
      await database.close();
      expect(await living.kill('SIGTERM')).toBe(0);
    },
    5 * MINUTES,
  );
});
