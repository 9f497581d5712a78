import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';

/** The refund of a due invoice, which is for none. */
export const NO_REFUND = '';

export interface Due {
  orderId: string;
  refundId: string;
}

export async function remember(
  { db, siteId, clock }: Context,
  orderId: string,
  refundId: string,
): Promise<void> {
  await sql`insert into due_invoices (site_id, order_id, refund_id, created_date)
    values (${siteId}, ${orderId}, ${refundId}, ${clock.now().toISOString()}) on conflict do nothing`.execute(
    db,
  );
}

/** @returns whether it was due: another process may have been first */
export async function forget({ db, siteId }: Context, { orderId, refundId }: Due): Promise<boolean> {
  const { rows } = await sql`delete from due_invoices
    where site_id = ${siteId} and order_id = ${orderId} and refund_id = ${refundId} returning order_id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Puts one behind all others, to be tried again: what keeps it from being made is not of its order. */
export async function postpone({ db, siteId, clock }: Context, { orderId, refundId }: Due): Promise<void> {
  await sql`update due_invoices set created_date = ${clock.now().toISOString()}
    where site_id = ${siteId} and order_id = ${orderId} and refund_id = ${refundId}`.execute(db);
}

/** How many orders wait for their invoice: of the site, or of one order. */
export async function countDue({ db, siteId }: Context, orderId?: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from due_invoices
    where site_id = ${siteId} and refund_id = ${NO_REFUND}
      ${orderId === undefined ? sql`` : sql`and order_id = ${orderId}`}`.execute(db);
  return rows[0]?.count ?? 0;
}
