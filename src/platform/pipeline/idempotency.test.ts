import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { freshDatabase } from '../../testing/engines.ts';
import { testClock } from '../../testing/deterministic.ts';
import { idempotencyMigrations, once } from './idempotency.ts';

const clock = testClock();
let database: Database;
beforeAll(async () => {
  database = await freshDatabase('pglite');
  await database.migrate([idempotencyMigrations]);
});
afterAll(() => database.close());

const call = (key: string, request: unknown, work: () => Promise<unknown>): Promise<unknown> =>
  database.transaction((tx) => once(tx, { siteId: 'site', key, operation: 'pay', request, clock }, work));

it('assumed: gives a second call the first reply, also when both come at once', async () => {
  let runs = 0;
  const work = async (): Promise<unknown> => ({ run: ++runs });
  const replies = await Promise.all([call('a', { n: 1 }, work), call('a', { n: 1 }, work)]);
  expect(replies).toEqual([{ run: 1 }, { run: 1 }]);
  expect(await call('a', { n: 1 }, work)).toEqual({ run: 1 });
});

it('assumed: lets a call that failed be tried again', async () => {
  await expect(call('b', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await call('b', {}, async () => 'done')).toBe('done');
});

it('assumed: refuses a key that came with another request, and one too long', async () => {
  await call('c', { n: 1 }, async () => 'done');
  await expect(call('c', { n: 2 }, async () => 'again')).rejects.toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  await expect(call('k'.repeat(201), {}, async () => 'x')).rejects.toMatchObject({
    violations: [{ field: 'Idempotency-Key', violatedRule: 'MAX_LENGTH' }],
  });
});
