import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OrderEmail } from '../../shared/order-mails.ts';
import { MAX_ATTEMPTS } from './mail-queue.ts';

interface OrderEmailRow extends Omit<OrderEmail, 'error'> {
  error: string | null;
}

/**
 * The emails about an order, oldest first. The queue removes what failed days later; its error here stays. What left the
 * queue without either was sent by a process of an older version.
 */
export async function readOrderEmails(db: Queryable, siteId: string, orderId: string): Promise<OrderEmail[]> {
  const { rows } = await sql<OrderEmailRow>`
    SELECT e.id, e.kind, e.recipient AS "to", e.subject, e.created_date AS "createdDate", e.error,
      CASE WHEN e.in_mailbox THEN 'IN_MAILBOX'
        WHEN e.sent_date IS NOT NULL THEN 'SENT'
        WHEN q.attempts < ${MAX_ATTEMPTS} THEN 'QUEUED'
        WHEN q.id IS NOT NULL OR e.error IS NOT NULL THEN 'FAILED'
        ELSE 'SENT' END AS status
    FROM order_emails AS e LEFT JOIN mail_queue AS q ON q.site_id = e.site_id AND q.id = e.id
    WHERE e.site_id = ${siteId} AND e.order_id = ${orderId} ORDER BY e.created_date, e.n`.execute(db);
  return rows.map(({ error, ...email }) => ({
    ...email,
    ...(error !== null && (email.status === 'QUEUED' || email.status === 'FAILED') && { error }),
  }));
}

/** Removes what is stored of the emails about an order that is deleted. */
export const removeOrderEmails = (db: Queryable, siteId: string, orderId: string): Promise<unknown> =>
  sql`DELETE FROM order_emails WHERE site_id = ${siteId} AND order_id = ${orderId}`.execute(db);
