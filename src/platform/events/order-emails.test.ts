import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { freshDatabase } from '../../testing/databases/own-database.ts';
import { countingIds, testClock, testLogger, testMailer } from '../../testing/deterministic.ts';
import type { Mailer } from '../ports.ts';
import { deliverMail, mailMigrations, queueMail } from './mail-queue.ts';
import { mailQueue } from './email-log.ts';
import { readOrderEmails, removeOrderEmails } from './order-emails.ts';

const siteId = 'site';
const sentMail = { to: 'anna@example.com', subject: 'Your order', text: 'Thank you.' };
const clock = testClock();
const ids = countingIds();
const logger = testLogger();
let database: Database;

beforeAll(async () => {
  database = await freshDatabase('pglite');
  await database.migrate([mailMigrations]);
});
afterAll(() => database.close());

const about = (orderId: string) => ({ ...sentMail, order: { id: orderId, kind: 'CONFIRMATION' as const } });
const listed = (orderId: string) => readOrderEmails(database.kysely, siteId, orderId);
const failing: Mailer = { send: () => Promise.reject(new Error('no route')) };

it('assumed: an email about an order is listed with it from the transaction that queues it, until the order is deleted', async () => {
  const createdDate = clock.now().toISOString();
  await database.transaction((tx) => queueMail(tx, siteId, about('one'), clock, ids));
  const email = { kind: 'CONFIRMATION', to: 'anna@example.com', subject: 'Your order', createdDate };
  expect(await listed('one')).toMatchObject([{ ...email, status: 'QUEUED' }]);
  await expect(
    database.transaction(async (tx) => {
      await queueMail(tx, siteId, about('one'), clock, ids);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const mailer = testMailer();
  await deliverMail({ database, siteId, mailer, clock, logger });
  expect(mailer.sent).toEqual([sentMail]);
  expect(await listed('one')).toMatchObject([{ ...email, status: 'SENT' }]);
  expect(await listed('another')).toEqual([]);
  await removeOrderEmails(database.kysely, siteId, 'one');
  expect(await listed('one')).toEqual([]);
});

it('assumed: an email that is stored in the mailbox is not listed as sent', async () => {
  await queueMail(database.kysely, siteId, about('stored'), clock, ids);
  await deliverMail({ database, siteId, mailer: { send: async () => ({ inMailbox: true }) }, clock, logger });
  expect(await listed('stored')).toMatchObject([{ status: 'IN_MAILBOX' }]);
});

it('assumed: an email is queued while attempts are left and has failed after the last, with the response to it', async () => {
  await queueMail(database.kysely, siteId, about('lost'), clock, ids);
  await deliverMail({ database, siteId, mailer: failing, clock, logger });
  expect(await listed('lost')).toMatchObject([{ status: 'QUEUED', error: 'Error: no route' }]);
  for (let i = 0; i < 8; i++) {
    clock.advance(24 * 3_600_000);
    await deliverMail({ database, siteId, mailer: failing, clock, logger });
  }
  const failed = [{ status: 'FAILED', error: 'Error: no route' }];
  expect(await listed('lost')).toMatchObject(failed);
  // The queue forgets it days later.
  await sql`delete from mail_queue`.execute(database.kysely);
  expect(await listed('lost')).toMatchObject(failed);
});

it('assumed: an email that was sent at a later attempt has no error', async () => {
  await queueMail(database.kysely, siteId, about('late'), clock, ids);
  await deliverMail({ database, siteId, mailer: failing, clock, logger });
  clock.advance(60_000);
  await deliverMail({ database, siteId, mailer: { send: async () => {} }, clock, logger });
  const [email] = await listed('late');
  expect(email).toMatchObject({ status: 'SENT' });
  expect(email).not.toHaveProperty('error');
});

it('assumed: what waits or failed is listed for all emails, what was sent for those about orders, and a failed one is tried again', async () => {
  await sql`delete from mail_queue`.execute(database.kysely);
  await sql`delete from order_emails`.execute(database.kysely);
  const queue = mailQueue({ database, siteId, clock, ids });
  await queueMail(database.kysely, siteId, about('sent'), clock, ids);
  await deliverMail({ database, siteId, mailer: testMailer(), clock, logger });
  await queue.send({ to: 'ben@example.com', subject: 'Invitation', text: 'Welcome.' });
  const stored = { to: 'ben@example.com', subject: 'Invitation' };
  const sent = { ...about('sent'), orderId: 'sent', status: 'SENT' };
  const { text: _text, order: _order, ...sentEmail } = sent;
  expect(await queue.list()).toMatchObject([{ ...stored, status: 'QUEUED', attempts: 0 }, sentEmail]);
  for (let i = 0; i < 8; i++) {
    clock.advance(24 * 3_600_000);
    await deliverMail({ database, siteId, mailer: failing, clock, logger });
  }
  const [failed] = await queue.list();
  expect(failed).toMatchObject({ ...stored, status: 'FAILED', attempts: 8, error: 'Error: no route' });
  const mailer = testMailer();
  await deliverMail({ database, siteId, mailer, clock, logger });
  expect(mailer.sent).toEqual([]);
  expect(await queue.retry(failed?.id ?? '')).toEqual(stored);
  await deliverMail({ database, siteId, mailer, clock, logger });
  expect(mailer.sent).toHaveLength(1);
  expect(await queue.retry(failed?.id ?? '')).toBeUndefined();
});
