import { AppStrategy, createClient } from '@wix/sdk';
import { orders } from '@wix/ecom';
import { sql } from 'kysely';
import type { Database, Queryable } from '../database/database.ts';
import type { DomainEvent } from '../platform/events/events.ts';
import { writeEvent } from '../platform/events/outbox.ts';
import type { WebhookAnswer } from '../platform/ports.ts';
import type { NewWebhook, Webhook, WebhookDeliveryPage } from '../shared/webhooks.ts';
import { startStack, type Stack } from './stack.ts';

interface EventPayload {
  id: string;
  slug: string;
  entityId: string;
  entityEventSequence: string;
  [part: string]: unknown;
}

/** What arrived at an address, read as the SDK reads it. */
interface Arrived {
  address: string;
  jwt: string;
  eventType: string;
  payload: EventPayload;
  identity: unknown;
}

const OK: WebhookAnswer = { status: 200, trouble: null, answer: '' };
export const DEAD: WebhookAnswer = { status: null, trouble: 'TIMEOUT', answer: '' };
export const BROKEN: WebhookAnswer = { status: 500, trouble: 'ANSWER', answer: 'Oh no' };

const insideOf = (jwt: string): Omit<Arrived, 'address' | 'jwt'> => {
  const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { data: string };
  const { eventType, data, identity } = JSON.parse(claims.data) as Record<
    'eventType' | 'data' | 'identity',
    string
  >;
  return { eventType, payload: JSON.parse(data) as EventPayload, identity: JSON.parse(identity) };
};

/** The unmodified SDK of a subscriber. */
export const subscriberOf = ({ appId, keys }: Pick<Webhook, 'appId' | 'keys'>, at = 0) =>
  createClient({ auth: AppStrategy({ appId, publicKey: keys[at]?.publicKey ?? '' }), modules: { orders } });

/** Events of thousands of entities by one statement, numbered as if committed one after the other. */
export async function insertEvents(
  database: Database,
  siteId: string,
  entityIds: readonly string[],
  size = 0,
): Promise<void> {
  await sql`INSERT INTO domain_events (site_id, id, event_type, entity_fqdn, slug, entity_id, event_time, request_id, body)
    SELECT ${siteId}, gen_random_uuid()::text, ${`${order}_updated`}, ${order}::text, 'updated', told.id,
      to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'call',
      jsonb_build_object('updatedEvent', jsonb_build_object('currentEntity', jsonb_build_object('id', told.id, 'note', repeat('x', ${size}::int))))
    FROM unnest(${[...entityIds]}::text[]) WITH ORDINALITY AS told (id, n) ORDER BY n`.execute(
    database.kysely,
  );
}

export interface WebhookShop {
  shop: Stack;
  arrived: Arrived[];
  /** Decides what a subscriber answers. */
  answer: (decide: (arrived: Arrived) => WebhookAnswer | Promise<WebhookAnswer>) => void;
  subscribe(newWebhook?: Partial<NewWebhook>): Promise<Webhook>;
  post<Reply>(path: string, body?: object): Promise<Reply>;
  rename(siteDisplayName: string): Promise<void>;
  /** Events of these entities, in one transaction each. */
  tell(...entityIds: string[]): Promise<void>;
  /** One whose entity has so many characters. */
  tellLarge(entityId: string, size: number): Promise<void>;
  /** Delivers all that is due. */
  drain(): Promise<number>;
  deliveries(webhook: Pick<Webhook, 'id'>, query?: object): Promise<WebhookDeliveryPage['deliveries']>;
}

/** Nothing that a database could make small. */
const randomText = (size: number): string =>
  Array.from({ length: Math.ceil(size / 36) }, () => crypto.randomUUID()).join('');

const order = 'wix.ecom.v1.order';

/** As if an order had been changed. */
const changed = (entityId: string, more: object = {}): DomainEvent => ({
  entityFqdn: order,
  slug: 'updated',
  entityId,
  body: { updatedEvent: { currentEntity: { id: entityId, ...more } } },
});

/** Forgets who is told, and what was. */
export async function clearWebhooks(database: Database): Promise<void> {
  await sql`TRUNCATE webhooks, webhook_deliveries, webhook_replays, domain_events, mail_queue`.execute(
    database.kysely,
  );
}

/** A platform whose subscribers are functions. */
export function startWebhooks(
  database: Database,
  options: Parameters<typeof startStack>[1] = {},
): WebhookShop {
  const arrived: Arrived[] = [];
  let decide: (one: Arrived) => WebhookAnswer | Promise<WebhookAnswer> = () => OK;
  const shop = startStack(database, {
    ...options,
    webhooks: {
      send: async (address, jwt) => {
        const one = { address, jwt, ...insideOf(jwt) };
        arrived.push(one);
        return decide(one);
      },
    },
  });
  const post = async <Reply>(path: string, body: object = {}): Promise<Reply> => {
    const reply = await shop.call('POST', `/hosted/${path}`, body);
    const told = (await reply.json()) as Reply;
    if (reply.status !== 200) throw new Error(JSON.stringify(told));
    return told;
  };
  const origin = {
    siteId: shop.site.id,
    requestId: 'call',
    clock: shop.clock,
    ids: { guid: () => crypto.randomUUID() },
    identity: { identityType: 'APP', appId: 'app' },
  } as const;
  return {
    shop,
    arrived,
    answer: (next) => void (decide = next),
    post,
    async subscribe(input = {}) {
      const { webhook } = await post<{ webhook: Webhook }>('webhooks/create', {
        name: 'Warehouse',
        address: 'https://warehouse.example/hook',
        events: 'ALL',
        ...input,
      });
      return webhook;
    },
    async rename(siteDisplayName) {
      const profile = { businessProfile: { siteDisplayName }, fields: ['siteDisplayName'] };
      const reply = await shop.call('POST', '/site-properties/v4/properties/business-profile', profile);
      if (reply.status !== 200) throw new Error(await reply.text());
    },
    async tell(...entityIds) {
      for (const id of entityIds)
        await database.transaction((tx: Queryable) => writeEvent(tx, changed(id), origin));
    },
    tellLarge: (id, size) =>
      database.transaction((tx: Queryable) =>
        writeEvent(tx, changed(id, { note: randomText(size) }), origin),
      ),
    drain: async () => (await shop.platform.webhooks?.drain()) ?? 0,
    deliveries: async ({ id }, query = {}) =>
      (await post<WebhookDeliveryPage>(`webhooks/${id}/deliveries`, query)).deliveries,
  };
}
