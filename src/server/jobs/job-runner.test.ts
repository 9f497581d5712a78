import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PlatformError } from '../../platform/contract/errors.ts';
import type { Database } from '../../database/database.ts';
import { freshDatabase } from '../../testing/databases/own-database.ts';
import { systemClock } from '../../platform/adapters/system.ts';
import { JobRunner } from './job-runner.ts';
import { JobStore } from './job-store.ts';
import type { Job } from '../../shared/jobs.ts';
import type { Batch, JobKind, Outcome } from './jobs.ts';
import { LEASE_MS } from './lease.ts';
import { jobMigrations } from './migrations.ts';

const siteId = 'site';
const logger = pino({ level: 'silent' });
let database: Database;
let store: JobStore;
const runners: JobRunner[] = [];

beforeAll(async () => {
  database = await freshDatabase('pglite');
  await database.migrate([jobMigrations]);
  store = new JobStore(database, siteId);
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});
afterAll(() => database.close());

const kind = (work: (batch: Batch) => Promise<Outcome[]>, more: Partial<JobKind> = {}): JobKind => ({
  permissions: [],
  batchSize: 2,
  checkParams: () => undefined,
  select: async ({ cursor }) =>
    cursor === undefined
      ? {
          items: [
            { id: 'a', label: '#1' },
            { id: 'b', label: '#2' },
          ],
          next: 'more',
        }
      : { items: [{ id: 'c', label: '#3' }] },
  labels: async (ids) => new Map(ids.map((id) => [id, `#${id}`])),
  work,
  ...more,
});

const runner = (jobKind: JobKind, clock = systemClock): JobRunner => {
  const made = new JobRunner({ database, siteId, clock, logger }, store, new Map([['test', jobKind]]), {
    pauseMs: 1,
  });
  runners.push(made);
  return made;
};

const create = async (id: string, ids?: string[]): Promise<void> =>
  store.create({
    id,
    kind: 'test',
    title: 'Test',
    selection: ids ? { ids } : { filter: {} },
    params: {},
    actor: { id: 's', email: 'ines@example.com', name: 'Inês' },
    now: systemClock.now(),
  });

const finished = (id: string): Promise<Job | undefined> =>
  vi.waitFor(async () => {
    const job = await store.get(id);
    expect(job?.status).toMatch(/^(done|failed|cancelled)$/);
    return job;
  }, 5000);

const allDone = async ({ items }: Batch): Promise<Outcome[]> =>
  items.map(({ id }) => ({ id, state: 'done' }));

it('works a selection by filter off through the queue, page by page', async () => {
  const made = runner(kind(allDone));
  await made.start();
  await create('filter');
  await made.enqueue('filter');
  expect(await finished('filter')).toMatchObject({ status: 'done', total: 3, done: 3, by: 'Inês' });
  expect((await store.items('filter', { offset: 0, limit: 10 })).map((item) => item.label)).toEqual([
    '#1',
    '#2',
    '#3',
  ]);
});

it('keeps what was done, skipped and failed apart, with the reasons', async () => {
  const outcomes: Outcome[] = [
    { id: 'a', state: 'done' },
    { id: 'b', state: 'skipped', reason: 'Already paid' },
    { id: 'c', state: 'failed', reason: 'Declined' },
  ];
  await create('mixed', ['a', 'b', 'c']);
  await runner(kind(async ({ items }) => outcomes.filter((o) => items.some((item) => item.id === o.id)))).run(
    'mixed',
  );
  expect(await store.get('mixed')).toMatchObject({ status: 'done', done: 1, skipped: 1, failed: 1 });
  expect(await store.items('mixed', { state: 'failed', offset: 0, limit: 5 })).toEqual([
    { id: 'c', label: '#c', state: 'failed', reason: 'Declined' },
  ]);
});

it('retries the failed ones only, under new keys', async () => {
  const seen: Batch[] = [];
  let fail = true;
  const flaky = kind(async (batch) => {
    seen.push(batch);
    return batch.items.map(({ id }): Outcome =>
      fail && id === 'b' ? { id, state: 'failed', reason: 'Declined' } : { id, state: 'done' },
    );
  });
  await create('retry', ['a', 'b']);
  await runner(flaky).run('retry');
  fail = false;
  expect(await store.retryFailed('retry')).toBe(1);
  await runner(flaky).run('retry');
  expect(await store.get('retry')).toMatchObject({ status: 'done', done: 2, failed: 0 });
  expect(seen[1]?.items.map((item) => item.id)).toEqual(['b']);
  expect(seen[1]?.idempotencyKey).not.toBe(seen[0]?.idempotencyKey);
});

it('stops between batches when canceled; what was not begun is not done', async () => {
  await create('cancel', ['a', 'b', 'c', 'd']);
  const batches: Batch[] = [];
  const slow = kind(async (batch) => {
    batches.push(batch);
    await store.requestCancel('cancel');
    return allDone(batch);
  });
  await runner(slow).run('cancel');
  expect(batches).toHaveLength(1);
  expect(await store.get('cancel')).toMatchObject({ status: 'cancelled', done: 2, skipped: 2, queued: 0 });
});

it('goes on after a crash with the batch that was under way, under the same key', async () => {
  await create('crash', ['a', 'b', 'c']);
  const keys: string[] = [];
  const dies = kind((batch) => {
    keys.push(batch.idempotencyKey);
    return new Promise(() => {});
  });
  void new JobRunner({ database, siteId, clock: systemClock, logger }, store, new Map([['test', dies]])).run(
    'crash',
  );
  await vi.waitFor(() => expect(keys).toHaveLength(1), 5000);
  const later = { now: () => new Date(Date.now() + LEASE_MS + 1000) };
  expect(await store.lease({ owner: 'other', now: systemClock.now() }, 'crash')).toBeUndefined();
  const resumed = kind(async (batch) => {
    keys.push(batch.idempotencyKey);
    return allDone(batch);
  });
  await runner(resumed, later).run('crash');
  expect(await store.get('crash')).toMatchObject({ status: 'done', done: 3 });
  expect(keys[1]).toBe(keys[0]);
});

it('tries a call that broke down again with the same key before it gives up', async () => {
  await create('flaky', ['a']);
  const keys: string[] = [];
  await runner(
    kind(async (batch) => {
      keys.push(batch.idempotencyKey);
      if (keys.length === 1) throw new Error('connection reset');
      return allDone(batch);
    }),
  ).run('flaky');
  expect(await store.get('flaky')).toMatchObject({ status: 'done', done: 1 });
  expect(keys[1]).toBe(keys[0]);
});

it('shows how far a long batch is, ends it when canceled, and leaves it to the next process when stopped', async () => {
  await create('long', ['a', 'b', 'c']);
  const seen: unknown[] = [];
  const whole = { batchSize: 10 };
  const stopped: JobRunner = runner(
    kind(async ({ report }) => {
      await report?.([{ id: 'a', state: 'done' }]);
      seen.push(await store.get('long'));
      void stopped.stop();
      await report?.([]);
      throw new Error('was not stopped');
    }, whole),
  );
  await stopped.run('long');
  expect(seen).toMatchObject([{ status: 'running', done: 1, running: 2 }]);
  const canceled = kind(async ({ items, isResumed, report }) => {
    seen.push([items.map(({ id }) => id), isResumed]);
    await store.requestCancel('long');
    await report?.([{ id: 'b', state: 'done' }]);
    throw new Error('was not canceled');
  }, whole);
  await runner(canceled).run('long');
  expect(seen[1]).toEqual([['b', 'c'], true]);
  expect(await store.get('long')).toMatchObject({ status: 'cancelled', done: 2, skipped: 1 });
});

it('does not try again what is rejected', async () => {
  await create('rejected', ['a']);
  let tries = 0;
  const rejects = kind(async () => {
    tries++;
    throw new PlatformError(400, 'The file has more than 5 rows; divide it.');
  });
  await runner(rejects).run('rejected');
  expect(tries).toBe(1);
  expect(await store.get('rejected')).toMatchObject({
    status: 'failed',
    error: 'The file has more than 5 rows; divide it.',
  });
});

it('keeps the file of an export in the order of its batches', async () => {
  await create('file', ['a', 'b', 'c']);
  const file = {
    header: () => 'id\n',
    lines: async ({ items }: Batch) => items.map((item) => `${item.id}\n`).join(''),
  };
  await runner(kind(allDone, { file })).run('file');
  expect(await store.get('file')).toMatchObject({ hasFile: true });
  expect(await store.file('file')).toBe('id\na\nb\nc\n');
});

it('ends with one document of what was done, and with none where nothing was', async () => {
  const outcomes: Outcome[] = [
    { id: 'a', state: 'done' },
    { id: 'b', state: 'skipped', reason: 'It has no invoice yet.' },
    { id: 'c', state: 'done' },
  ];
  const made: string[][] = [];
  const printing = (all: readonly Outcome[]): JobKind =>
    kind(async ({ items }) => all.filter((o) => items.some((item) => item.id === o.id)), {
      document: {
        type: 'pdf',
        async make(_job, ids) {
          made.push([...ids]);
          return new TextEncoder().encode('%PDF');
        },
      },
    });
  await create('print', ['a', 'b', 'c']);
  await runner(printing(outcomes)).run('print');
  expect(made).toEqual([['a', 'c']]);
  expect(await store.get('print')).toMatchObject({ status: 'done', hasFile: true, fileType: 'pdf' });
  expect(atob((await store.file('print')) ?? '')).toBe('%PDF');
  await create('nothing', ['b']);
  await runner(printing(outcomes)).run('nothing');
  expect(await store.get('nothing')).toMatchObject({ status: 'done', skipped: 1, hasFile: false });
});
