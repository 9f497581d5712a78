import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { countMails, queueMail } from '../../platform/events/mail-queue.ts';
import { CHANGES } from '../../platform/events/outbox.ts';
import { countDeliveries } from '../../platform/services/extensions/webhooks/public.ts';
import { preparedDatabase } from '../../testing/databases/own-database.ts';
import { ENGINES } from '../../testing/engines.ts';
import { startStack, TEST_SITE, type Stack } from '../../testing/stack.ts';
import { JobStore } from '../jobs/job-store.ts';
import { changeFeed } from '../live/change-feed.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics, type MetricsServer } from './metrics-server.ts';

const SITE = TEST_SITE.id;
const order = {
  channelInfo: { type: 'POS' },
  status: 'APPROVED',
  lineItems: [
    {
      productName: { original: 'Loop' },
      price: { amount: '4' },
      quantity: 1,
      itemType: { preset: 'PHYSICAL' },
    },
  ],
  priceSummary: { total: { amount: '4' } },
};
const mail = { to: 'a@example.com', subject: 'Hello', text: 'Hello' };

/** `name{label="value",…}` as in the text → value. */
const parse = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [, name = '', value = ''] = /^(\S+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
        return [name, Number(value)];
      }),
  );

describe.each(ENGINES)('the metrics on %s', (engine) => {
  let metrics: Metrics;
  let database: Database;
  let stack: Stack;
  let server: MetricsServer;
  let send: (request: Request) => Promise<Response>;

  beforeAll(async () => {
    metrics = createMetrics();
    database = await preparedDatabase(engine, { onQuery: metrics.onQuery });
    stack = startStack(database);
    server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    send = metrics.requests(metrics.calls(stack.platform.fetch));
    metrics.watch({
      database,
      ...(await changeFeed(database, SITE, CHANGES)),
      version: '1.2.3',
      patience: 200,
      stored: async () => ({
        jobs: await new JobStore(database, SITE).countByStatus(),
        mails: await countMails(database.kysely, SITE),
        deliveries: await countDeliveries(database.kysely, SITE),
      }),
    });
  });
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  const scrape = async (): Promise<Map<string, number>> => parse(await (await fetch(server.url)).text());

  const call = (method: string, path: string, body?: object): Promise<Response> =>
    send(
      new Request(`https://shop.test/wixapis${path}`, {
        method,
        headers: { authorization: 'test-api-key-0123456789', 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );

  it('tell each call that was made, by operation and status', async () => {
    for (let n = 0; n < 3; n++) expect((await call('POST', '/ecom/v1/orders', { order })).status).toBe(200);
    await call('GET', '/ecom/v1/orders/00000000-0000-4000-8000-000000000000');
    await call('GET', '/no/such/path/1');
    await call('GET', '/no/such/path/2');
    const read = await scrape();
    const told = (operation: string, status: number): number | undefined =>
      read.get(
        `counterpart_platform_call_duration_seconds_count{operation="${operation}",status="${status}"}`,
      );
    expect(told('ecom_orders.createOrder', 200)).toBe(3);
    expect(told('ecom_orders.getOrder', 404)).toBe(1);
    expect(told('unknown', 404)).toBe(2);
    const part = (method: string, status: number): number | undefined =>
      read.get(
        `counterpart_http_request_duration_seconds_count{part="platform",method="${method}",status="${status}"}`,
      );
    expect([part('POST', 200), part('GET', 404)]).toEqual([3, 3]);
    // Events are handed on behind the call.
    const created = async () =>
      (await scrape()).get('counterpart_events_total{entity="wix.ecom.v1.order",slug="created"}');
    await expect.poll(created, { timeout: 10_000 }).toBe(3);
  });

  it('tell statements, connections, jobs and mails', async () => {
    const count = async (outcome: string): Promise<number> =>
      (await scrape()).get(
        `counterpart_database_query_duration_seconds_count{statement="select",outcome="${outcome}"}`,
      ) ?? 0;
    const before = await count('failed');
    await expect(sql`select 1/0`.execute(database.kysely)).rejects.toThrow('division by zero');
    expect(await count('failed')).toBe(before + 1);
    expect(await count('done')).toBeGreaterThan(0);

    await sql`insert into jobs (site_id, id, kind, title, status, selection, params, actor_id, actor, actor_name, created_date)
      select ${SITE}, n::text, 'k', 't', case when n < 3 then 'queued' else 'failed' end, '{}', '{}', 'a', 'a', 'a', 'd'
      from generate_series(1, 7) n`.execute(database.kysely);
    for (let n = 0; n < 2; n++)
      await queueMail(database.kysely, SITE, { ...mail, order: null }, stack.clock, {
        guid: () => crypto.randomUUID(),
      });
    const sender = metrics.mailer({
      send: async ({ to }) => {
        if (to === 'nobody') throw new Error('no');
      },
    });
    await sender.send(mail);
    await expect(sender.send({ ...mail, to: 'nobody' })).rejects.toThrow('no');

    const read = await scrape();
    expect(Object.fromEntries(read)).toMatchObject({
      'counterpart_jobs{status="queued"}': 2,
      'counterpart_jobs{status="running"}': 0,
      'counterpart_jobs{status="failed"}': 5,
      'counterpart_mails{state="waiting"}': 2,
      'counterpart_mails{state="given up"}': 0,
      'counterpart_webhook_deliveries{state="waiting"}': 0,
      'counterpart_webhook_deliveries{state="given up"}': 0,
      'counterpart_mails_sent_total{outcome="sent"}': 1,
      'counterpart_mails_sent_total{outcome="failed"}': 1,
      counterpart_database_up: 1,
      counterpart_database_waiting: 0,
      [`counterpart_info{version="1.2.3",engine="${engine}"}`]: 1,
    });
    expect(read.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(read.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('answer while everybody waits for the database, and say that they do', async () => {
    let letGo = (): void => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const holders = Array.from({ length: 10 }, () => database.transaction(() => gate));
    const read = await scrape();
    letGo();
    await Promise.all(holders);
    expect(read.get('counterpart_database_up')).toBe(0);
    expect(read.get('counterpart_database_connections{state="in use"}')).toBe(engine === 'postgres' ? 10 : 1);
    expect(read.has('counterpart_jobs{status="queued"}')).toBe(false);
    expect((await scrape()).get('counterpart_database_up')).toBe(1);
  });

  it('are at one address only', async () => {
    expect((await fetch(server.url.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(404);
    const { port } = new URL(server.url);
    await expect(serveMetrics(metrics, { host: '127.0.0.1', port: Number(port) })).rejects.toThrow(
      /^METRICS_PORT: .*EADDRINUSE/,
    );
  });
});
