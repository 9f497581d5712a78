import { sql, type RawBuilder } from 'kysely';
import type { Database, MigrationSet, Queryable } from '../../database/database.ts';
import { noteIn, type Note } from '../../database/notes.ts';
import { oldRows, type RetentionRule } from '../../database/retention.ts';
import type { WrittenMail } from '../mails/mail-layout.ts';
import type { Clock, IdSource, Logger, Mail, Mailer } from '../ports.ts';

/** Channel on which it is said that a mail waits. */
export const MAIL_WAITS = 'counterpart_mail';

export const MAX_ATTEMPTS = 8;
/** Sent side by side: one that hangs holds up no more. */
const BATCH = 5;

export const mailMigrations: MigrationSet = {
  service: 'mail',
  migrations: {
    '001-queue': `
      CREATE TABLE mail_queue (
        site_id text NOT NULL,
        id text NOT NULL,
        mail jsonb NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt text NOT NULL,
        sent_date text,
        error text,
        PRIMARY KEY (site_id, id));
      CREATE INDEX mail_queue_due ON mail_queue (site_id, next_attempt) WHERE sent_date IS NULL;`,
    '002-unsent-only': `
      DELETE FROM mail_queue WHERE sent_date IS NOT NULL;
      ALTER TABLE mail_queue DROP COLUMN sent_date;
      CREATE INDEX mail_queue_next ON mail_queue (site_id, next_attempt);`,
    '003-in-order': `
      ALTER TABLE mail_queue ADD COLUMN n bigint GENERATED ALWAYS AS IDENTITY;`,
    '004-order-emails': `
      CREATE TABLE order_emails (
        site_id text NOT NULL,
        id text NOT NULL,
        order_id text NOT NULL,
        kind text NOT NULL,
        recipient text NOT NULL,
        subject text NOT NULL,
        created_date text NOT NULL,
        sent_date text,
        in_mailbox boolean NOT NULL DEFAULT false,
        error text,
        n bigint GENERATED ALWAYS AS IDENTITY,
        PRIMARY KEY (site_id, id));
      CREATE INDEX order_emails_order ON order_emails (site_id, order_id, created_date);`,
    '005-newest-first': `
      CREATE INDEX order_emails_date ON order_emails (site_id, created_date);`,
  },
};

export const retainedEmails: RetentionRule = {
  what: 'Mails that could not be sent',
  since: 'the last of eight tries',
  days: 7,
  forget: oldRows('mail_queue', (before) => sql`attempts >= ${MAX_ATTEMPTS} AND next_attempt < ${before}`),
};

/** How many are in the queue: those that are still tried, and those that are not. */
export async function countMails(
  db: Queryable,
  siteId: string,
): Promise<{ waiting: number; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; givenUp: number }>`
    SELECT count(*) FILTER (WHERE attempts < ${MAX_ATTEMPTS})::int AS waiting,
      count(*) FILTER (WHERE attempts >= ${MAX_ATTEMPTS})::int AS "givenUp"
    FROM mail_queue WHERE site_id = ${siteId}`.execute(db);
  return rows[0] ?? { waiting: 0, givenUp: 0 };
}

/** Longer is what a mail server says of itself. */
const MAX_ERROR_LENGTH = 1000;

/** What the mail of one try is about: what became of an earlier one says nothing of it. */
export const tryOf = (id: string, attempt: string | number): string => `${id}/${attempt}`;

/** The mails about something of that kind that are not tried any more. */
export async function failedEmails(db: Queryable, siteId: string, kind: string) {
  const { rows } = await sql<{ about: string; error: string | null }>`
    SELECT mail #>> '{about,id}' AS about, error FROM mail_queue
    WHERE site_id = ${siteId} AND attempts >= ${MAX_ATTEMPTS} AND mail #>> '{about,kind}' = ${kind}`.execute(
    db,
  );
  const said = new Map(rows.map(({ about, error }) => [about, (error ?? '').slice(0, MAX_ERROR_LENGTH)]));
  const [...abouts] = said.keys();
  return {
    /** What they were sent for, each once, in order. */
    ids: [...new Set(abouts.map((about) => about.split('/', 1).join('')))].toSorted(),
    /** What the mail server said last of that try; undefined where it took the mail, or may yet. */
    saidOf: (id: string, attempt: string | number) => said.get(tryOf(id, attempt)),
  };
}

interface Queued {
  siteId: string;
  id: string;
  nextAttempt: string;
  mail: WrittenMail;
}

const statementOf = (queued: readonly Queued[]): RawBuilder<unknown> => sql`
    WITH queued AS (SELECT * FROM jsonb_array_elements(${JSON.stringify(queued)}::text::jsonb) AS t (entry)),
    written AS (
      INSERT INTO mail_queue (site_id, id, mail, next_attempt)
      SELECT entry ->> 'siteId', entry ->> 'id', entry -> 'mail', entry ->> 'nextAttempt' FROM queued),
    logged AS (
      INSERT INTO order_emails (site_id, id, order_id, kind, recipient, subject, created_date)
      SELECT entry ->> 'siteId', entry ->> 'id', entry #>> '{mail,order,id}', entry #>> '{mail,order,kind}',
        entry #>> '{mail,to}', entry #>> '{mail,subject}', entry ->> 'nextAttempt'
      FROM queued WHERE entry #>> '{mail,order,id}' IS NOT NULL)
    SELECT pg_notify(${MAIL_WAITS}, entry ->> 'siteId') FROM queued`;

/** The mails of a transaction, written together as its last. */
class Waiting implements Note {
  readonly #queued: Queued[] = [];

  add(queued: Queued): void {
    this.#queued.push(queued);
  }

  mark(): () => void {
    const { length } = this.#queued;
    return () => void this.#queued.splice(length);
  }

  beforeCommit(): RawBuilder<unknown> | undefined {
    const queued = this.#queued.splice(0);
    return queued.length === 0 ? undefined : statementOf(queued);
  }
}

const WAITING = Symbol('mails');

export async function queueMail(
  tx: Queryable,
  siteId: string,
  mail: WrittenMail,
  clock: Clock,
  ids: IdSource,
): Promise<void> {
  const queued = { siteId, id: ids.guid(), nextAttempt: clock.now().toISOString(), mail };
  const waiting = noteIn(tx, WAITING, () => new Waiting());
  await (waiting ? waiting.add(queued) : statementOf([queued]).execute(tx));
}

/** As it goes out; one that was queued with its HTML keeps it. */
async function drawn({ letter, about: _about, order: _order, ...mail }: WrittenMail): Promise<Mail> {
  if (!letter) return mail;
  const { renderEmail } = await import('../mails/render-email.ts');
  return { ...mail, html: renderEmail(letter) };
}

/** Doubles from one minute: 1, 2, 4, … */
const FIRST_DELAY_SECONDS = 60;

interface Delivery {
  database: Database;
  siteId: string;
  /** Has to give up on a mail before its next try is due. */
  mailer: Mailer;
  clock: Clock;
  logger: Logger;
}

/**
 * Sends all that is due, at least once each; a failed one waits longer every time and is given up after eight tries.
 * Each is claimed for its next try before it is sent, so that no transaction waits for a mail server.
 * @returns how many were taken up.
 */
export async function deliverMail(delivery: Delivery): Promise<number> {
  let all = 0;
  for (let some = await deliverSome(delivery); some > 0; some = await deliverSome(delivery)) all += some;
  return all;
}

async function deliverSome({ database, siteId, mailer, clock, logger }: Delivery): Promise<number> {
  const db = database.kysely;
  const now = clock.now().toISOString();
  const { rows } = await sql<{ id: string; mail: WrittenMail }>`
    WITH taken AS (
      UPDATE mail_queue SET attempts = attempts + 1,
      next_attempt = to_char(${now}::timestamptz AT TIME ZONE 'UTC' + ${FIRST_DELAY_SECONDS} * power(2, attempts) * interval '1 second',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    WHERE site_id = ${siteId} AND id IN (
      SELECT id FROM mail_queue
      WHERE site_id = ${siteId} AND attempts < ${MAX_ATTEMPTS} AND next_attempt <= ${now}
      ORDER BY next_attempt, n LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, mail, n)
    SELECT id, mail FROM taken ORDER BY n`.execute(db);
  const deliver = async (id: string, sending: ReturnType<Mailer['send']>): Promise<void> => {
    try {
      const receipt = await sending;
      // Codes and links are in it: what was sent is kept by nobody but its receiver.
      await sql`WITH sent AS (DELETE FROM mail_queue WHERE site_id = ${siteId} AND id = ${id})
        UPDATE order_emails SET sent_date = ${clock.now().toISOString()}, in_mailbox = ${receipt?.inMailbox === true}
        WHERE site_id = ${siteId} AND id = ${id}`.execute(db);
    } catch (error) {
      logger.warn({ mail: id, reason: String(error) }, 'mail not sent');
      await sql`WITH failed AS (
          UPDATE mail_queue SET error = ${String(error)} WHERE site_id = ${siteId} AND id = ${id})
        UPDATE order_emails SET error = ${String(error).slice(0, MAX_ERROR_LENGTH)}
        WHERE site_id = ${siteId} AND id = ${id}`.execute(db);
    }
  };
  const mails = await Promise.all(rows.map(async ({ id, mail }) => ({ id, mail: await drawn(mail) })));
  await Promise.all(mails.map(({ id, mail }) => deliver(id, mailer.send(mail))));
  return rows.length;
}
