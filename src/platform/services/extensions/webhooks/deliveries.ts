import { sql } from 'kysely';
import type {
  DeliveryState,
  DeliveryTry,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookDeliveryPage,
} from '#shared/webhooks.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { StoredEvent } from '#platform/events/events.ts';
import { eventColumns } from './batch.ts';
import { identityOf, payloadOf } from './payload.ts';
import { requireWebhook } from './subscriptions.ts';
import { withModified } from './with-modified.ts';

interface Row extends Omit<WebhookDelivery, 'lastTry'> {
  history: readonly DeliveryTry[];
}

const columns = sql`d.number::text AS id, d.webhook_id AS "webhookId", d.event_id AS "eventId", d.event_type AS "eventType",
  d.entity_fqdn AS "entityFqdn", d.entity_id AS "entityId", d.event_time AS "eventTime", d.state, d.tries, d.replay,
  CASE WHEN d.state = 'WAITING' THEN d.next_try END AS "nextTry", d.history`;

const present = ({ history, ...row }: Row): WebhookDelivery => ({ ...row, lastTry: history.at(-1) ?? null });

interface DeliveryQuery {
  state?: DeliveryState | undefined;
  eventType?: string | undefined;
  entityId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const equal = (column: string, value: string | undefined) =>
  value === undefined ? sql`` : sql`AND ${sql.ref(`d.${column}`)} = ${value}`;

/** The latest first. @throws 404 */
export async function listDeliveries(
  context: Context,
  webhookId: string,
  query: DeliveryQuery,
): Promise<WebhookDeliveryPage> {
  const { db, siteId } = context;
  await requireWebhook(context, webhookId);
  const { state, eventType, entityId, limit, cursor } = query;
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM webhook_deliveries AS d WHERE d.site_id = ${siteId} AND d.webhook_id = ${webhookId}
      ${equal('state', state)} ${equal('event_type', eventType)} ${equal('entity_id', entityId)}
      ${cursor === undefined ? sql`` : sql`AND d.number < ${cursor}::bigint`}
    ORDER BY d.number DESC LIMIT ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  return { deliveries: page.map(present), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

export const deliveryNotFound = (id: string) =>
  notFound('There is no such delivery.', 'DELIVERY_NOT_FOUND', { id });

/** @throws 404 */
export async function getDelivery(
  context: Context,
  webhookId: string,
  id: string,
): Promise<WebhookDeliveryDetails> {
  const { db, siteId } = context;
  if (!/^\d{1,18}$/.test(id)) throw deliveryNotFound(id);
  const { rows } = await sql<Row & { event: StoredEvent | null; body: string | null }>`
    SELECT ${columns}, (SELECT to_jsonb(told) FROM (SELECT ${eventColumns} FROM domain_events AS e
        WHERE e.site_id = d.site_id AND e.sequence = d.sequence) AS told) AS event,
      (SELECT e.body::text FROM domain_events AS e WHERE e.site_id = d.site_id AND e.sequence = d.sequence) AS body
    FROM webhook_deliveries AS d
    WHERE d.site_id = ${siteId} AND d.webhook_id = ${webhookId} AND d.number = ${id}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw deliveryNotFound(id);
  const { event, body, ...delivery } = row;
  const told = event && body !== null ? { event, body: await withModified(context, event, body) } : undefined;
  return {
    ...present(delivery),
    history: delivery.history,
    payload: told ? JSON.parse(payloadOf(told.event, told.body)) : null,
    identity: told ? identityOf(told.event) : null,
  };
}
