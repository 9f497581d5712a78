/**
 * Fills a database: with so many orders, the demo's own and then the same again under new ids, numbers and days; or
 * with so many products and `PIECES` of the one that everybody wants; or with the records of so
 * many media files; or with so many reviews of the first of its products.
 */
import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { demoOrders } from '../../demo/orders/demo-orders.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { seedOrders, type SeedOrder } from '../../platform/services/ecom/orders/public.ts';
import { fillMedia } from './fill-media.ts';
import { fillReviews } from './fill-reviews.ts';
import { fillShop } from './fill-shop.ts';
import { SITE } from './scenarios.ts';

const BASE = 1000;
const FIRST_COPIED_NUMBER = 1_000_000;
/** Copies of the base written by one statement. */
const COPIES = 20;
/** One order of so many waits for its payment, so that there are some to mark as paid: a shop's own would be too few. */
const UNPAID_EVERY = 8;

const {
  ORDERS,
  PRODUCTS,
  FILES,
  REVIEWS,
  NOW = '',
  PIECES = '0',
  DATA_DIR = '.tmp',
  DATABASE_URL,
} = process.env;

async function copy(db: Queryable, from: number, to: number): Promise<void> {
  const copied = sql`substr(md5(id || ':' || copy), 1, 8) || '-' || substr(md5(id || ':' || copy), 9, 4) || '-4' ||
    substr(md5(id || ':' || copy), 14, 3) || '-a' || substr(md5(id || ':' || copy), 18, 3) || '-' || substr(md5(id || ':' || copy), 21, 12)`;
  const earlier = (field: string) =>
    sql`to_jsonb(to_char((doc->>${field})::timestamptz AT TIME ZONE 'UTC' - copy * interval '7 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
  await sql`
    INSERT INTO orders (site_id, id, revision, doc, reply_text, reply_version)
    SELECT site_id, ${copied}, revision, doc || own, (reply_text::jsonb || own)::text, reply_version
    FROM orders, generate_series(${from}::bigint, ${to}::bigint) AS copy, LATERAL (SELECT jsonb_build_object(
      'id', ${copied},
      'number', (${FIRST_COPIED_NUMBER}::bigint + copy * ${BASE}::bigint + (doc->>'number')::bigint)::text,
      'createdDate', ${earlier('createdDate')}, 'purchasedDate', ${earlier('purchasedDate')}) AS own) AS copied
    WHERE site_id = ${SITE} AND length(doc->>'number') < 7`.execute(db);
  await sql`
    INSERT INTO order_transactions (site_id, id, revision, doc)
    SELECT t.site_id, ${copied}, t.revision, doc || jsonb_build_object('id', ${copied}, 'orderId', ${copied})
    FROM order_transactions t, generate_series(${from}::bigint, ${to}::bigint) AS copy
    WHERE t.site_id = ${SITE} AND EXISTS (
      SELECT 1 FROM orders o WHERE o.site_id = t.site_id AND o.id = t.id AND length(o.doc->>'number') < 7)`.execute(
    db,
  );
}

/** To be paid by hand: an order of the shop's that waits for a card is not approved. */
const unpaid = (seed: SeedOrder): SeedOrder => {
  const lineItems = seed.order.lineItems?.map((line) => ({
    ...line,
    paymentOption: 'FULL_PAYMENT_OFFLINE' as const,
  }));
  return { ...seed, order: { ...seed.order, ...(lineItems && { lineItems }) }, payments: [], refunds: [] };
};

/** @param count at most the demo's */
const baseOrders = (count: number): SeedOrder[] =>
  demoOrders(new Date(), count).map((seed, i) =>
    i % UNPAID_EVERY === 0 && !seed.canceled && seed.order.status === 'APPROVED' ? unpaid(seed) : seed,
  );

async function fillOrders(database: Database, wanted: number): Promise<void> {
  const seeding = { ids: { guid: () => crypto.randomUUID() }, currency: 'EUR' };
  await database.transaction((tx) =>
    seedOrders(tx, SITE, baseOrders(Math.min(wanted, BASE)), seeding).then(() => undefined),
  );
  const copies = Math.ceil(wanted / BASE) - 1;
  for (let from = 1; from <= copies; from += COPIES) {
    await copy(database.kysely, from, Math.min(copies, from + COPIES - 1));
  }
}

const database = await openDatabase(
  DATABASE_URL ? { url: DATABASE_URL } : { dataDir: `${DATA_DIR}/database` },
);
await database.migrate(platformMigrations);
const started = performance.now();
if (ORDERS) await fillOrders(database, Number(ORDERS));
if (FILES) await fillMedia(database, Number(FILES));
if (PRODUCTS) await fillShop(database, Number(PRODUCTS), Number(PIECES));
if (REVIEWS) await fillReviews(database, Number(REVIEWS), new Date(NOW));
await database.maintain();
const seconds = Math.round((performance.now() - started) / 1000);
const what = [
  ORDERS && `${ORDERS} orders`,
  FILES && `${FILES} files`,
  REVIEWS && `${REVIEWS} reviews`,
  `${PRODUCTS} products`,
].find(Boolean);
console.log(`${what} in ${seconds} s`);
await database.close();
