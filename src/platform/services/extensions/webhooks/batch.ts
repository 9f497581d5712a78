import { sql } from 'kysely';
import type { DeliveryTry } from '#shared/webhooks.ts';
import type { StoredEvent } from '#platform/events/events.ts';
import type { ClaimedQueue, Site } from './queues.ts';
import { restAfter } from './rules/waits.ts';
import type { AttemptOutcome } from './rules/apply-attempt.ts';

const BATCH = 64;
/** As the database keeps it; longer bodies are read one by one when their turn comes. */
const SMALL_BYTES = 4096;

export interface Due {
  number: string;
  tries: number;
  history: readonly DeliveryTry[];
  /** Absent once it is forgotten. */
  event: StoredEvent | undefined;
  /** JSON; undefined where it is to be read when its turn comes. */
  body: string | undefined;
}

interface Row extends StoredEvent {
  number: string;
  tries: number;
  history: readonly DeliveryTry[];
  id: string;
  gone: boolean;
  body: string | null;
}

/** What is read of the event `e`. */
export const eventColumns = sql`e.id, e.event_type AS "eventType", e.entity_fqdn AS "entityFqdn", e.slug,
  e.entity_id AS "entityId", e.event_time AS "eventTime", e.sequence::text AS sequence, e.request_id AS "requestId",
  e.identity, e.by_anonymizing AS "byAnonymizing"`;

const earlier = sql`SELECT 1 FROM webhook_deliveries AS b WHERE b.site_id = d.site_id AND b.webhook_id = d.webhook_id
  AND b.state = 'WAITING' AND b.entity_id = d.entity_id AND b.entity_fqdn = d.entity_fqdn AND b.number < d.number`;

/**
 * What may be sent now, in order: of no entity of which something earlier waits for its next try. To a subscriber that is
 * down it is one, and the one that was tried least, so that no bad event alone keeps it down.
 */
export async function nextBatch({ db, siteId }: Site, claimedQueue: ClaimedQueue, now: Date): Promise<Due[]> {
  const at = now.toISOString();
  const isDown = restAfter(claimedQueue.failures) > 0;
  const which = isDown
    ? sql`NOT EXISTS (${earlier}) ORDER BY d.tries, d.number LIMIT 1`
    : sql`d.next_try <= ${at} AND NOT EXISTS (${earlier} AND b.next_try > ${at}) ORDER BY d.number LIMIT ${BATCH}`;
  const { rows } = await sql<Row>`
    SELECT d.number::text AS number, d.tries, d.history, e.id IS NULL AS gone, ${eventColumns},
      CASE WHEN pg_column_size(e.body) <= ${SMALL_BYTES} THEN e.body::text END AS body
    FROM (SELECT * FROM webhook_deliveries AS d WHERE d.site_id = ${siteId} AND d.webhook_id = ${claimedQueue.id}
      AND d.state = 'WAITING' AND ${which}) AS d
    LEFT JOIN domain_events AS e ON e.site_id = d.site_id AND e.sequence = d.sequence
    ORDER BY d.number`.execute(db);
  return rows.map(({ number, tries, history, gone, body, ...event }) => ({
    number,
    tries,
    history,
    event: gone ? undefined : event,
    body: body ?? undefined,
  }));
}

/** @returns undefined once it is forgotten */
export async function readBody({ db, siteId }: Site, sequence: string): Promise<string | undefined> {
  const { rows } = await sql<{ body: string }>`SELECT body::text AS body FROM domain_events
    WHERE site_id = ${siteId} AND sequence = ${sequence}`.execute(db);
  return rows[0]?.body;
}

/** How many events were tried in vain and wait. */
export async function countFailing({ db, siteId }: Site, { id }: ClaimedQueue): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM (
    SELECT 1 FROM webhook_deliveries WHERE site_id = ${siteId} AND webhook_id = ${id} AND state = 'WAITING' AND tries > 0
    LIMIT 2) AS failing`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whether an event was given up since then. */
export async function gaveUpSince({ db, siteId }: Site, { id }: ClaimedQueue, since: Date): Promise<boolean> {
  const { rows } = await sql`SELECT FROM webhook_deliveries WHERE site_id = ${siteId} AND webhook_id = ${id}
    AND state = 'PARKED' AND decided_date > ${since.toISOString()} LIMIT 1`.execute(db);
  return rows.length > 0;
}

export async function writeAttempts(
  { db, siteId }: Site,
  { id }: ClaimedQueue,
  attemptOutcomes: readonly AttemptOutcome[],
): Promise<void> {
  await sql`
    UPDATE webhook_deliveries AS d SET state = r.state, tries = r.tries, next_try = r."nextTry",
      decided_date = r."decidedDate", history = r.history
    FROM jsonb_to_recordset(${JSON.stringify(attemptOutcomes)}::text::jsonb)
      AS r (number bigint, state text, tries int, "nextTry" text, "decidedDate" text, history jsonb)
    WHERE d.site_id = ${siteId} AND d.webhook_id = ${id} AND d.number = r.number`.execute(db);
}
