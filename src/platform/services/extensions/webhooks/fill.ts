import { sql, type RawBuilder } from 'kysely';
import { eventTypes } from '#platform/contract/index.ts';
import type { ClaimedQueue, Site } from './queues.ts';

/** So many events are looked at for a subscriber at a time. */
const LOOKED_AT = 500;
/** So many may wait for it as rows of their own; the rest waits in the outbox. */
const MAX_WAITING = 5000;

/** What others know of. Whatever else services tell each other stays inside. */
const known = [...new Set(eventTypes.map(({ type }) => type))];

/** Whether the subscription `w` is about the event `e`. */
export const isAbout = sql`(CASE WHEN w.events IS NULL THEN e.event_type = ANY (${known}::text[])
  ELSE w.events @> to_jsonb(e.event_type) END)`;

const columns = sql`site_id, webhook_id, sequence, event_id, event_type, entity_fqdn, entity_id, event_time, replay, next_try`;

/** An event `e` as a delivery to `w`. */
const asDelivery = (replay: boolean, at: string): RawBuilder<unknown> =>
  sql`w.site_id, w.id, e.sequence, e.id, e.event_type, e.entity_fqdn, e.entity_id, e.event_time, ${replay}::boolean, ${at}`;

const lane = (siteId: string, { id }: Pick<ClaimedQueue, 'id'>): RawBuilder<unknown> =>
  sql`w.site_id = ${siteId} AND w.id = ${id}`;

async function hasRoom({ db, siteId }: Site, { id }: ClaimedQueue): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM (
    SELECT 1 FROM webhook_deliveries WHERE site_id = ${siteId} AND webhook_id = ${id} AND state = 'WAITING'
    LIMIT ${MAX_WAITING}) AS waiting`.execute(db);
  return (rows[0]?.n ?? 0) < MAX_WAITING;
}

/** What happened since, in its order. @returns whether there was anything */
async function takeFresh({ db, siteId }: Site, claimedQueue: ClaimedQueue, at: string): Promise<boolean> {
  const { rows } = await sql<{ last: string | null }>`
    WITH w AS MATERIALIZED (SELECT * FROM webhooks AS w WHERE ${lane(siteId, claimedQueue)}),
    e AS MATERIALIZED (
      SELECT e.sequence, e.id, e.event_type, e.entity_fqdn, e.entity_id, e.event_time FROM domain_events AS e
      WHERE e.site_id = ${siteId} AND e.sequence > (SELECT cursor FROM w) ORDER BY e.sequence LIMIT ${LOOKED_AT}),
    taken AS (
      INSERT INTO webhook_deliveries (${columns})
      SELECT ${asDelivery(false, at)} FROM e, w WHERE ${isAbout} ORDER BY e.sequence),
    moved AS (
      UPDATE webhooks AS w SET cursor = (SELECT max(sequence) FROM e)
      WHERE ${lane(siteId, claimedQueue)} AND EXISTS (SELECT 1 FROM e))
    SELECT max(sequence)::text AS last FROM e`.execute(db);
  return rows[0]?.last != null;
}

/** A part of what somebody asked for once more. @returns whether there was anything */
async function takeAgain({ db, siteId }: Site, claimedQueue: ClaimedQueue, at: string): Promise<boolean> {
  const { rows } = await sql<{ number: string; last: string | null }>`
    WITH w AS MATERIALIZED (SELECT * FROM webhooks AS w WHERE ${lane(siteId, claimedQueue)}),
    r AS MATERIALIZED (SELECT * FROM webhook_replays WHERE site_id = ${siteId} AND webhook_id = ${claimedQueue.id}
      ORDER BY number LIMIT 1),
    e AS MATERIALIZED (
      SELECT e.sequence, e.id, e.event_type, e.entity_fqdn, e.entity_id, e.event_time FROM domain_events AS e
      WHERE e.site_id = ${siteId} AND e.sequence > (SELECT cursor FROM r) AND e.sequence <= (SELECT until FROM r)
      ORDER BY e.sequence LIMIT ${LOOKED_AT}),
    taken AS (
      INSERT INTO webhook_deliveries (${columns})
      SELECT ${asDelivery(true, at)} FROM e, w, r
      WHERE ${isAbout} AND e.event_time >= r.from_time AND e.event_time <= r.to_time ORDER BY e.sequence),
    moved AS (
      UPDATE webhook_replays AS m SET cursor = (SELECT max(sequence) FROM e)
      WHERE m.site_id = ${siteId} AND m.webhook_id = ${claimedQueue.id} AND m.number = (SELECT number FROM r)
        AND EXISTS (SELECT 1 FROM e))
    SELECT r.number::text AS number, (SELECT max(sequence)::text FROM e) AS last FROM r`.execute(db);
  const [replay] = rows;
  if (!replay) return false;
  if (replay.last === null)
    await sql`DELETE FROM webhook_replays WHERE site_id = ${siteId} AND webhook_id = ${claimedQueue.id}
      AND number = ${replay.number}`.execute(db);
  return true;
}

/**
 * Puts the next events into the subscriber's queue, in a transaction in which it is held: first what is new, so that a
 * replay of everything delays nothing. What fails holds up what comes after it of the same entity only, so there is room for
 * thousands behind it. @returns whether there may be more
 */
export async function fill(site: Site, claimedQueue: ClaimedQueue, now: Date): Promise<boolean> {
  if (!(await hasRoom(site, claimedQueue))) return false;
  const at = now.toISOString();
  const fresh = await takeFresh(site, claimedQueue, at);
  const again = await takeAgain(site, claimedQueue, at);
  return fresh || again;
}
