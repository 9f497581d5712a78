import { sql } from 'kysely';
import { MAX_WAITING_COUNTED, type ReplayRequest } from '#shared/webhooks.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { deliveryNotFound } from './deliveries.ts';
import { eventNotFound } from './browse.ts';
import { isAbout } from './fill.ts';
import { requireWebhook } from './subscriptions.ts';

/** Longer than anything is kept. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';
/** Stretches that wait to be sent once more; each is worked off after the other. */
const MAX_STRETCHES = 20;

async function again(
  { db, siteId, clock }: Context,
  webhookId: string,
  which: ReturnType<typeof sql>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO webhook_deliveries (site_id, webhook_id, sequence, event_id, event_type, entity_fqdn, entity_id, event_time,
      replay, next_try)
    SELECT e.site_id, ${webhookId}, e.sequence, e.id, e.event_type, e.entity_fqdn, e.entity_id, e.event_time, true,
      ${clock.now().toISOString()}
    FROM domain_events AS e WHERE e.site_id = ${siteId} AND ${which}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

async function delivered(context: Context, webhookId: string, id: string): Promise<number> {
  const { db, siteId } = context;
  const { rows } = await sql<{ sequence: string }>`SELECT sequence::text AS sequence FROM webhook_deliveries
    WHERE site_id = ${siteId} AND webhook_id = ${webhookId} AND number = ${id}::bigint`.execute(db);
  if (!rows[0]) throw deliveryNotFound(id);
  const events = await again(context, webhookId, sql`e.sequence = ${rows[0].sequence}`);
  if (events === 0) throw failedPrecondition('The event is kept no longer.', 'EVENT_FORGOTTEN', { id });
  return events;
}

async function stretch(
  { db, siteId }: Context,
  webhookId: string,
  { from, to = END_OF_TIME }: { from: string; to?: string | undefined },
): Promise<number> {
  const { rows } = await sql<{ n: number; first: string | null; last: string | null; open: number }>`
    SELECT (SELECT count(*)::int FROM (SELECT 1 FROM domain_events AS e, webhooks AS w
        WHERE e.site_id = ${siteId} AND e.event_time >= ${from} AND e.event_time <= ${to}
          AND w.site_id = ${siteId} AND w.id = ${webhookId} AND ${isAbout} LIMIT ${MAX_WAITING_COUNTED}) AS about) AS n,
      (SELECT min(sequence)::text FROM domain_events WHERE site_id = ${siteId} AND event_time >= ${from}) AS first,
      (SELECT max(sequence)::text FROM domain_events WHERE site_id = ${siteId} AND event_time <= ${to}) AS last,
      (SELECT count(*)::int FROM webhook_replays WHERE site_id = ${siteId} AND webhook_id = ${webhookId}) AS open`.execute(
    db,
  );
  const { n, first, last, open } = rows[0] ?? { n: 0, first: null, last: null, open: 0 };
  if (n === 0 || first === null || last === null) return 0;
  if (open >= MAX_STRETCHES)
    throw failedPrecondition('So many stretches wait to be sent once more already.', 'TOO_MANY_REPLAYS');
  await sql`INSERT INTO webhook_replays (site_id, webhook_id, cursor, until, from_time, to_time)
    VALUES (${siteId}, ${webhookId}, ${first}::bigint - 1, ${last}::bigint, ${from}, ${to})`.execute(db);
  return n;
}

/** Puts into the queue once more what was asked for. @returns how many events, counted only so far */
export async function replay(context: Context, webhookId: string, request: ReplayRequest): Promise<number> {
  await requireWebhook(context, webhookId);
  if ('deliveryId' in request) return delivered(context, webhookId, request.deliveryId);
  if ('from' in request) return stretch(context, webhookId, request);
  const events = await again(context, webhookId, sql`e.id = ${request.eventId}`);
  if (events === 0) throw eventNotFound(request.eventId);
  return events;
}
