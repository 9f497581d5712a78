import { sql } from 'kysely';
import { SecretBox } from '../../platform/identity/secret-box.ts';
import { makeKey } from '../../platform/services/extensions/webhooks/public.ts';
import { storedSecret } from '../../server/settings.ts';
import type { DeliveryState, DeliveryTry } from '../../shared/webhooks.ts';
import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import type { DemoPart } from '../demo-part.ts';

const SEED = 9_402;
const SECOND = 1000;
const DAY = 86_400_000;
/** Less than deliveries are kept for. */
const DAYS = 12;
const MAX = 200;

const hook = {
  name: 'Warehouse Porto',
  address: 'https://wms.halfdrop.example/hooks/orders',
  events: [
    'wix.ecom.v1.order_created',
    'wix.ecom.v1.order_updated',
    'wix.ecom.v1.order_approved',
    'wix.ecom.v1.order_canceled',
    'wix.ecom.v1.order_fulfilled',
    'wix.ecom.v1.order_payment_request_created',
    'wix.ecom.v1.order_payment_request_updated',
    'wix.ecom.v1.order_payment_status_updated',
    'wix.ecom.v1.order_transactions_updated',
    'wix.stores.catalog.v3.inventory_item_updated',
  ],
};

const taken = (at: number, random: Random): DeliveryTry => ({
  date: new Date(at).toISOString(),
  milliseconds: random.whole(38, 210),
  status: 200,
  trouble: null,
  answer: '{"ok":true}',
});

const refused = (at: number, status: number, answer: string): DeliveryTry => ({
  date: new Date(at).toISOString(),
  milliseconds: 96,
  status,
  trouble: 'ANSWER',
  answer,
});

interface OutboxEvent {
  sequence: string;
  eventTime: string;
}

/** How it went: most are taken at once, some the second time, and one never was. */
function courseOf({ eventTime }: OutboxEvent, at: number, now: number, random: Random) {
  const firstAttempt = new Date(eventTime).getTime() + SECOND;
  const waits = [0, 5, 20, 80, 380, 1280, 4880, 15_680, 37_280, 80_480, 166_880, 253_280];
  if (at === 0 && firstAttempt + 3 * DAY < now)
    return {
      state: 'PARKED' as DeliveryState,
      history: waits.map((wait) => refused(firstAttempt + wait * SECOND, 422, 'No such shelf: K-14')),
    };
  const busy = at % 9 === 4 ? [refused(firstAttempt, 503, 'Nightly count, come back later')] : [];
  const after = firstAttempt + busy.length * 5 * SECOND;
  return { state: 'DELIVERED' as DeliveryState, history: [...busy, taken(after, random)] };
}

/** A program beside the shop that was told of orders until somebody paused it: nobody answers at its address. */
export const webhooksPart: DemoPart = {
  marker: 'demo-webhooks',
  async fill(tx, { database, clock, siteId }) {
    const random = new Random(SEED);
    const now = clock.now().getTime();
    const day = (days: number): string => new Date(now - days * DAY).toISOString();
    const ids = { guid: () => guidFrom(random) };
    const id = ids.guid();
    const secret = await storedSecret({ ...database, kysely: tx }, siteId, 'token-secret');
    const key = await makeKey({ secretBox: new SecretBox(secret), ids, clock });
    const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
    const { rows } =
      await sql<OutboxEvent>`SELECT sequence::text AS sequence, event_time AS "eventTime" FROM domain_events
      WHERE site_id = ${siteId} AND event_time > ${day(DAYS)} AND event_time <= ${day(0)} AND event_type = ANY (${hook.events}::text[])
      ORDER BY event_time DESC, sequence DESC LIMIT ${MAX}`.execute(tx);
    const deliveries = rows
      .toReversed()
      .map((event, at) => ({ ...event, ...courseOf(event, at, now, random) }));
    const last = deliveries.at(-1)?.history.at(-1)?.date ?? null;
    await sql`
      INSERT INTO webhooks (site_id, id, name, address, app_id, events, state, keys, cursor, next_turn, delivered_date,
        created_date, updated_date)
      VALUES (${siteId}, ${id}, ${hook.name}, ${hook.address}, ${ids.guid()}, ${json(hook.events)}, 'PAUSED',
        ${json([{ ...key, createdDate: day(210) }])}, (SELECT coalesce(max(sequence), 0) FROM domain_events WHERE site_id = ${siteId}),
        ${day(0)}, ${last}, ${day(210)}, ${day(0)})`.execute(tx);
    for (const { sequence, state, history } of deliveries) {
      const decided = history.at(-1)?.date ?? day(0);
      await sql`
        INSERT INTO webhook_deliveries (site_id, webhook_id, sequence, event_id, event_type, entity_fqdn, entity_id, event_time,
          replay, state, tries, next_try, decided_date, history)
        SELECT e.site_id, ${id}, e.sequence, e.id, e.event_type, e.entity_fqdn, e.entity_id, e.event_time, false, ${state},
          ${history.length}, ${decided}, ${decided}, ${json(history)}
        FROM domain_events AS e WHERE e.site_id = ${siteId} AND e.sequence = ${sequence}::bigint`.execute(tx);
    }
    return `a webhook with ${deliveries.length} deliveries`;
  },
};
