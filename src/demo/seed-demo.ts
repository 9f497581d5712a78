import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Clock, FileStore } from '../platform/ports.ts';
import { seedOrders } from '../platform/services/orders/public.ts';
import { Random } from './art/random.ts';
import { guidFrom } from './catalog/ids.ts';
import { TIME_ZONE } from './orders/calendar.ts';
import { demoOrders, ORDERS } from './orders/demo-orders.ts';
import { printPosters } from './print-posters.ts';

export const DEMO_STORE = { name: 'Halfdrop', currency: 'EUR', timeZone: TIME_ZONE, locale: 'en' };

const MARKER = 'demo-orders';
/** So many orders are priced and written at a time; the server answers nothing yet, but its log goes on. */
const BATCH = 500;

interface Options {
  database: Database;
  files: FileStore;
  clock: Clock;
  siteId: string;
  log: (line: string) => void;
  /** How many; fewer make a quick test. */
  orders?: number;
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** All or nothing: the marker is written with the orders, and a second process waits for it. */
async function seedOrdersOnce({ database, clock, siteId, log, orders = ORDERS }: Options): Promise<void> {
  const started = performance.now();
  await database.transaction(async (tx) => {
    const marked = await sql`INSERT INTO settings (site_id, name, value)
      VALUES (${siteId}, ${MARKER}, ${clock.now().toISOString()}) ON CONFLICT DO NOTHING RETURNING name`.execute(
      tx,
    );
    if (marked.rows.length === 0) return;
    const seeds = demoOrders(clock.now(), orders);
    const random = new Random(2_026);
    const seeding = { ids: { guid: () => guidFrom(random) }, currency: DEMO_STORE.currency };
    for (let from = 0; from < seeds.length; from += BATCH) {
      await seedOrders(tx, siteId, seeds.slice(from, from + BATCH), seeding);
    }
    log(`demo: ${seeds.length} orders in ${seconds(started)}`);
  });
}

/** Fills the demo store once: pictures into files, orders through the platform's own rules. */
export async function seedDemo(options: Options): Promise<void> {
  const started = performance.now();
  const printed = await printPosters(options.files);
  if (printed > 0) options.log(`demo: ${printed} posters printed in ${seconds(started)}`);
  await seedOrdersOnce(options);
}
