// @long: starts four servers on one PostgreSQL and kills some
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { QUEUE_CHANNEL } from '../server/jobs/job-runner.ts';
import type { Browser } from './browser.ts';
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

const MINUTES = 60_000;
const NAMES = ['first', 'second', 'third', 'fourth'];

const servers = new ServerProcesses();
let database: Database;
let four: ServerProcess[];
/** Of the owner, who is signed in everywhere at once. */
let cookies: Browser['cookies'];

const at = (index: number): ServerProcess => {
  const found = four[index % four.length];
  if (!found) throw new Error('There are four.');
  return found;
};

beforeAll(async () => {
  const url = await preparedPostgresUrl();
  database = await openDatabase({ url });
  const starting = NAMES.map(async (name) =>
    servers.start(await servers.folder(), {
      DEMO: '0',
      PLATFORM_API_KEY: KEY,
      DATABASE_URL: `${url}?application_name=${name}`,
    }),
  );
  four = await Promise.all((await Promise.all(starting)).map((one) => one.ready()));
  await setUp(at(0));
  cookies = (await signIn(at(0))).cookies;
}, 5 * MINUTES);

const owner = (server: ServerProcess): Browser => {
  const browser = server.browser();
  for (const [name, value] of cookies) browser.keepCookie(name, value);
  return browser;
};

afterAll(async () => {
  await servers.close();
  await database.close();
});

/** Names of our processes that wait for a lock in a statement about this table. */
async function waiting(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT DISTINCT application_name AS name FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND query ILIKE ${`%${table}%`}
      AND datname = current_database()`.execute(database.kysely);
  return rows.map(({ name }) => name);
}

/** Holds these orders in a transaction of its own until told to let go. */
async function holdOrders(ids: readonly string[]): Promise<() => Promise<void>> {
  const used = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const transaction = database.transaction(async (tx) => {
    await sql`SELECT 1 FROM orders WHERE id IN (${sql.join(ids)}) ORDER BY id FOR UPDATE`.execute(tx);
    used.resolve();
    await gate.promise;
  });
  await used.promise;
  return () => {
    gate.resolve();
    return transaction;
  };
}

describe('four processes on one PostgreSQL', () => {
  it('count attempts to sign in together', async () => {
    const tries = Array.from({ length: 12 }, (_, i) => at(i).browser().signIn('nobody@example.com', 'guess'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('tell the pages of all about the changes of each', async () => {
    const streams = await Promise.all(four.map((server) => listen(owner(server))));
    const ids = await Promise.all(Array.from({ length: 24 }, (_, i) => createOrder(at(i))));
    expect(new Set(ids).size).toBe(24);
    await vi.waitFor(() => {
      for (const stream of streams) {
        const told = stream.of('change').map((change) => (change as { id: string }).id);
        expect(new Set(told)).toEqual(new Set(ids));
      }
    }, MINUTES);
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it(
    'send each mail once',
    async () => {
      const requested = Array.from({ length: 3 }, (_, i) =>
        at(i).browser().post('/admin/api/auth/request-password-reset', { email: OWNER.email }),
      );
      expect((await Promise.all(requested)).map(({ status }) => status)).toEqual([200, 200, 200]);
      const count = async (): Promise<number> => {
        const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM mailbox
          WHERE recipient = ${OWNER.email}`.execute(database.kysely);
        return rows[0]?.n ?? 0;
      };
      await vi.waitFor(async () => expect(await count()).toBe(3), MINUTES);
      await vi.waitFor(async () => {
        const { rows } = await sql`SELECT 1 FROM mail_queue`.execute(database.kysely);
        expect(rows).toEqual([]);
      }, MINUTES);
      expect(await count()).toBe(3);
    },
    5 * MINUTES,
  );

  it(
    'share jobs out; what two leave behind the other two finish, and every order is paid once',
    async () => {
      const ids = await Promise.all(Array.from({ length: 120 }, (_, i) => createOrder(at(i))));
      const jobs = [ids.slice(0, 40), ids.slice(40, 80), ids.slice(80)];
      const letGo = await holdOrders([ids[25] ?? '', ids[65] ?? '']);
      const started: string[] = [];
      for (const [i, part] of jobs.entries()) started.push(await startJob(owner(at(i)), part));
      await vi.waitFor(async () => expect(await waiting('orders')).toHaveLength(2), MINUTES);

      const dying = await waiting('orders');
      for (const name of dying) await four[NAMES.indexOf(name)]?.kill('SIGKILL');
      await letGo();
      four = four.filter((_, i) => !dying.includes(NAMES[i] ?? ''));
      expect(four).toHaveLength(2);
      // As when the time is over in which those that died could have given a sign, and the sweep comes by.
      await sql`UPDATE jobs SET lease_until = now() - interval '1 second'
        WHERE status = 'running' AND id IN (${sql.join(started.slice(0, 2))})`.execute(database.kysely);
      await database.notify(QUEUE_CHANNEL, started[0] ?? '');

      const browser = owner(at(0));
      await vi.waitFor(
        async () => {
          for (const id of started)
            expect(await jobOf(browser, id)).toMatchObject({ status: 'done', done: 40, failed: 0 });
        },
        { timeout: MINUTES, interval: 200 },
      );
      for (const [i, id] of ids.entries()) {
        const { payments } = await transactions(at(i), id);
        expect(payments.map(({ amount }) => amount.amount)).toEqual(['40.00']);
      }
      expect(await Promise.all(four.map((one) => one.kill('SIGTERM')))).toEqual([0, 0]);
    },
    5 * MINUTES,
  );
});
