import { sql } from 'kysely';
import {
  MAX_WAITING_COUNTED,
  MAX_WEBHOOKS,
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookEvents,
  type WebhookState,
} from '#shared/webhooks.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import { isAbout } from './fill.ts';
import { keysInUse, makeKey, type StoredKey } from './keys.ts';
import { restAfter } from './rules/waits.ts';

interface Row {
  id: string;
  name: string;
  address: string;
  appId: string;
  events: string[] | null;
  state: WebhookState;
  keys: readonly StoredKey[];
  failures: number;
  failingSince: string | null;
  nextTurn: string;
  deliveredDate: string | null;
  createdDate: string;
  updatedDate: string;
  waiting: number;
  parked: number;
}

const webhookNotFound = (id: string) => notFound('There is no such webhook.', 'WEBHOOK_NOT_FOUND', { id });

const json = (value: unknown) =>
  value === null ? sql`NULL::jsonb` : sql`${JSON.stringify(value)}::text::jsonb`;
const kept = (events: WebhookEvents) => json(events === 'ALL' ? null : events);

/** What waits in the queue and what waits before it. */
const waiting = sql<number>`LEAST(${MAX_WAITING_COUNTED}, (
    SELECT count(*) FROM (SELECT 1 FROM webhook_deliveries AS d
      WHERE d.site_id = w.site_id AND d.webhook_id = w.id AND d.state = 'WAITING' LIMIT ${MAX_WAITING_COUNTED}) AS q)
  + (SELECT count(*) FROM (SELECT 1 FROM domain_events AS e
      WHERE e.site_id = w.site_id AND e.sequence > w.cursor AND ${isAbout} LIMIT ${MAX_WAITING_COUNTED}) AS o))::int`;
const parked = sql<number>`(SELECT count(*) FROM (SELECT 1 FROM webhook_deliveries AS d
  WHERE d.site_id = w.site_id AND d.webhook_id = w.id AND d.state = 'PARKED' LIMIT ${MAX_WAITING_COUNTED}) AS p)::int`;

function present(row: Row, now: Date): Webhook {
  const {
    keys,
    failures,
    failingSince,
    nextTurn,
    deliveredDate,
    waiting: waits,
    parked: input,
    events,
    ...rest
  } = row;
  const failing = failingSince !== null && restAfter(failures) > 0 && rest.state === 'ACTIVE';
  return {
    ...rest,
    events: events ?? 'ALL',
    keys: keysInUse(keys, now).map(({ sealed: _sealed, ...key }) => key),
    lane: {
      waiting: waits,
      parked: input,
      deliveredDate,
      failing: failing ? { since: failingSince, nextTry: nextTurn } : null,
    },
  };
}

async function read({ db, siteId, clock }: Context, id?: string): Promise<Webhook[]> {
  const { rows } = await sql<Row>`
    SELECT w.id, w.name, w.address, w.app_id AS "appId", w.events, w.state, w.keys, w.failures,
      w.failing_since AS "failingSince", w.next_turn AS "nextTurn", w.delivered_date AS "deliveredDate",
      w.created_date AS "createdDate", w.updated_date AS "updatedDate", ${waiting} AS waiting, ${parked} AS parked
    FROM webhooks AS w WHERE w.site_id = ${siteId} ${id === undefined ? sql`` : sql`AND w.id = ${id}`}
    ORDER BY lower(w.name), w.id`.execute(db);
  return rows.map((row) => present(row, clock.now()));
}

export const listWebhooks = (context: Context): Promise<Webhook[]> => read(context);

/** @throws 404 */
export async function getWebhook(context: Context, id: string): Promise<Webhook> {
  const [found] = await read(context, id);
  if (!found) throw webhookNotFound(id);
  return found;
}

/** @throws 404 */
export async function requireWebhook({ db, siteId }: Context, id: string): Promise<void> {
  const { rows } = await sql`SELECT FROM webhooks WHERE site_id = ${siteId} AND id = ${id}`.execute(db);
  if (rows.length === 0) throw webhookNotFound(id);
}

/** Held until the transaction ends. @throws 404 */
async function lock({ db, siteId }: Context, id: string): Promise<{ keys: readonly StoredKey[] }> {
  const { rows } = await sql<{ keys: readonly StoredKey[] }>`SELECT keys FROM webhooks
    WHERE site_id = ${siteId} AND id = ${id} FOR UPDATE`.execute(db);
  if (!rows[0]) throw webhookNotFound(id);
  return rows[0];
}

/** It is told of what happens from now on. */
export async function createWebhook(context: Context, newWebhook: NewWebhook): Promise<Webhook> {
  const { db, siteId, ids, clock } = context;
  await sql`SELECT pg_advisory_xact_lock(4107281948)`.execute(db);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM webhooks
    WHERE site_id = ${siteId}`.execute(db);
  if ((rows[0]?.n ?? 0) >= MAX_WEBHOOKS)
    throw failedPrecondition(`There are ${MAX_WEBHOOKS} webhooks, and no more can be.`, 'TOO_MANY_WEBHOOKS');
  const id = ids.guid();
  const now = clock.now().toISOString();
  const { name, address, appId = ids.guid(), events } = newWebhook;
  await sql`
    INSERT INTO webhooks (site_id, id, name, address, app_id, events, state, keys, cursor, next_turn, created_date, updated_date)
    VALUES (${siteId}, ${id}, ${name}, ${address}, ${appId}, ${kept(events)}, 'ACTIVE', ${json([await makeKey(context)])},
      (SELECT coalesce(max(sequence), 0) FROM domain_events WHERE site_id = ${siteId}), ${now}, ${now}, ${now})`.execute(
    db,
  );
  return getWebhook(context, id);
}

export async function updateWebhook(context: Context, id: string, change: WebhookChange): Promise<Webhook> {
  const { db, siteId, clock } = context;
  await lock(context, id);
  const { name, address, events } = change;
  await sql`
    UPDATE webhooks SET updated_date = ${clock.now().toISOString()}
      ${name === undefined ? sql`` : sql`, name = ${name}`}
      ${address === undefined ? sql`` : sql`, address = ${address}`}
      ${events === undefined ? sql`` : sql`, events = ${kept(events)}`}
    WHERE site_id = ${siteId} AND id = ${id}`.execute(db);
  return getWebhook(context, id);
}

/** @returns it as it was */
export async function deleteWebhook(context: Context, id: string): Promise<Webhook> {
  const before = await getWebhook(context, id);
  await sql`DELETE FROM webhooks WHERE site_id = ${context.siteId} AND id = ${id}`.execute(context.db);
  return before;
}

export async function pauseWebhook(context: Context, id: string): Promise<Webhook> {
  const { db, siteId, clock } = context;
  await lock(context, id);
  await sql`UPDATE webhooks SET state = 'PAUSED', updated_date = ${clock.now().toISOString()}
    WHERE site_id = ${siteId} AND id = ${id}`.execute(db);
  return getWebhook(context, id);
}

/** All that waits is tried at once. */
export async function resumeWebhook(context: Context, id: string): Promise<Webhook> {
  const { db, siteId, clock } = context;
  const now = clock.now().toISOString();
  await lock(context, id);
  await sql`UPDATE webhooks SET state = 'ACTIVE', failures = 0, failing_since = NULL, next_turn = ${now}, updated_date = ${now}
    WHERE site_id = ${siteId} AND id = ${id}`.execute(db);
  await sql`UPDATE webhook_deliveries SET next_try = ${now}
    WHERE site_id = ${siteId} AND webhook_id = ${id} AND state = 'WAITING' AND next_try > ${now}`.execute(db);
  return getWebhook(context, id);
}

const HOUR = 3_600_000;

/** That many may be good at once. */
const MAX_KEYS = 3;

/** The key of before stays good for so long, and those before it as long as was said of them. */
export async function rotateKey(context: Context, id: string, overlapHours: number): Promise<Webhook> {
  const { db, siteId, clock } = context;
  const { keys } = await lock(context, id);
  const now = clock.now();
  const retiresDate = new Date(now.getTime() + overlapHours * HOUR).toISOString();
  const before = keysInUse(keys, now).map((key) => ({ ...key, retiresDate: key.retiresDate ?? retiresDate }));
  const next = [await makeKey(context), ...before].slice(0, MAX_KEYS);
  await sql`UPDATE webhooks SET keys = ${json(next)}, updated_date = ${now.toISOString()}
    WHERE site_id = ${siteId} AND id = ${id}`.execute(db);
  return getWebhook(context, id);
}
