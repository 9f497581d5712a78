import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { LoggedEmail } from '../../shared/email-log.ts';
import type { Clock, IdSource, Mail } from '../ports.ts';
import { MAIL_WAITS, MAX_ATTEMPTS, queueMail } from './mail-queue.ts';

/** As many of each kind as a page shows. */
const MAX_LISTED = 100;

interface Options {
  database: Database;
  siteId: string;
  clock: Clock;
  ids: IdSource;
}

type LoggedRow = { [Field in keyof LoggedEmail]-?: LoggedEmail[Field] | null } & Omit<
  LoggedEmail,
  'error' | 'orderId'
>;

/** The queue of emails, for those who look after it. Of what was sent only emails about orders are known. */
export function mailQueue({ database, siteId, clock, ids }: Options) {
  const db = database.kysely;
  return {
    send: (mail: Mail): Promise<void> => queueMail(db, siteId, { ...mail, order: null }, clock, ids),

    /** Those that failed first, then those that wait, then the last that were sent. */
    async list(): Promise<LoggedEmail[]> {
      const { rows: queued } = await sql<LoggedRow>`
        SELECT id, mail ->> 'to' AS "to", mail ->> 'subject' AS subject, attempts, next_attempt AS date, error,
          mail #>> '{order,id}' AS "orderId",
          CASE WHEN attempts >= ${MAX_ATTEMPTS} THEN 'FAILED' ELSE 'QUEUED' END AS status
        FROM mail_queue WHERE site_id = ${siteId}
        ORDER BY attempts >= ${MAX_ATTEMPTS} DESC, n DESC LIMIT ${MAX_LISTED}`.execute(db);
      const { rows: sent } = await sql<LoggedRow>`
        SELECT id, recipient AS "to", subject, 1 AS attempts, sent_date AS date, NULL AS error,
          order_id AS "orderId", 'SENT' AS status
        FROM order_emails WHERE site_id = ${siteId} AND sent_date IS NOT NULL AND NOT in_mailbox
        ORDER BY created_date DESC, n DESC LIMIT ${MAX_LISTED}`.execute(db);
      return [...queued, ...sent].map(({ error, orderId, ...email }) => ({
        ...email,
        ...(error !== null && { error }),
        ...(orderId !== null && { orderId }),
      }));
    },

    /** Tries one of the queue now, with all attempts before it. @returns undefined where the queue no longer has it */
    async retry(id: string): Promise<Pick<LoggedEmail, 'to' | 'subject'> | undefined> {
      const { rows } = await sql<Pick<LoggedEmail, 'to' | 'subject'>>`
        WITH retried AS (
          UPDATE mail_queue SET attempts = 0, next_attempt = ${clock.now().toISOString()}
          WHERE site_id = ${siteId} AND id = ${id} RETURNING mail)
        SELECT mail ->> 'to' AS "to", mail ->> 'subject' AS subject, pg_notify(${MAIL_WAITS}, ${siteId})
        FROM retried`.execute(db);
      const [row] = rows;
      return row && { to: row.to, subject: row.subject };
    },
  };
}
