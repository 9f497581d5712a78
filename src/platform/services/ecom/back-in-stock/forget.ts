import { sql } from 'kysely';
import { NOTIFIED_DAYS, WAITING_DAYS } from '#shared/back-in-stock.ts';
import type { RetentionRule } from '#database/retention.ts';
import type { Context } from '#platform/context.ts';
import type { Listener } from '#platform/service.ts';
import { removeRequests } from './change.ts';
import { requests } from './tables.ts';

async function removeFound(context: Context, found: readonly { id: string }[]): Promise<void> {
  const ids = found.map(({ id }) => id);
  await removeRequests(context, await requests.getManyForUpdate(context.db, context.siteId, ids));
}

export const notifiedRequests: RetentionRule<Context> = {
  what: 'Who was told that something is back in stock, or could not be',
  since: 'that',
  days: NOTIFIED_DAYS,
  async forget(context, before, limit) {
    const { rows } = await sql<{ id: string }>`select id from back_in_stock_requests
      where site_id = ${context.siteId} and settled_date < ${before.toISOString()} limit ${limit}`.execute(
      context.db,
    );
    await removeFound(context, rows);
    return rows.length;
  },
};

export const longWaiting: RetentionRule<Context> = {
  what: 'Who waits for something that never came back',
  since: 'they asked',
  days: WAITING_DAYS,
  async forget(context, before, limit) {
    const { rows } = await sql<{ id: string }>`select id from back_in_stock_requests
      where site_id = ${context.siteId} and status = 'RECEIVED' and created_date < ${before.toISOString()}
      limit ${limit}`.execute(context.db);
    await removeFound(context, rows);
    return rows.length;
  },
};

/** Whoever leaves the shop waits for nothing of it. */
export const forgetMember: Listener = async ({ body }, context) => {
  if (!('deletedEvent' in body)) return;
  const { id, contactId } = body.deletedEvent.deletedEntity as { id: string; contactId: string };
  const { rows } = await sql<{ id: string }>`select id from back_in_stock_requests
    where site_id = ${context.siteId} and (contact_id = ${contactId} or member_id = ${id})`.execute(
    context.db,
  );
  await removeFound(context, rows);
};
