import { sql } from 'kysely';
import type { Database, MigrationSet, Queryable } from '../../database/database.ts';
import { rowsBefore, type Kept } from '../../database/retention.ts';
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
    // A number taken at the insert may be lower than one that somebody has read already: at the commit it is taken
    // anew, one commit after the other. NOTIFY lets commits pass one by one anyway.
    '002-commit-order': `
      DROP INDEX domain_events_entity;
      ALTER TABLE domain_events DROP COLUMN entity_event_sequence;
      CREATE INDEX domain_events_age ON domain_events (site_id, event_time);
      CREATE FUNCTION number_domain_event() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_advisory_xact_lock(4107281947);
          UPDATE domain_events SET sequence = DEFAULT WHERE site_id = NEW.site_id AND sequence = NEW.sequence;
          RETURN NULL;
        END $$;
      CREATE CONSTRAINT TRIGGER domain_events_commit_order AFTER INSERT ON domain_events
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION number_domain_event();`,
  },
};

export const keptEvents: Kept = {
  what: 'Events',
  since: 'they happened',
  days: 30,
  setting: 'EVENT_DAYS',
  forget: rowsBefore('domain_events', 'event_time'),
};

interface Origin {
  siteId: string;
  requestId: string;
  clock: Clock;
  ids: IdSource;
}

/**
 * Writes the event in the caller's transaction and announces it when that commits. Its `sequence` grows in the order of
 * commits: whoever has read up to one number finds everything committed later behind it.
 */
export async function writeEvent(
  database: Database,
  tx: Queryable,
  event: DomainEvent,
  origin: Origin,
): Promise<void> {
  const { siteId, requestId } = origin;
  await sql`
    INSERT INTO domain_events
      (site_id, id, entity_fqdn, slug, entity_id, event_time, request_id, body)
    VALUES (${siteId}, ${origin.ids.guid()}, ${event.entityFqdn}, ${event.slug}, ${event.entityId},
      ${origin.clock.now().toISOString()}, ${requestId}, ${JSON.stringify(event.body)}::jsonb)`.execute(tx);
  const change: Change = {
    siteId,
    entityFqdn: event.entityFqdn,
    slug: event.slug,
    entityId: event.entityId,
    requestId,
  };
  await database.notify(CHANGES, JSON.stringify(change), tx);
}
