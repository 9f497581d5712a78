import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { defineEntity, forgetOwnDocuments } from '#platform/store/index.ts';
import type { Cart } from './cart.ts';

export const carts = defineEntity<Cart>({
  table: 'carts',
  spec: { paging: 'cursor', fields: [], searchable: [], aggregatable: [] },
  columns: { updatedDate: { type: 'date', required: true, index: true } },
  defaultSort: [{ fieldName: 'updatedDate', order: 'ASC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [carts];

export async function findCurrentCart(
  db: Queryable,
  siteId: string,
  owner: string,
  lock?: 'lock',
): Promise<string | undefined> {
  const { rows } = await sql<{ cart_id: string }>`select cart_id from current_carts
    where site_id = ${siteId} and owner = ${owner} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0]?.cart_id;
}

/** What somebody has in the cart now. */
export async function readOwnCart(db: Queryable, siteId: string, owner: string): Promise<Cart | undefined> {
  const { rows } = await sql<{ doc: Cart }>`select doc from current_carts
    join carts on carts.site_id = current_carts.site_id and carts.id = current_carts.cart_id
    where current_carts.site_id = ${siteId} and owner = ${owner}`.execute(db);
  return rows[0]?.doc;
}

/**
 * The same, and holds the entry that makes it theirs and then the cart, in the order that holds everywhere.
 * @param only those without a checkout
 */
export async function lockOwnCart(
  db: Queryable,
  siteId: string,
  owner: string,
  only?: 'without checkout',
): Promise<Cart | undefined> {
  const { rows } = await sql<{ doc: Cart }>`
    with entry as materialized (
      select cart_id from current_carts where site_id = ${siteId} and owner = ${owner} for update)
    select doc from carts
    where site_id = ${siteId} and id = (select cart_id from entry)
      ${only ? sql`and doc ->> 'checkoutId' is null` : sql``} for update`.execute(db);
  return rows[0]?.doc;
}

/** The cart of that id, held like one's own, whosever it is. */
export async function lockWithEntry(
  db: Queryable,
  siteId: string,
  cartId: string,
): Promise<Cart | undefined> {
  const { rows } = await sql<{ doc: Cart }>`
    with entry as materialized (
      select cart_id from current_carts where site_id = ${siteId} and cart_id = ${cartId} for update)
    select doc from carts
    where site_id = ${siteId} and id = coalesce((select min(cart_id) from entry), ${cartId}) for update`.execute(
    db,
  );
  return rows[0]?.doc;
}

/** Gives a cart to somebody else, and no longer to who had it. */
export async function assignCurrentCart(
  db: Queryable,
  siteId: string,
  cartId: string,
  owner: string,
): Promise<void> {
  await sql`with released as (
      delete from current_carts where site_id = ${siteId} and cart_id = ${cartId} and owner <> ${owner})
    insert into current_carts (site_id, owner, cart_id) values (${siteId}, ${owner}, ${cartId})
    on conflict (site_id, owner) do update set cart_id = excluded.cart_id`.execute(db);
}

/**
 * The owner's cart, or `fresh` when there is none yet; whoever asks next waits until this transaction ends. An entry
 * that exists is locked, not written: an error that keeps changes, such as a wrong code's, commits what was written.
 */
export async function takeCurrentCart(
  db: Queryable,
  siteId: string,
  owner: string,
  fresh: string,
): Promise<string> {
  const { rows } = await sql<{ cart_id: string }>`
    with entry as materialized (
      select cart_id from current_carts where site_id = ${siteId} and owner = ${owner} for update),
    made as (
      insert into current_carts (site_id, owner, cart_id)
      select ${siteId}, ${owner}, ${fresh} where not exists (select from entry)
      on conflict (site_id, owner) do update set cart_id = current_carts.cart_id
      returning cart_id)
    select cart_id from entry union all select cart_id from made`.execute(db);
  return rows[0]?.cart_id ?? fresh;
}

/** It is nobody's own any more. */
export async function releaseCart(db: Queryable, siteId: string, cartId: string): Promise<void> {
  await sql`delete from current_carts where site_id = ${siteId} and cart_id = ${cartId}`.execute(db);
}

/** Takes the cart out of the way, and off whoever had it. @returns whether there was one */
export async function deleteCart(db: Queryable, siteId: string, cartId: string): Promise<boolean> {
  forgetOwnDocuments(db, 'carts');
  const { rows } = await sql`
    with released as (
      delete from current_carts where site_id = ${siteId} and cart_id = ${cartId} returning cart_id)
    delete from carts
    where site_id = ${siteId} and id = coalesce((select min(cart_id) from released), ${cartId}) returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Carts nobody touched since then. */
export async function staleCarts(
  db: Queryable,
  siteId: string,
  before: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from carts
    where site_id = ${siteId} and updated_date < ${before}
      and (doc -> 'buyer' ->> 'memberId' is null or doc -> 'ordered' is not null)
    order by updated_date limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
