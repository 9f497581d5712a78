// @long: starts two servers and waits for what time asks for
import { serve } from '@hono/node-server';
import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { systemClock } from '../platform/adapters/system.ts';
import { preparedPostgresUrl } from './databases/own-database.ts';
import { ServerProcesses, type ServerProcess } from './server-process.ts';
import { createOrder, KEY } from './shop-process.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, stripeDouble } from './stripe/double.ts';

const servers = new ServerProcesses();
afterAll(() => servers.close());

const QUICK = `--import=${new URL('quick-loops.ts', import.meta.url).href}`;
/** Of each kind: more than a process asks for at once. */
const EACH = 12;

/** What stands for Stripe, and what it was asked to do with what it holds. */
async function startBank() {
  const double = stripeDouble({ clock: systemClock, send: fetch, noticeUrl: () => 'https://shop.test' });
  const requested: string[] = [];
  const server = serve({
    fetch(request) {
      const [, action] = /\/v1\/payment_intents\/(\w+\/(?:capture|cancel))$/.exec(request.url) ?? [];
      if (action !== undefined) requested.push(action);
      return double.app.fetch(request);
    },
    port: 0,
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const hold = async (): Promise<string> => {
    const body = new URLSearchParams({
      amount: '4000',
      currency: 'eur',
      capture_method: 'manual',
      payment_method: double.books.method('4242424242424242'),
      confirm: 'true',
      return_url: 'https://shop.test',
    });
    const headers = { authorization: `Bearer ${STRIPE_KEY}` };
    const reply = await fetch(`${url}/v1/payment_intents`, { method: 'POST', headers, body });
    return ((await reply.json()) as { id: string }).id;
  };
  return { asked: requested, books: double.books, hold, url, close: () => server.close() };
}

interface AuthorizedOrder {
  orderId: string;
  intent: string;
}

async function hold(
  server: ServerProcess,
  intent: string,
  actionType: string,
  due: Date,
): Promise<AuthorizedOrder> {
  const orderId = await createOrder(server);
  const scheduledAction = { actionType, executionDate: due.toISOString() };
  const reply = await server.platform('POST', `/ecom/v1/payments/orders/${orderId}/add-payment`, KEY, {
    payments: [
      {
        amount: { amount: '40.00' },
        status: 'AUTHORIZED',
        regularPaymentDetails: {
          providerTransactionId: intent,
          authorizationDetails: { scheduledAction },
        },
      },
    ],
  });
  expect(reply.status).toBe(200);
  return { orderId, intent };
}

it('two processes on one PostgreSQL do what time asks for once, however they meet', async () => {
  const bank = await startBank();
  const url = await preparedPostgresUrl();
  const database = await openDatabase({ url });
  const start = async (): Promise<ServerProcess> =>
    servers.start(await servers.folder(), {
      DEMO: '0',
      PLATFORM_API_KEY: KEY,
      DATABASE_URL: url,
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_URL: bank.url,
      NODE_OPTIONS: QUICK,
    });
  const both = [await start(), await start()];
  const [first] = await Promise.all(both.map((one) => one.ready()));
  if (!first) throw new Error('There are two.');

  // Later than it takes to place them all, on whatever machine.
  const due = new Date(Date.now() + 3_600_000);
  const many = (actionType: string): Promise<AuthorizedOrder[]> =>
    Promise.all(Array.from({ length: EACH }, async () => hold(first, await bank.hold(), actionType, due)));
  const [captured, voided, expired] = [await many('CAPTURE'), await many('VOID'), await many('CAPTURE')];
  for (const { intent } of expired) bank.books.cancel(bank.books.intent(intent), 'automatic');
  expect(bank.asked).toEqual([]);
  await sql`update authorization_schedules set due_date = ${new Date().toISOString()}`.execute(
    database.kysely,
  );

  const ended = (orders: readonly AuthorizedOrder[]): Promise<void> =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`select id from orders where payment_status = 'PENDING'
          and id in (${sql.join(orders.map(({ orderId }) => orderId))})`.execute(database.kysely);
        expect(rows).toEqual([]);
      },
      { timeout: 60_000, interval: 200 },
    );
  await ended([...captured, ...voided, ...expired]);
  // They have looked again by the time that one more is done.
  const last = await hold(first, await bank.hold(), 'VOID', new Date());
  await ended([last]);
  voided.push(last);

  const wanted = [
    ...[...captured, ...expired].map(({ intent }) => `${intent}/capture`),
    ...voided.map(({ intent }) => `${intent}/cancel`),
  ];
  expect(bank.asked.toSorted()).toEqual(wanted.toSorted());
  const standing = async (orders: readonly AuthorizedOrder[]) => {
    const { rows } = await sql<{ status: string; entries: string[] }>`
      select payment_status as status, array(select entry ->> 'type' from jsonb_array_elements(doc -> 'activities') entry
        where entry ->> 'type' like 'AUTHORIZED_PAYMENT_%') as entries
      from orders where id in (${sql.join(orders.map(({ orderId }) => orderId))})`.execute(database.kysely);
    return new Set(rows.map(({ status, entries }) => [status, ...entries].join(' ')));
  };
  expect([await standing(captured), await standing(voided), await standing(expired)]).toEqual([
    new Set(['PAID AUTHORIZED_PAYMENT_CREATED AUTHORIZED_PAYMENT_CAPTURED']),
    new Set(['CANCELED AUTHORIZED_PAYMENT_CREATED AUTHORIZED_PAYMENT_VOIDED']),
    new Set(['CANCELED AUTHORIZED_PAYMENT_CREATED AUTHORIZED_PAYMENT_VOIDED']),
  ]);
  await database.close();
  expect(await Promise.all(both.map((one) => one.kill('SIGTERM')))).toEqual([0, 0]);
  for (const { output } of both) expect(output).not.toContain('"level":50');
  bank.close();
});
