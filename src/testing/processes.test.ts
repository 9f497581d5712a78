import { afterAll, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Job } from '../shared/jobs.ts';
import type { Browser } from './browser.ts';
import { freshPostgresUrl } from './engines.ts';
import { EventStream } from './event-stream.ts';
import { ServerProcesses, type ServerProcess } from './server-process.ts';

const KEY = 'a-platform-key-for-tests';
const OWNER = { name: 'Inês Duarte', email: 'ines@example.com', password: 'ten thousand posters' };
const MINUTES = 60_000;

const servers = new ServerProcesses();
afterAll(() => servers.close());

const order = {
  channelInfo: { type: 'POS' },
  currency: 'EUR',
  status: 'APPROVED',
  lineItems: [
    {
      productName: { original: 'Loop No. 7' },
      price: { amount: '40.00' },
      quantity: 1,
      itemType: { preset: 'PHYSICAL' },
    },
  ],
  priceSummary: { total: { amount: '40.00' } },
};

const create = async (server: ServerProcess): Promise<string> => {
  const reply = await server.platform('POST', '/ecom/v1/orders', KEY, { order });
  return ((await reply.json()) as { order: { id: string } }).order.id;
};

const setUp = (server: ServerProcess, token = server.setupTokens[0]): Promise<Response> =>
  server.browser().post('/admin/api/setup', { token, ...OWNER });

async function signIn(server: ServerProcess): Promise<Browser> {
  const browser = server.browser();
  const reply = await browser.signIn(OWNER.email, OWNER.password);
  expect(reply.status).toBe(200);
  return browser;
}

const listen = async (browser: Browser): Promise<EventStream> => {
  const stream = new EventStream(await browser.get('/admin/api/events'));
  await vi.waitFor(() => expect(stream.of('ready')).toHaveLength(1), 5000);
  return stream;
};

const jobOf = async (browser: Browser, id: string): Promise<Job> =>
  (await (await browser.get(`/admin/api/jobs/${id}`)).json()) as Job;

async function startJob(browser: Browser, ids: readonly string[]): Promise<string> {
  const request = { kind: 'orders.mark-as-paid', title: 'Mark as paid', selection: { ids } };
  return ((await (await browser.post('/admin/api/jobs', request)).json()) as Job).id;
}

interface Transactions {
  orderTransactions: { payments: { amount: { amount: string } }[]; refunds: object[] };
}

const transactions = async (
  server: ServerProcess,
  id: string,
): Promise<Transactions['orderTransactions']> => {
  const reply = await server.platform('GET', `/ecom/v1/payments/orders/${id}`, KEY);
  return ((await reply.json()) as Transactions).orderTransactions;
};

describe('a process of its own', () => {
  it(
    'does not start in a wrong environment, and says why',
    async () => {
      const wrong = servers.start(await servers.folder(), { PORT: 'abc', WIX_SITE_ID: 'none' });
      expect(await wrong.exited).toBe(1);
      expect(wrong.output).toMatch(/docs\/operating\.md[^]*PORT: [^]*WIX_SITE_ID: /);
      expect(wrong.output).not.toContain('    at ');
    },
    MINUTES,
  );

  it(
    'lets the first owner in by the link, stops when asked to and loses nothing when killed',
    async () => {
      const folder = await servers.folder();
      const env = { DEMO: '0', PLATFORM_API_KEY: KEY };
      const first = await servers.start(folder, env).ready();
      expect(first.setupTokens).toHaveLength(1);
      expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
      expect(await (await fetch(`${first.url}/admin`)).text()).toContain('npm run build');
      expect(await (await setUp(first)).json()).toEqual({ email: OWNER.email });
      expect((await setUp(first)).status).toBe(400);
      const owner = await signIn(first);
      const stream = await listen(owner);
      const kept = await create(first);
      await vi.waitFor(() =>
        expect(stream.of('change')).toContainEqual(expect.objectContaining({ id: kept })),
      );

      const taken = servers.start(folder, { ...env, PORT: new URL(first.url).port });
      expect(await taken.exited).toBe(1);
      expect(taken.output).toContain('EADDRINUSE');

      const asked = performance.now();
      expect(await first.kill('SIGTERM')).toBe(0);
      expect(performance.now() - asked).toBeLessThan(8000);
      await stream.ended;

      const second = await servers.start(folder, env).ready();
      expect(second.setupTokens).toEqual([]);
      const answered: string[] = [];
      const writers = Array.from({ length: 4 }, async () => {
        for (;;) answered.push(await create(second));
      });
      await vi.waitFor(() => expect(answered.length).toBeGreaterThan(20), { timeout: 20_000, interval: 5 });
      await Promise.all([second.kill('SIGKILL'), Promise.allSettled(writers)]);

      const third = await servers.start(folder, env).ready();
      for (const id of [kept, ...answered]) {
        expect((await third.platform('GET', `/ecom/v1/orders/${id}`, KEY)).status).toBe(200);
      }
      await signIn(third);
      expect(await third.kill('SIGTERM')).toBe(0);
    },
    3 * MINUTES,
  );
});

describe('two processes on one PostgreSQL', () => {
  /** Takes row locks in a transaction of its own, until told to let go. */
  async function holdRows(database: Database, rows: ReturnType<typeof sql>): Promise<() => Promise<void>> {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let taken = (): void => {};
    const locked = new Promise<void>((resolve) => (taken = resolve));
    const transaction = database.transaction(async (tx) => {
      await rows.execute(tx);
      taken();
      await held;
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

  it(
    'share migrations, sessions, changes and jobs; what one leaves behind the other finishes, and pays once',
    async () => {
      const url = await freshPostgresUrl();
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
      const ids = await Promise.all(Array.from({ length: 45 }, () => create(first)));
      await vi.waitFor(() => {
        const told = heard.second.of('change').map((change) => (change as { id: string }).id);
        expect(new Set(told)).toEqual(new Set(ids));
      }, 5000);

      // The second batch is stopped twice: in the payments, then after them, before the job has noted its result.
      const releaseOrder = await holdRows(
        database,
        sql`SELECT 1 FROM orders WHERE id = ${ids[25]} FOR UPDATE`,
      );
      const id = await startJob(onFirst, ids);
      await vi.waitFor(async () => expect(await waiting(database, 'orders')).toBeDefined(), 20_000);
      const releaseItem = await holdRows(
        database,
        sql`SELECT 1 FROM job_items WHERE job_id = ${id} AND item_id = ${ids[25]} FOR UPDATE`,
      );
      await releaseOrder();
      await vi.waitFor(async () => expect(await waiting(database, 'job_items')).toBeDefined(), 20_000);
      const worker = await waiting(database, 'job_items');
      const [dying, living] = worker === 'first' ? [first, second] : [second, first];
      await dying.kill('SIGKILL');
      await releaseItem();

      const left = living === first ? onFirst : onSecond;
      const hearing = living === first ? heard.first : heard.second;
      expect(await jobOf(left, id)).toMatchObject({ status: 'running', total: 45, done: 20 });
      await vi.waitFor(
        async () =>
          expect(await jobOf(left, id)).toMatchObject({ status: 'done', done: 45, skipped: 0, failed: 0 }),
        { timeout: 60_000, interval: 500 },
      );
      for (const orderId of ids) {
        const { payments } = await transactions(living, orderId);
        expect(payments.map(({ amount }) => amount.amount)).toEqual(['40.00']);
      }
      await vi.waitFor(() => {
        expect(hearing.of('job').at(-1)).toMatchObject({ id, status: 'done', done: 45 });
      }, 5000);
      await database.close();
      expect(await living.kill('SIGTERM')).toBe(0);
    },
    4 * MINUTES,
  );
});

describe('one process as the hosted platform of another', () => {
  it(
    'is searched, paid and refunded through the other, whose audit log tells; pages stay live',
    async () => {
      const hosted = servers.start(await servers.folder(), { DEMO: '0', PLATFORM_API_KEY: KEY });
      await hosted.ready();
      const siteId = '5f1c8a52-7d0e-4c3b-9b7a-2f64d1e0c9a3';
      const office = await servers
        .start(await servers.folder(), {
          DEMO: '0',
          PLATFORM_URL: `${hosted.url}/wixapis`,
          WIX_API_KEY: KEY,
          WIX_SITE_ID: siteId,
        })
        .ready();
      const [one, two] = [await create(hosted), await create(hosted)];
      expect((await setUp(office)).status).toBe(200);
      const owner = await signIn(office);
      const stream = await listen(owner);
      const call = async (path: string, body: object): Promise<unknown> => {
        const reply = await owner.post(`/admin/wixapis${path}`, body);
        expect([path, reply.status]).toEqual([path, 200]);
        return reply.json();
      };

      expect(await call('/ecom/v1/orders/search', { search: { filter: { id: one } } })).toMatchObject({
        orders: [{ id: one, paymentStatus: 'NOT_PAID' }],
      });
      await call(`/ecom/v1/payments-collector/orders/${one}/mark-as-paid`, {});
      const paid = (await (await owner.get(`/admin/wixapis/ecom/v1/payments/orders/${one}`)).json()) as {
        orderTransactions: { payments: { id: string }[] };
      };
      const paymentId = paid.orderTransactions.payments[0]?.id;
      await call('/ecom/v1/order-billing/refund-payments', {
        orderId: one,
        paymentRefunds: [{ paymentId, amount: { amount: '15.00' }, externalRefund: true }],
      });
      await call(`/ecom/v1/orders/${one}/activities`, {
        activity: { type: 'MERCHANT_COMMENT', merchantComment: { message: 'Called the buyer' } },
      });
      const job = await startJob(owner, [two]);
      await vi.waitFor(
        async () => expect(await jobOf(owner, job)).toMatchObject({ status: 'done', done: 1 }),
        20_000,
      );

      const stored = await hosted.platform('GET', `/ecom/v1/orders/${one}`, KEY);
      expect(await stored.json()).toMatchObject({
        order: {
          paymentStatus: 'PARTIALLY_REFUNDED',
          activities: expect.arrayContaining([
            expect.objectContaining({ type: 'MERCHANT_COMMENT', authorEmail: OWNER.email }),
          ]),
        },
      });
      expect((await transactions(hosted, two)).payments).toHaveLength(1);

      const told = stream.of('change').map((change) => (change as { id: string }).id);
      expect(new Set(told)).toEqual(new Set([one, two]));

      const log = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      expect(log.map(({ operation }) => operation)).toEqual(
        expect.arrayContaining([
          'ecom_orders.paymentCollectionMarkOrderAsPaid',
          'ecom_order-billing.refundPayments',
          'ecom_orders.addActivity',
          'job.orders.mark-as-paid',
        ]),
      );
      expect((await setUp(hosted)).status).toBe(200);
      const theirs = await (await (await signIn(hosted)).get('/admin/api/audit-log')).text();
      expect(theirs).not.toContain('ecom_orders.');

      expect((await office.platform('GET', `/ecom/v1/orders/${one}`, KEY)).status).toBe(404);
      await hosted.kill('SIGKILL');
      const away = await owner.post('/admin/wixapis/ecom/v1/orders/search', { search: {} });
      expect([away.status, await away.json()]).toMatchObject([
        502,
        { details: { applicationError: { code: 'PLATFORM_UNREACHABLE' } } },
      ]);
      expect(await office.kill('SIGTERM')).toBe(0);
    },
    3 * MINUTES,
  );
});
