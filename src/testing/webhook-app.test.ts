// @long: kills a receiver of webhooks
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import type { Webhook } from '../shared/webhooks.ts';
import { systemClock } from '../platform/adapters/system.ts';
import type { Browser } from './browser.ts';
import { preparedPostgresUrl } from './databases/own-database.ts';
import { freePort } from './free-port.ts';
import { ServerProcesses, type ServerProcess } from './server-process.ts';
import { createOrder, KEY, setUp, signIn } from './shop-process.ts';
import { productId, seedListing } from './shop.ts';
import { WEBHOOK_APP_EVENTS } from './webhook-app-events.ts';

const MINUTES = 60_000;
const APP = fileURLToPath(new URL('webhook-app-process.ts', import.meta.url));

const servers = new ServerProcesses();
const apps: ChildProcess[] = [];
afterAll(async () => {
  for (const app of apps) app.kill('SIGKILL');
  await servers.close();
});

interface Started {
  app: ChildProcess;
  types: string[];
}

async function startApp(told: object): Promise<Started> {
  const app = spawn(process.execPath, [APP, JSON.stringify(told)], { stdio: ['ignore', 'pipe', 'inherit'] });
  apps.push(app);
  const [line] = (await once(app.stdout ?? app, 'data')) as [Buffer];
  return { app, types: (JSON.parse(String(line)) as { types: string[] }).types };
}

const kill = async (app: ChildProcess): Promise<void> => {
  const missing = once(app, 'exit');
  app.kill('SIGKILL');
  await missing;
};

interface Heard {
  name: string;
  id: string;
  entityId: string;
  sequence: number;
}

const heardIn = async (log: string): Promise<Heard[]> =>
  (await readFile(log, 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Heard);

async function ask<Reply>(
  server: ServerProcess,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const reply = await server.platform(method, path, KEY, body);
  const told = (await reply.json()) as Reply;
  if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(told)}`);
  return told;
}

/** A member who comes, is renamed and writes a review that is taken back; @returns how it went on */
async function memberAndReview(server: ServerProcess, serial: number): Promise<void> {
  const { member } = await ask<{ member: { id: string; contactId: string } }>(
    server,
    'POST',
    '/members/v1/members',
    {
      member: { loginEmail: `member${serial}@example.com` },
    },
  );
  const nickname = `Mia ${serial}`;
  await ask(server, 'PATCH', `/members/v1/members/${member.id}`, {
    member: { id: member.id, profile: { nickname } },
  });
  const { review } = await ask<{ review: { id: string; revision: string } }>(
    server,
    'POST',
    '/reviews/v1/reviews',
    {
      review: {
        namespace: 'stores',
        entityId: productId(1),
        author: { contactId: member.contactId },
        content: { title: 'Warm', body: 'The lines only show up close.', rating: 5 },
      },
    },
  );
  await ask(server, 'DELETE', `/reviews/v1/reviews/${review.id}`);
  await ask(server, 'DELETE', `/members/v1/members/${member.id}`);
}

async function orderLife(server: ServerProcess): Promise<void> {
  const id = await createOrder(server);
  await ask(server, 'PATCH', `/ecom/v1/orders/${id}`, { order: { id, buyerNote: 'Ring twice' } });
  await ask(server, 'POST', `/ecom/v1/orders/${id}/cancel`, {});
}

async function fileLife(server: ServerProcess, serial: number): Promise<void> {
  const { uploadUrl } = await ask<{ uploadUrl: string }>(
    server,
    'POST',
    '/site-media/v1/files/generate-upload-url',
    {
      mimeType: 'text/plain',
      fileName: `notes-${serial}.txt`,
    },
  );
  const reply = await fetch(uploadUrl, { method: 'PUT', body: `Notes ${serial}` });
  expect(reply.status).toBe(200);
}

it(
  'sdk: an app in a process of its own is told the whole life of orders, reviews, members and files by two servers, is killed twice and misses none',
  async () => {
    const url = await preparedPostgresUrl();
    const database = await openDatabase({ url });
    const env = { DEMO: '0', PLATFORM_API_KEY: KEY, DATABASE_URL: url };
    const start = async (): Promise<ServerProcess> => servers.start(await servers.folder(), env);
    const both = await Promise.all([start(), start()]);
    const [first, second] = await Promise.all(both.map((one) => one.ready()));
    if (!first || !second) throw new Error('There are two.');
    await setUp(first);
    const { rows: sites } = await sql<{ id: string }>`SELECT site_id AS id FROM settings LIMIT 1`.execute(
      database.kysely,
    );
    const site = { id: sites[0]?.id ?? '', currency: 'EUR' };
    const poster = { id: productId(1), name: 'Poster', price: '30.00' };
    await seedListing({ database, site, clock: systemClock }, [poster]);

    const port = await freePort();
    const log = join(await servers.folder(), 'heard.log');
    const owner: Browser = await signIn(first);
    const reply = await owner.post('/admin/api/webhooks', {
      name: 'App',
      address: `http://127.0.0.1:${port}/`,
      events: WEBHOOK_APP_EVENTS,
    });
    const webhook = (await reply.json()) as Webhook;
    expect(reply.status).toBe(200);
    const result = { port, log, appId: webhook.appId, publicKey: webhook.keys[0]?.publicKey };
    const inTheBox = async (): Promise<Heard[]> => {
      const { rows } =
        await sql<Heard>`SELECT id, entity_id AS "entityId", sequence::int AS sequence, slug AS name
        FROM domain_events WHERE event_type = ANY (${WEBHOOK_APP_EVENTS}::text[]) ORDER BY sequence`.execute(
          database.kysely,
        );
      return rows;
    };
    const before = new Set((await inTheBox()).map(({ id }) => id));
    const due = async (): Promise<Heard[]> => (await inTheBox()).filter(({ id }) => !before.has(id));
    const heardSome = (least: number) =>
      vi.waitFor(async () => expect((await heardIn(log)).length).toBeGreaterThanOrEqual(least), {
        timeout: MINUTES,
        interval: 50,
      });
    const shop = async (server: ServerProcess, serial: number): Promise<void> => {
      await Promise.all([
        orderLife(server),
        orderLife(server),
        memberAndReview(server, serial),
        fileLife(server, serial),
      ]);
    };

    const started = await startApp(result);
    expect(started.types.toSorted()).toEqual(WEBHOOK_APP_EVENTS.toSorted());
    const shopping = Promise.all([1, 2].map((serial) => shop(serial % 2 === 0 ? second : first, serial)));
    await heardSome(5);
    await kill(started.app);
    await shopping;
    const [again] = await Promise.all([startApp(result), shop(second, 3)]);
    await owner.post(`/admin/api/webhooks/${webhook.id}/resume`);
    await heardSome(10);
    // The server that may be telling dies with what it was about to write down.
    await first.kill('SIGKILL');
    await kill(again.app);
    await Promise.all([startApp(result), shop(second, 4)]);
    await sql`UPDATE webhooks SET lease_until = NULL, next_turn = '', failures = 0`.execute(database.kysely);
    await sql`UPDATE webhook_deliveries SET next_try = '' WHERE state = 'WAITING'`.execute(database.kysely);

    await vi.waitFor(
      async () => {
        const ids = new Set((await heardIn(log)).map(({ id }) => id));
        expect((await due()).filter(({ id }) => !ids.has(id))).toEqual([]);
      },
      { timeout: MINUTES, interval: 100 },
    );
    const heard = await heardIn(log);
    const once = heard.filter(({ id }, at) => heard.findIndex((other) => other.id === id) === at);
    expect(once).toHaveLength((await due()).length);
    for (const entityId of new Set(once.map((one) => one.entityId))) {
      const sequences = once.filter((one) => one.entityId === entityId).map(({ sequence }) => sequence);
      expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    }
    const names = new Set(heard.map(({ name }) => name));
    for (const name of [
      'onOrderCreated',
      'onOrderUpdated',
      'onOrderApproved',
      'onOrderCanceled',
      'onReviewCreated',
      'onReviewPublished',
      'onReviewDeleted',
      'onMemberCreated',
      'onMemberUpdated',
      'onMemberDeleted',
      'onFileDescriptorFileReady',
    ])
      expect(names).toContain(name);
    await database.close();
  },
  5 * MINUTES,
);
