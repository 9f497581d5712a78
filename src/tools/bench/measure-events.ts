import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { DEAD, forgetTold, startWebhooks, type WebhookShop } from '../../testing/webhooks.ts';
import { withDatabase } from './in-process.ts';
import type { Env } from './processes.ts';

const SUBSCRIBERS = 10;
/** As long as the one that is dead is waited for. */
const PATIENCE_MS = 1250;
const ENTITIES = 500;

export interface EventFigures {
  engine: string;
  /** Told to nine that answer, beside one that does not. */
  beside: { events: number; perSecond: number; slowest: number };
  /** After a night's outage. */
  backlog: { events: number; perSecond: number; inOrder: boolean; growth: number };
}

/** Written by one statement each, numbered as if committed one after the other. */
async function fill(database: Database, siteId: string, events: number): Promise<void> {
  for (let from = 0; from < events; from += 10_000)
    await sql`INSERT INTO domain_events (site_id, id, event_type, entity_fqdn, slug, entity_id, event_time, request_id, body)
      SELECT ${siteId}, gen_random_uuid()::text, 'wix.ecom.v1.order_updated', 'wix.ecom.v1.order', 'updated',
        'order-' || (n % ${ENTITIES}::int), to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'bench',
        jsonb_build_object('updatedEvent', jsonb_build_object('currentEntity', jsonb_build_object('id', n, 'note', repeat('x', 2000))))
      FROM generate_series(${from + 1}::int, ${Math.min(from + 10_000, events)}::int) AS n`.execute(
      database.kysely,
    );
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
};

async function besideTheDead(
  at: WebhookShop,
  database: Database,
  events: number,
): Promise<EventFigures['beside']> {
  for (let n = 0; n < SUBSCRIBERS; n++)
    await at.subscribe({ name: `S${n}`, address: `https://s${n}.example/` });
  const last = new Map<string, number>();
  let from = 0;
  at.answer(async ({ address }) => {
    last.set(address, (performance.now() - from) / 1000);
    if (address !== 'https://s0.example/') return { status: 200, trouble: null, answer: '' };
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    return DEAD;
  });
  await fill(database, at.shop.site.id, events);
  at.arrived.splice(0);
  from = performance.now();
  await at.drain();
  const alive = [...last].flatMap(([address, took]) => (address === 'https://s0.example/' ? [] : [took]));
  const slowest = Math.max(...alive);
  return { events, perSecond: (events * (SUBSCRIBERS - 1)) / slowest, slowest };
}

async function afterTheNight(
  at: WebhookShop,
  database: Database,
  events: number,
): Promise<EventFigures['backlog']> {
  await at.subscribe({ address: 'https://night.example/' });
  await fill(database, at.shop.site.id, events);
  const before = process.memoryUsage().heapUsed;
  const seen = new Map<string, number>();
  let inOrder = true;
  let most = 0;
  let told = 0;
  at.answer(({ payload }) => {
    at.arrived.splice(0);
    const sequence = Number(payload.entityEventSequence);
    inOrder &&= sequence > (seen.get(payload.entityId) ?? 0);
    seen.set(payload.entityId, sequence);
    if (++told % 1000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
    return { status: 200, trouble: null, answer: '' };
  });
  const took = await seconds(() => at.drain());
  return { events: told, perSecond: told / took, inOrder, growth: most / 2 ** 20 };
}

/** From the outbox to the subscriber's answer, without the way over the net. */
export const measureEvents = (engine: string, env: Env, events: number): Promise<EventFigures> =>
  withDatabase(env, async (database) => {
    const at = startWebhooks(database);
    at.shop.clock.set(new Date());
    const beside = await besideTheDead(at, database, Math.max(100, Math.floor(events / 50)));
    await forgetTold(database);
    return { engine, beside, backlog: await afterTheNight(at, database, events) };
  });
