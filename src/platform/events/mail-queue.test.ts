import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { freshDatabase } from '../../testing/databases/own-database.ts';
import { countingIds, testClock, testLogger } from '../../testing/deterministic.ts';
import type { Mail } from '../ports.ts';
import { deliverMail, mailMigrations, queueMail } from './mail-queue.ts';

const siteId = 'site';
const sentMail: Mail = { to: 'anna@example.com', subject: 'Your order', text: 'Thank you.' };
const mail = { ...sentMail, order: null };
const clock = testClock();
const ids = countingIds();
const logger = testLogger();
let database: Database;

beforeAll(async () => {
  database = await freshDatabase('pglite');
  await database.migrate([mailMigrations]);
});
afterAll(() => database.close());

it('assumed: sends what was committed, once', async () => {
  await queueMail(database.kysely, siteId, mail, clock, ids);
  await expect(
    database.transaction(async (tx) => {
      await queueMail(tx, siteId, { ...mail, subject: 'Never' }, clock, ids);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const sent: Mail[] = [];
  const mailer = { send: async (m: Mail) => void sent.push(m) };
  expect(await deliverMail({ database, siteId, mailer, clock, logger })).toBe(1);
  expect(await deliverMail({ database, siteId, mailer, clock, logger })).toBe(0);
  expect(sent).toEqual([sentMail]);
});

it('assumed: sends in the order in which they were queued, wherever their rows lie', async () => {
  const subjects = ['First', 'Second', 'Third'];
  for (const subject of subjects) await queueMail(database.kysely, siteId, { ...mail, subject }, clock, ids);
  // The same row, written again, lies behind the others.
  await sql`with gone as (delete from mail_queue where mail ->> 'subject' = 'First' returning *)
    insert into mail_queue overriding system value select * from gone`.execute(database.kysely);
  const sent: Mail[] = [];
  const mailer = { send: async (m: Mail) => void sent.push(m) };
  expect(await deliverMail({ database, siteId, mailer, clock, logger })).toBe(3);
  expect(sent.map(({ subject }) => subject)).toEqual(subjects);
});

it('assumed: tries a failed one again, later every time, and gives up after eight', async () => {
  await queueMail(database.kysely, siteId, mail, clock, ids);
  let tries = 0;
  const mailer = {
    send: () => {
      tries += 1;
      return Promise.reject(new Error('no route'));
    },
  };
  await deliverMail({ database, siteId, mailer, clock, logger });
  await deliverMail({ database, siteId, mailer, clock, logger });
  expect(tries).toBe(1);
  clock.advance(60_000);
  await deliverMail({ database, siteId, mailer, clock, logger });
  expect(tries).toBe(2);
  clock.advance(60_000);
  await deliverMail({ database, siteId, mailer, clock, logger });
  expect(tries).toBe(2);
  for (let i = 0; i < 12; i++) {
    clock.advance(24 * 3_600_000);
    await deliverMail({ database, siteId, mailer, clock, logger });
  }
  expect(tries).toBe(8);
});
