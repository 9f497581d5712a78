import { sql } from 'kysely';
import type { StoredEvent } from '#platform/events/events.ts';
import { updatedEvent } from '#platform/events/entity-events.ts';
import type { Site } from './queues.ts';

/** As the database writes it; a text that says the same has its quotes escaped. */
const HAS_MODIFIED = '"modifiedFields": ';

/** Who makes a price anew with every look knows what was told last, and only the outbox knows it still. */
const isBare = ({ slug, byAnonymizing }: StoredEvent, body: string): boolean =>
  slug === 'updated' && !byAnonymizing && !body.includes(HAS_MODIFIED);

/** The entity as the event before published it; undefined where the outbox no longer stores that event. */
async function previousEntity(
  { db, siteId }: Site,
  { entityFqdn, entityId, sequence }: StoredEvent,
): Promise<object | undefined> {
  const { rows } = await sql<{ entity: string | null }>`
    SELECT coalesce(p.body #> '{createdEvent,entity}', p.body #> '{updatedEvent,currentEntity}')::text AS entity
    FROM domain_events AS p
    WHERE p.site_id = ${siteId} AND p.entity_id = ${entityId} AND p.sequence < ${sequence}::bigint
      AND p.entity_fqdn = ${entityFqdn} AND p.slug IN ('created', 'updated', 'deleted')
    ORDER BY p.sequence DESC LIMIT 1`.execute(db);
  const entity = rows[0]?.entity;
  return entity ? (JSON.parse(entity) as object) : undefined;
}

/**
 * The event's body, with what was modified also where nobody knew it as it happened, as of carts and checkouts: pricing them once
 * more for what they were costs the shopper time, comparing with what was told before costs nobody any.
 */
export async function withModified(site: Site, event: StoredEvent, body: string): Promise<string> {
  if (!isBare(event, body)) return body;
  const { updatedEvent: told } = JSON.parse(body) as { updatedEvent?: { currentEntity?: object } };
  if (!told?.currentEntity) return body;
  const before = await previousEntity(site, event);
  return before ? JSON.stringify(updatedEvent(told.currentEntity, before)) : body;
}
