// @long: copies, restores and verifies whole stores on both engines
import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database, Engine } from '../../database/database.ts';
import { readTables } from '../../database/backup/tables.ts';
import { openDatabase } from '../../database/open-database.ts';
import {
  freshPostgresUrl,
  preparedPostgresUrl,
  unpackFresh,
  unpackPrepared,
} from '../../testing/databases/own-database.ts';
import { ENGINES } from '../../testing/engines.ts';
import { FULL } from '../../testing/run-size.ts';
import { startGateway } from '../../testing/gateway.ts';
import { describeSeller } from '../../testing/seller.ts';
import { startStack, type Stack } from '../../testing/stack.ts';
import { diskFiles } from '../../platform/adapters/disk-files.ts';
import { backup, type BackupTarget } from './backup.ts';
import { lendCopies } from './lent-copy.ts';
import { restore } from './restore.ts';

const MINUTES = 60_000;

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-backup-'));
  folders.push(folder);
  return folder;
}

/** Where nothing is yet. */
const emptyPlace = async (engine: Engine): Promise<BackupTarget> => ({
  DATA_DIR: join(await newFolder(), 'data'),
  DATABASE_URL: engine === 'postgres' ? await freshPostgresUrl() : undefined,
});

/** Where a database was begun and nothing put into it: the embedded one takes seconds to begin. */
async function barePlace(engine: Engine): Promise<BackupTarget> {
  const place = await emptyPlace(engine);
  if (engine === 'pglite') await unpackFresh(join(place.DATA_DIR, 'database'));
  return place;
}

const open = ({ DATA_DIR, DATABASE_URL }: BackupTarget): Promise<Database> =>
  openDatabase(DATABASE_URL === undefined ? { dataDir: join(DATA_DIR, 'database') } : { url: DATABASE_URL });

async function look<T>(place: BackupTarget, work: (stack: Stack) => Promise<T>): Promise<T> {
  const database = await open(place);
  try {
    return await work(startStack(database, { ids: { guid: () => crypto.randomUUID() } }));
  } finally {
    await database.close();
  }
}

const ask = async (stack: Stack, method: string, path: string, body?: object): Promise<unknown> => {
  const reply = await stack.call(method, path, body);
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
};

const order = {
  channelInfo: { type: 'POS' },
  status: 'APPROVED',
  lineItems: [
    {
      productName: { original: 'Øre “7”\n' },
      price: { amount: '40' },
      quantity: 1,
      itemType: { preset: 'PHYSICAL' },
    },
  ],
  priceSummary: { total: { amount: '40' } },
};

interface Transactions {
  orderTransactions: { payments: { id: string }[]; refunds: object[] };
}
const transactionsOf = async (stack: Stack, id: string): Promise<Transactions['orderTransactions']> =>
  ((await ask(stack, 'GET', `/ecom/v1/payments/orders/${id}`)) as Transactions).orderTransactions;

/** An order that is paid, and a part of it given back. */
async function sell(stack: Stack): Promise<string> {
  const made = (await ask(stack, 'POST', '/ecom/v1/orders', { order })) as { order: { id: string } };
  const { id } = made.order;
  await ask(stack, 'POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {});
  const [payment] = (await transactionsOf(stack, id)).payments;
  await ask(stack, 'POST', '/ecom/v1/order-billing/refund-payments', {
    orderId: id,
    paymentRefunds: [{ paymentId: payment?.id, amount: { amount: '15' }, externalRefund: true }],
  });
  return id;
}

interface Papers {
  invoices: { id: string; key: string }[];
}

/** An order with its invoice, not yet printed. */
async function invoice(stack: Stack): Promise<Papers['invoices'][number]> {
  const billed = { ...order, buyerInfo: { email: 'ben@example.com' } };
  const made = (await ask(stack, 'POST', '/ecom/v1/orders', { order: billed })) as { order: { id: string } };
  await describeSeller((...request) => stack.call(...request));
  await ask(stack, 'POST', `/ecom/v1/invoices/orders/${made.order.id}`, {});
  const { invoices } = (await ask(stack, 'GET', `/hosted/invoices/orders/${made.order.id}`)) as Papers;
  return invoices[0] ?? { id: '', key: '' };
}

/** As the buyer opens it who was sent the address. */
async function download({ DATA_DIR }: BackupTarget, stack: Stack, key: string): Promise<string> {
  const platformFetch = ({ method, url }: Request): Promise<Response> =>
    stack.call(method, new URL(url).pathname);
  const documents = diskFiles(join(DATA_DIR, 'documents'));
  const gateway = startGateway(stack.database, { platformFetch }, new Map(), { documents });
  const reply = await gateway.fetch(new Request(`http://localhost/invoice/${key}`));
  return Buffer.from(await reply.arrayBuffer()).toString('latin1');
}

const STATES: Readonly<Record<string, [payments: number, refunds: number]>> = {
  NOT_PAID: [0, 0],
  PAID: [1, 0],
  PARTIALLY_REFUNDED: [1, 1],
};

/** Every order with its money and its events: whatever was one transaction is there whole. @returns their ids */
async function expectWhole(stack: Stack): Promise<string[]> {
  const { rows } = await sql<{ id: string; events: string[] }>`
    select id, array(select slug from domain_events where entity_id = orders.id and entity_fqdn = 'wix.ecom.v1.order') as events
    from orders`.execute(stack.database.kysely);
  for (const { id, events } of rows) {
    const found = (await ask(stack, 'GET', `/ecom/v1/orders/${id}`)) as { order: { paymentStatus: string } };
    const { payments, refunds } = await transactionsOf(stack, id);
    expect([payments.length, refunds.length]).toEqual(STATES[found.order.paymentStatus]);
    expect(events).toContain('created');
    expect(events.filter((slug) => slug === 'payment_status_updated').length).toBe(
      payments.length + refunds.length,
    );
  }
  const { rows: orphans } = await sql`select from domain_events where entity_fqdn = 'wix.ecom.v1.order'
    and not exists (select from orders where id = entity_id)`.execute(stack.database.kysely);
  expect(orphans).toEqual([]);
  const { rows: counted } = await sql<{
    n: number;
  }>`select coalesce(sum(n), 0)::int as n from orders_summary`.execute(stack.database.kysely);
  expect(counted).toEqual([{ n: rows.length }]);
  return rows.map(({ id }) => id);
}

/** Every value of every table, as text. */
async function everything({ kysely }: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { name } of await readTables(kysely)) {
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(kysely);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

describe.each(ENGINES)('a backup of %s', (engine) => {
  let place: BackupTarget;
  let database: Database;
  let stack: Stack;
  let during = '';
  let after = '';
  let paper = { id: '', key: '' };
  const picture = randomBytes(70_000);
  const answered: string[] = [];

  beforeAll(async () => {
    place = {
      DATA_DIR: await newFolder(),
      DATABASE_URL: engine === 'postgres' ? await preparedPostgresUrl() : undefined,
    };
    if (engine === 'pglite') await unpackPrepared(join(place.DATA_DIR, 'database'));
    await mkdir(join(place.DATA_DIR, 'media/posters'), { recursive: true });
    await writeFile(join(place.DATA_DIR, 'media/posters/loop.jpg'), picture);
    await writeFile(join(place.DATA_DIR, 'media/empty.txt'), '');
    [during, after] = ['during', 'after'].map((name) => join(place.DATA_DIR, `${name}.tar.gz`)) as [
      string,
      string,
    ];
    database = await open(place);
    stack = startStack(database, { ids: { guid: () => crypto.randomUUID() } });
    paper = await invoice(stack);
    await download(place, stack, paper.key);
    // What is drawn anew has no such end.
    await appendFile(join(place.DATA_DIR, `documents/invoices/${paper.id}.pdf`), '% as it was printed');
    const lender = database.copyTo && (await lendCopies(place.DATA_DIR, database.copyTo));

    const stop = new AbortController();
    const writers = Array.from({ length: 3 }, async () => {
      while (!stop.signal.aborted) answered.push(await sell(stack));
    });
    await vi.waitUntil(() => answered.length > 5, { timeout: 60_000 });
    const before = [...answered];
    await backup(place, during);
    await vi.waitUntil(() => answered.length > before.length + 3, { timeout: 60_000 });
    stop.abort();
    await Promise.all(writers);
    answered.splice(0, answered.length, ...before);
    await backup(place, after);
    await lender?.close();
  }, 3 * MINUTES);
  afterAll(() => database?.close());

  // Each backup is read by both engines; in the full run either backup is.
  it.each(ENGINES.filter((one) => FULL || one === engine))(
    'made while it was written to is one moment, on %s',
    { timeout: MINUTES },
    async (other) => {
      const target = await emptyPlace(other);
      await restore(target, during, { replace: false });
      await look(target, async (restored) => {
        const ids = await expectWhole(restored);
        expect(ids).toEqual(expect.arrayContaining(answered));
        const next = await sell(restored);
        expect(await expectWhole(restored)).toHaveLength(ids.length + 1);
        const { rows } = await sql<{ id: string }>`select entity_id as id from domain_events
        where entity_fqdn = 'wix.ecom.v1.order' order by sequence desc limit 1`.execute(
          restored.database.kysely,
        );
        expect(rows).toEqual([{ id: next }]);
      });
      expect(await readFile(join(target.DATA_DIR, 'media/posters/loop.jpg'))).toEqual(picture);
      expect((await stat(join(target.DATA_DIR, 'media/empty.txt'))).size).toBe(0);
      await look(target, async (restored) =>
        expect(await download(target, restored, paper.key)).toMatch(/^%PDF-[^]*% as it was printed$/),
      );
    },
  );

  it.each(ENGINES.filter((one) => FULL || one !== engine))(
    'made in quiet is every value of every table, on %s',
    { timeout: MINUTES },
    async (other) => {
      const target = await barePlace(other);
      const { files, rows } = await restore(target, after, { replace: false });
      const all = await everything(database);
      expect(files).toBe(3);
      expect(rows).toBe(Object.values(all).flat().length);
      await look(target, async (restored) => expect(await everything(restored.database)).toEqual(all));
    },
  );

  it('is for its owner only, takes no other file’s place and leaves no copy behind', async () => {
    // Windows knows no such thing.
    const others = process.platform === 'win32' ? 0 : (await stat(during)).mode & 0o077;
    expect(others).toBe(0);
    await expect(backup(place, during)).rejects.toThrow('is there already');
    const left = (await readdir(place.DATA_DIR)).filter((name) => !name.startsWith('database'));
    expect(left.toSorted()).toEqual(['after.tar.gz', 'documents', 'during.tar.gz', 'media']);
  });

  it('is rejected while somebody works there', async () => {
    await expect(restore(place, after, { replace: true })).rejects.toThrow(
      engine === 'pglite' ? /in use by process/ : /A server works on the database/,
    );
  });

  it('takes the place of a store whole or not at all', { timeout: 5 * MINUTES }, async () => {
    const target = await barePlace(engine);
    await restore(target, during, { replace: false });
    await rm(join(target.DATA_DIR, 'media/empty.txt'));
    const there = (): Promise<object> =>
      look(target, async (restored) => ({
        tables: await everything(restored.database),
        files: (await readdir(target.DATA_DIR, { recursive: true })).filter((name) =>
          /^(media|documents)/.test(name),
        ),
      }));
    const before = await there();
    const file = await readFile(after);
    const tar = gunzipSync(file);
    const changed = Buffer.from(tar);
    const at = changed.indexOf('PARTIALLY_REFUNDED');
    changed.write('X', at);
    const newer = Buffer.from(tar.toString('latin1').replace('"orders/001', '"orders/901'), 'latin1');
    const attempts: [Buffer, RegExp, boolean][] = [
      [file, /There (is a store|are pictures or documents) already/, false],
      [file.subarray(0, file.length / 2), /unexpected end of file/, true],
      [gzipSync(tar.subarray(0, (tar.length / 1024 / 2) * 1024)), /The backup cannot be used/, true],
      [gzipSync(changed), /is not what was written/, true],
      [gzipSync(newer), /this version does not know/, true],
      [Buffer.from('no archive'), /incorrect header check/, true],
    ];
    for (const [bytes, problem, replace] of attempts) {
      await expect(restore(target, Readable.from([bytes]), { replace })).rejects.toThrow(problem);
    }
    expect(await there()).toEqual(before);
    await restore(target, after, { replace: true });
    expect(await there()).toEqual({
      tables: await everything(database),
      files: expect.arrayContaining([
        `documents/invoices/${paper.id}.pdf`,
        'media/empty.txt',
        'media/posters/loop.jpg',
      ]),
    });
  });
});
