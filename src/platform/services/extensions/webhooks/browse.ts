import { sql } from 'kysely';
import type { DomainEventSummary, DomainEventDetails, DomainEventPage } from '#shared/events.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { StoredEvent } from '#platform/events/events.ts';
import { eventColumns } from './batch.ts';
import { identityOf, payloadOf } from './payload.ts';
import { withModified } from './with-modified.ts';

interface EventQuery {
  entityFqdn?: string | undefined;
  eventType?: string | undefined;
  entityId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const present = ({ byAnonymizing: _by, ...event }: StoredEvent): DomainEventSummary => ({
  ...event,
  identity: identityOf(event),
});

export const eventNotFound = (id: string) => notFound('There is no such event.', 'EVENT_NOT_FOUND', { id });

const where = (column: string, operator: '=' | '>=' | '<=', value: string | undefined) =>
  value === undefined ? sql`` : sql`AND ${sql.ref(`e.${column}`)} ${sql.raw(operator)} ${value}`;

/** The latest first. */
export async function browseEvents({ db, siteId }: Context, query: EventQuery): Promise<DomainEventPage> {
  const { entityFqdn, eventType, entityId, from, to, limit, cursor } = query;
  const { rows } = await sql<StoredEvent>`
    SELECT ${eventColumns} FROM domain_events AS e WHERE e.site_id = ${siteId}
      ${where('entity_fqdn', '=', entityFqdn)} ${where('event_type', '=', eventType)} ${where('entity_id', '=', entityId)}
      ${where('event_time', '>=', from)} ${where('event_time', '<=', to)}
      ${cursor === undefined ? sql`` : sql`AND e.sequence < ${cursor}::bigint`}
    ORDER BY e.sequence DESC LIMIT ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  return { events: page.map(present), next: rows.length > limit ? (page.at(-1)?.sequence ?? null) : null };
}

/** @throws 404 */
export async function getEvent(context: Context, id: string): Promise<DomainEventDetails> {
  const { db, siteId } = context;
  const { rows } = await sql<StoredEvent & { body: string }>`
    SELECT ${eventColumns}, e.body::text AS body FROM domain_events AS e WHERE e.site_id = ${siteId} AND e.id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw eventNotFound(id);
  const { body, ...event } = row;
  return {
    ...present(event),
    payload: JSON.parse(payloadOf(event, await withModified(context, event, body))),
  };
}
