import { sql, type RawBuilder } from 'kysely';
import type { MigrationSet, Queryable } from '../../database/database.ts';
import { isInSavepoint, noteIn, type Note } from '../../database/notes.ts';
import { rowsBefore, type RetentionRule } from '../../database/retention.ts';
import type { Clock, IdSource } from '../ports.ts';
import type { EventIdentity } from '../../shared/events.ts';
import { eventTypeOf, type DomainEvent } from './events.ts';

/** Channel on which every committed change is announced. */
export const CHANGES = 'counterpart_changes';

/** What listeners hear of a committed event; the event itself is read from the outbox where it is needed. */
export interface Change {
  siteId: string;
  entityFqdn: string;
  slug: string;
  entityId: string;
  requestId: string;
  eventType: string;
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
    '003-who-and-what': `
      ALTER TABLE domain_events ADD COLUMN event_type text;
      UPDATE domain_events SET event_type = entity_fqdn || '_' || slug;
      ALTER TABLE domain_events ALTER COLUMN event_type SET NOT NULL;
      ALTER TABLE domain_events ADD COLUMN identity jsonb;
      ALTER TABLE domain_events ADD COLUMN by_anonymizing boolean NOT NULL DEFAULT false;
      CREATE INDEX domain_events_entity ON domain_events (site_id, entity_id, sequence);
      CREATE INDEX domain_events_type ON domain_events (site_id, event_type, sequence);`,
  },
};

export const retainedEvents: RetentionRule = {
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
  /** Who did it. */
  identity: EventIdentity;
  /** It follows from somebody's wish to be forgotten. */
  byAnonymizing?: boolean;
}

/** An event as the database receives it, in JSON. */
type EventJson = string;

/** More than this is not kept waiting: one statement would grow too large. */
const MAX_WAITING = 4_000_000;

const statementOf = (events: readonly EventJson[]): RawBuilder<unknown> => sql`
    WITH events AS (
      SELECT event, place FROM jsonb_array_elements(${`[${events.join(',')}]`}::text::jsonb) WITH ORDINALITY AS t (event, place)),
    written AS (
      INSERT INTO domain_events (site_id, id, event_type, entity_fqdn, slug, entity_id, event_time, request_id, identity,
        by_anonymizing, body)
      SELECT event ->> 'siteId', event ->> 'id', event ->> 'eventType', event ->> 'entityFqdn', event ->> 'slug',
        event ->> 'entityId', event ->> 'eventTime', event ->> 'requestId', event -> 'identity',
        (event -> 'byAnonymizing')::boolean, event -> 'body'
      FROM events ORDER BY place)
    SELECT pg_notify(${CHANGES}, json_build_object('siteId', event -> 'siteId', 'entityFqdn', event -> 'entityFqdn',
      'slug', event -> 'slug', 'entityId', event -> 'entityId', 'requestId', event -> 'requestId', 'eventType', event -> 'eventType')::text)
    FROM events ORDER BY place`;

/** The events that a transaction has published so far and not written yet. */
class Waiting implements Note {
  readonly #tx: Queryable;
  readonly #events: EventJson[] = [];
  #size = 0;

  constructor(tx: Queryable) {
    this.#tx = tx;
  }

  async add(event: EventJson): Promise<void> {
    this.#events.push(event);
    this.#size += event.length;
    // Events that were published before a savepoint must survive its rollback.
    if (!isInSavepoint(this.#tx)) await this.#writeMany();
  }

  async mark(): Promise<() => void> {
    await this.#writeMany();
    const { length } = this.#events;
    return () => {
      this.#size -= this.#events.splice(length).reduce((sum, event) => sum + event.length, 0);
    };
  }

  beforeCommit(): RawBuilder<unknown> | undefined {
    const events = this.#events.splice(0);
    this.#size = 0;
    return events.length === 0 ? undefined : statementOf(events);
  }

  async #writeMany(): Promise<void> {
    if (this.#size > MAX_WAITING) await this.beforeCommit()?.execute(this.#tx);
  }
}

const WAITING = Symbol('waiting events');

/**
 * Writes the event in the caller's transaction, with all others as its last statement, and announces it when that
 * commits. Its `sequence` grows in the order of commits: whoever has read up to one number finds everything committed
 * later behind it.
 */
export async function writeEvent(tx: Queryable, event: DomainEvent, origin: Origin): Promise<void> {
  const { siteId, requestId, clock, ids, identity, byAnonymizing = false } = origin;
  const { entityFqdn, slug, entityId, body } = event;
  const eventTime = clock.now().toISOString();
  const eventJson = JSON.stringify({
    siteId,
    id: ids.guid(),
    eventType: eventTypeOf(event),
    entityFqdn,
    slug,
    entityId,
    eventTime,
    requestId,
    identity,
    byAnonymizing,
    body,
  });
  const waiting = noteIn(tx, WAITING, () => new Waiting(tx));
  await (waiting ? waiting.add(eventJson) : statementOf([eventJson]).execute(tx));
}
