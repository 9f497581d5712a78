import { sql } from 'kysely';
import type { Database, MigrationSet, Queryable } from '../../database/database.ts';
import type { Clock, IdSource } from '../ports.ts';
import type { DomainEvent } from './events.ts';

/** Channel on which every committed change is announced. */
export const CHANGES = 'counterpart_changes';

/** What listeners hear of a committed event; the event itself is read from the outbox where it is needed. */
export interface Change {
  siteId: string;
  entityFqdn: string;
  slug: string;
  entityId: string;
  requestId: string;
}

export const eventMigrations: MigrationSet = {
  service: 'events',
  migrations: {
    '001-outbox': `
      CREATE TABLE domain_events (
        site_id text NOT NULL,
        sequence bigint GENERATED ALWAYS AS IDENTITY,
        id text NOT NULL,
        entity_fqdn text NOT NULL,
        slug text NOT NULL,
        entity_id text NOT NULL,
        entity_event_sequence bigint NOT NULL,
        event_time text NOT NULL,
        request_id text NOT NULL,
        body jsonb NOT NULL,
        PRIMARY KEY (site_id, sequence));
      CREATE INDEX domain_events_entity ON domain_events (site_id, entity_id, entity_event_sequence);`,
  },
};

interface Origin {
  siteId: string;
  requestId: string;
  clock: Clock;
  ids: IdSource;
}

/** Writes the event in the caller's transaction and announces it when that commits. */
export async function writeEvent(
  database: Database,
  tx: Queryable,
  event: DomainEvent,
  origin: Origin,
): Promise<void> {
  const { siteId, requestId } = origin;
  await sql`
    INSERT INTO domain_events
      (site_id, id, entity_fqdn, slug, entity_id, entity_event_sequence, event_time, request_id, body)
    SELECT ${siteId}, ${origin.ids.guid()}, ${event.entityFqdn}, ${event.slug}, ${event.entityId},
      COALESCE((SELECT max(entity_event_sequence) FROM domain_events
        WHERE site_id = ${siteId} AND entity_id = ${event.entityId}), 0) + 1,
      ${origin.clock.now().toISOString()}, ${requestId}, ${JSON.stringify(event.body)}::jsonb`.execute(tx);
  const change: Change = {
    siteId,
    entityFqdn: event.entityFqdn,
    slug: event.slug,
    entityId: event.entityId,
    requestId,
  };
  await database.notify(CHANGES, JSON.stringify(change), tx);
}
