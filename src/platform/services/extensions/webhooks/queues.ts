import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { WebhookState } from '#shared/webhooks.ts';
import type { StoredKey } from './keys.ts';
import type { DeliveryQueueState } from './rules/apply-attempt.ts';
import { DOWN_AFTER } from './rules/waits.ts';

/** How long a process may go without a sign before another takes the subscriber over. */
export const LEASE_MS = 30_000;

export interface Site {
  siteId: string;
  db: Queryable;
}

/** A subscriber that this process tells of events, and nobody else meanwhile. */
export interface ClaimedQueue extends DeliveryQueueState {
  id: string;
  name: string;
  address: string;
  appId: string;
  state: WebhookState;
  keys: readonly StoredKey[];
  /** Grows whenever it is taken: whoever stood still too long writes nothing any more. */
  fence: string;
}

const columns = sql`w.id, w.name, w.address, w.app_id AS "appId", w.state, w.keys, w.fence::text AS fence, w.failures,
  w.failing_since AS "failingSince", w.delivered_date AS "deliveredDate"`;

const leaseEnd = (now: Date): string => new Date(now.getTime() + LEASE_MS).toISOString();

/** Takes subscribers for whom there is something to do, one that waited longer first. */
export async function claimQueues(
  { db, siteId }: Site,
  { now, limit, except }: { now: Date; limit: number; except: readonly string[] },
): Promise<ClaimedQueue[]> {
  const at = now.toISOString();
  const { rows } = await sql<ClaimedQueue>`
    UPDATE webhooks AS w SET fence = fence + 1, lease_until = ${leaseEnd(now)}
    WHERE w.site_id = ${siteId} AND w.id IN (
      SELECT id FROM webhooks AS due
      WHERE site_id = ${siteId} AND state = 'ACTIVE' AND next_turn <= ${at} AND (lease_until IS NULL OR lease_until <= ${at})
        AND NOT id = ANY (${[...except]}::text[]) AND (
          EXISTS (SELECT 1 FROM domain_events AS e WHERE e.site_id = due.site_id AND e.sequence > due.cursor)
          OR EXISTS (SELECT 1 FROM webhook_replays AS r WHERE r.site_id = due.site_id AND r.webhook_id = due.id)
          OR EXISTS (SELECT 1 FROM webhook_deliveries AS d WHERE d.site_id = due.site_id AND d.webhook_id = due.id
            AND d.state = 'WAITING' AND (d.next_try <= ${at} OR due.failures >= ${DOWN_AFTER})))
      ORDER BY next_turn LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`.execute(db);
  return rows;
}

/**
 * The lane as it is now, held, with a longer lease; undefined where it is this process's no longer, or nobody's to tell.
 */
export async function renewQueue(
  { db, siteId }: Site,
  { id, fence }: ClaimedQueue,
  now: Date,
): Promise<ClaimedQueue | undefined> {
  const { rows } = await sql<ClaimedQueue>`
    UPDATE webhooks AS w SET lease_until = ${leaseEnd(now)}
    WHERE w.site_id = ${siteId} AND w.id = ${id} AND w.fence = ${fence} RETURNING ${columns}`.execute(db);
  return rows[0];
}

export async function writeQueue(
  { db, siteId }: Site,
  { id }: ClaimedQueue,
  lane: DeliveryQueueState & { nextTurn: string; state: WebhookState },
): Promise<void> {
  await sql`
    UPDATE webhooks SET failures = ${lane.failures}, failing_since = ${lane.failingSince},
      delivered_date = ${lane.deliveredDate}, next_turn = ${lane.nextTurn}, state = ${lane.state}
    WHERE site_id = ${siteId} AND id = ${id}`.execute(db);
}

/** For the next one. */
export async function releaseQueue({ db, siteId }: Site, { id, fence }: ClaimedQueue): Promise<void> {
  await sql`UPDATE webhooks SET lease_until = NULL
    WHERE site_id = ${siteId} AND id = ${id} AND fence = ${fence}`.execute(db);
}
