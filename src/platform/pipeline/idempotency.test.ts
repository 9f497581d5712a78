import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { prune } from '../../database/retention.ts';
import { freshDatabase } from '../../testing/databases/own-database.ts';
import { testClock } from '../../testing/deterministic.ts';
import { badRequest } from '../contract/errors.ts';
import type { Caller } from '../identity/caller.ts';
import { idempotencyMigrations, retainedKeys, once } from './idempotency.ts';
import { transact } from './transact.ts';

const clock = testClock();
let database: Database;
beforeAll(async () => {
  database = await freshDatabase('pglite');
  await database.migrate([idempotencyMigrations]);
});
afterAll(() => database.close());

const shop: Caller = { kind: 'api-key', siteId: 'site', permissions: '*' };
const call = (
  key: string,
  request: unknown,
  work: () => Promise<unknown>,
  caller: Caller = shop,
): Promise<unknown> =>
  transact(database, (tx) => once(tx, { caller, key, operation: 'pay', request, clock }, work));

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

it('assumed: rejects a key that came with another request, and one too long', async () => {
  await call('c', { n: 1 }, async () => 'done');
  await expect(call('c', { n: 2 }, async () => 'again')).rejects.toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  await expect(call('k'.repeat(201), {}, async () => 'x')).rejects.toMatchObject({
    violations: [{ field: 'Idempotency-Key', violatedRule: 'MAX_LENGTH' }],
  });
});

it('assumed: keeps the keys of each caller apart', async () => {
  const visitor = (visitorId: string): Caller => ({ kind: 'visitor', siteId: 'site', visitorId });
  const callers = [
    shop,
    visitor('1'),
    visitor('2'),
    { kind: 'member', siteId: 'site', memberId: '1' } as const,
  ];
  for (const caller of callers)
    expect(await call('d', {}, async () => JSON.stringify(caller), caller)).toBe(JSON.stringify(caller));
  expect(await call('d', { other: true }, async () => 'third', visitor('3'))).toBe('third');
});

it('assumed: a rejection that keeps what was written may be tried again', async () => {
  const declined = badRequest('Declined.', 'DECLINED').keepingChanges();
  await expect(call('e', {}, () => Promise.reject(declined))).rejects.toBe(declined);
  expect(await call('e', {}, async () => 'done')).toBe('done');
});

it('assumed: forgets a key after two weeks', async () => {
  let runs = 0;
  const work = async (): Promise<unknown> => ++runs;
  const forget = (): Promise<void> =>
    prune({
      kept: [retainedKeys],
      days: {},
      now: clock.now(),
      transaction: (forgetting) => database.transaction((db) => forgetting({ db, siteId: 'site' })),
      onError: (_, error) => {
        throw error;
      },
    });
  await call('f', {}, work);
  clock.advance(13 * 86_400_000);
  await forget();
  expect(await call('f', {}, work)).toBe(1);
  clock.advance(2 * 86_400_000);
  await forget();
  expect(await call('f', {}, work)).toBe(2);
});
