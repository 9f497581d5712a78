import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { BOUGHT_TOGETHER, startRecommending } from '../../testing/recommendations.ts';
import { productId, seedListing } from '../../testing/shop.ts';
import { alongside, FEW, guidOf, TOGETHER, withDatabase } from './in-process.ts';
import type { Turns } from './measure.ts';
import type { Env } from './processes.ts';
import type { Scenario } from './scenarios.ts';

const READ: Turns = { warmUp: 5, turns: 40, parallelTurns: 0 };
const PRODUCTS = 2000;
const BAG = 4;
const MAX_RECOMMENDED = 10;

/** Orders of one to four things: few things stand in most of them. */
async function fillOrders({ kysely }: Database, template: string, orders: number): Promise<void> {
  const thing = sql`'99999999-0000-4000-8000-' || lpad((1 + floor(${PRODUCTS}::int * power(
    (hashint8extended(place, line) & 2147483647) / 2147483648.0, 2)))::text, 12, '0')`;
  for (let from = 0; from < orders; from += TOGETHER) {
    await sql`insert into orders (site_id, id, revision, doc)
      select site_id, ${guidOf('order ')}, 1, doc || jsonb_build_object('id', ${guidOf('order ')},
        'number', (20000 + place)::text, 'lineItems', (
          select jsonb_agg(jsonb_set(doc #> '{lineItems,0}', '{catalogReference,catalogItemId}', to_jsonb(${thing}))
            order by line) from generate_series(1, 1 + place % ${BAG}::bigint) as line))
      from orders, generate_series(${from}::bigint, ${Math.min(orders, from + TOGETHER) - 1}::bigint) as place
      where id = ${template}`.execute(kysely);
  }
}

/** A cart of four alongside what was bought with those. */
export const measureRecommendations = (env: Env, orders: number): Promise<Scenario[]> =>
  withDatabase(env, async (database) => {
    const at = startRecommending(database);
    await seedListing(
      at.shop,
      Array.from({ length: PRODUCTS }, (_, place) => ({
        id: productId(place + 1),
        name: `Poster ${place}`,
        price: '30.00',
      })),
    );
    await fillOrders(database, await at.buy(productId(1)), orders);
    await at.shop.platform.maintain();
    await database.maintain();
    const site = at.shop.site.id;
    const bagOf = (turn: number): string[] =>
      Array.from({ length: BAG }, (_, place) => productId(1 + ((turn * 7 + place * place * 41) % PRODUCTS)));
    const shown = (cart: readonly string[]) => sql`p.site_id = ${site} and p.visible
      and p.inventory_availability_status <> 'OUT_OF_STOCK' and p.id <> all(${[...cart]}::text[])`;
    const ours = async (turn: number): Promise<void> => {
      const { items } = await at.recommended([BOUGHT_TOGETHER], bagOf(turn));
      if (items.length === 0) throw new Error('Nothing is recommended.');
    };
    const kept = (turn: number) =>
      sql`select p.id from (select other_id, sum(n) as n from bought_pairs
          where site_id = ${site} and item_id = any(${bagOf(turn)}::text[]) group by 1) as pairs
        join products as p on p.id = other_id and ${shown(bagOf(turn))}
        order by n desc, p.id limit ${MAX_RECOMMENDED}`.execute(database.kysely);
    const fromOrders = (turn: number) =>
      sql`select p.id from (select line #>> '{catalogReference,catalogItemId}' as other_id, count(distinct o.id) as n
          from orders as o cross join jsonb_array_elements(o.doc -> 'lineItems') as line
          where o.site_id = ${site} and o.line_items_catalog_reference_catalog_item_id ?| ${bagOf(turn)}::text[]
          group by 1) as pairs
        join products as p on p.id = other_id and ${shown(bagOf(turn))}
        order by n desc, p.id limit ${MAX_RECOMMENDED}`.execute(database.kysely);
    return [
      await alongside('recommended to a cart of four; bare from the kept counts', READ, ours, kept),
      await alongside('the same; bare from the orders themselves', FEW, ours, fromOrders),
    ];
  });
