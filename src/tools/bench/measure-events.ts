import type { Database } from '../../database/database.ts';
import {
  DEAD,
  clearWebhooks,
  startWebhooks,
  insertEvents,
  type WebhookShop,
} from '../../testing/webhooks.ts';
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
  backlog: { events: number; perSecond: number; inOrder: boolean; floors: number[] };
}

async function fill(database: Database, siteId: string, events: number): Promise<void> {
  for (let from = 0; from < events; from += 10_000) {
    const length = Math.min(10_000, events - from);
    const entities = Array.from({ length }, (_, n) => `order-${(from + n) % ENTITIES}`);
    await insertEvents(database, siteId, entities, 2000);
  }
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
  const seen = new Map<string, number>();
  let inOrder = true;
  let told = 0;
  /** Of each tenth the least the heap had, MiB: what it cannot let go. */
  const floors: number[] = [];
  at.answer(({ payload }) => {
    at.arrived.splice(0);
    const sequence = Number(payload.entityEventSequence);
    inOrder &&= sequence > (seen.get(payload.entityId) ?? 0);
    seen.set(payload.entityId, sequence);
    if (++told % 100 === 0) {
      const tenth = Math.min(9, Math.floor((told * 10) / events));
      floors[tenth] = Math.min(floors[tenth] ?? Infinity, process.memoryUsage().heapUsed / 2 ** 20);
    }
    return { status: 200, trouble: null, answer: '' };
  });
  const took = await seconds(() => at.drain());
  if (told !== events) throw new Error(`${told} of ${events} were told.`);
  return { events, perSecond: events / took, inOrder, floors };
}

/** From the outbox to the subscriber's answer, without the way over the net. */
export const measureEvents = (engine: string, env: Env, events: number): Promise<EventFigures> =>
  withDatabase(env, async (database) => {
    const at = startWebhooks(database);
    at.shop.clock.set(new Date());
    const beside = await besideTheDead(at, database, Math.max(100, Math.floor(events / 50)));
    await clearWebhooks(database);
    return { engine, beside, backlog: await afterTheNight(at, database, events) };
  });
