import { type RawBuilder, sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';

/** Less often than this is chance. */
const MINIMUM_SUPPORT = 2;
/** Of a long cart the first so many are looked at; none of it is recommended. */
const MAX_LOOKED_AT = 20;
/** Of the open carts with a product the latest so many are looked into; of a long one the first so many products. */
const LATEST_CARTS = 200;
const MAX_PER_CART = 20;
const MAX_COLLECTIONS = 10;
/** Of a large collection the newest so many are compared. */
const NEWEST_OF_EACH = 200;

export interface RecommendationParams {
  /** The ids of the products that recommendations are related to; none of them is recommended itself. */
  items: readonly string[];
  most: number;
}

/** What a shopper can see and put in the cart; `except` those that are there or found already. */
const offered = (siteId: string, except: readonly string[]): RawBuilder<unknown> =>
  sql`p.site_id = ${siteId} and p.visible and p.inventory_availability_status <> 'OUT_OF_STOCK'
    and p.id <> all(${[...except]}::text[])`;

const idsOf = async ({ db }: SiteDb, query: RawBuilder<{ id: string }>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ id }) => id);

export const boughtTogether = (where: SiteDb, { items, most }: RecommendationParams): Promise<string[]> =>
  idsOf(
    where,
    sql`select p.id from (
        select other_id, sum(n) as n from bought_pairs
        where site_id = ${where.siteId} and item_id = any(${items.slice(0, MAX_LOOKED_AT)}::text[])
        group by other_id having sum(n) >= ${MINIMUM_SUPPORT}) as beside
      join products as p on p.id = beside.other_id and ${offered(where.siteId, items)}
      order by beside.n desc, p.id limit ${most}`,
  );

const CART_ITEMS = sql`jsonb_path_query_array(doc, 'lax $."lines"[*]."catalogReference"."catalogItemId"')`;

/** Page views are not kept: what shoppers considered together is what they put in one cart, ordered since or not. */
export const viewedTogether = (where: SiteDb, { items, most }: RecommendationParams): Promise<string[]> =>
  idsOf(
    where,
    sql`select p.id from (
        select other_id, sum(n) as n from (
          select other_id, n from bought_pairs
          where site_id = ${where.siteId} and item_id = any(${items.slice(0, MAX_LOOKED_AT)}::text[])
          union all
          select other.id, count(*) from unnest(${items.slice(0, MAX_LOOKED_AT)}::text[]) as given
            cross join lateral (
              select ${CART_ITEMS} as ids from carts
              where site_id = ${where.siteId} and doc -> 'ordered' is null
                and ${CART_ITEMS} @> to_jsonb(array[given])
              order by updated_date desc nulls last, id desc nulls last limit ${LATEST_CARTS}) as cart
            cross join lateral (
              select id from jsonb_array_elements_text(cart.ids) with ordinality as each (id, place)
              group by id order by min(place) limit ${MAX_PER_CART}) as other
          where other.id <> given group by other.id) as each
        group by other_id having sum(n) >= ${MINIMUM_SUPPORT}) as beside
      join products as p on p.id = beside.other_id and ${offered(where.siteId, items)}
      order by beside.n desc, p.id limit ${most}`,
  );

/** In collections that shoppers see; those that share most of them, then what is bought most, then the newest. */
export const fromSameCollections = (
  where: SiteDb,
  { items, most }: RecommendationParams,
  except = items,
): Promise<string[]> =>
  idsOf(
    where,
    sql`with shelves as (
        select c.id from collections as c where c.site_id = ${where.siteId} and c.visible and c.id in (
          select jsonb_array_elements_text(all_categories_info_categories_id) from products
          where site_id = ${where.siteId} and id = any(${items.slice(0, MAX_LOOKED_AT)}::text[]))
        order by c.id limit ${MAX_COLLECTIONS}),
      beside as (
        select p.id, p.created_date, count(*) as shared from shelves cross join lateral (
          select p.id, p.created_date from products as p
          where ${offered(where.siteId, except)}
            and p.all_categories_info_categories_id @> jsonb_build_array(shelves.id)
          order by p.created_date desc nulls last, p.id desc nulls last limit ${NEWEST_OF_EACH}) as p
        group by p.id, p.created_date)
      select beside.id from beside left join lateral (
        select sum(n) as n from bought_items where site_id = ${where.siteId} and item_id = beside.id) as bought on true
      order by shared desc, coalesce(bought.n, 0) desc, created_date desc, beside.id limit ${most}`,
  );

export const bestSellers = (where: SiteDb, { items, most }: RecommendationParams): Promise<string[]> =>
  idsOf(
    where,
    sql`select p.id from (
        select item_id, sum(n) as n from bought_items where site_id = ${where.siteId}
        group by item_id having sum(n) > 0) as bought
      join products as p on p.id = bought.item_id and ${offered(where.siteId, items)}
      order by bought.n desc, p.id limit ${most}`,
  );

export const newest = (
  where: SiteDb,
  { most }: RecommendationParams,
  except: readonly string[],
): Promise<string[]> =>
  idsOf(
    where,
    sql`select p.id from products as p where ${offered(where.siteId, except)}
      order by p.created_date desc nulls last, p.id desc nulls last limit ${most}`,
  );

/** Of these those that a shopper can see and put in the cart, in the same order. */
export async function offeredOf(
  where: SiteDb,
  ids: readonly string[],
  except: readonly string[],
): Promise<string[]> {
  const found = new Set(
    await idsOf(
      where,
      sql`select p.id from products as p where ${offered(where.siteId, except)} and p.id = any(${[...ids]}::text[])`,
    ),
  );
  return [...new Set(ids)].filter((id) => found.has(id));
}
