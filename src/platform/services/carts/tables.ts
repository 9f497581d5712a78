import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { defineEntity } from '../../store/index.ts';
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

/** Holds the entry that makes the cart somebody's current one; before the cart, as everywhere. */
export async function lockCurrentCartEntry(db: Queryable, siteId: string, cartId: string): Promise<void> {
  await sql`select owner from current_carts
    where site_id = ${siteId} and cart_id = ${cartId} for update`.execute(db);
}

/** Gives a cart to somebody else. */
export async function assignCurrentCart(
  db: Queryable,
  siteId: string,
  cartId: string,
  owner: string,
): Promise<void> {
  await sql`update current_carts set owner = ${owner}
    where site_id = ${siteId} and cart_id = ${cartId}`.execute(db);
}

/** The owner's cart, or `fresh` when there is none yet; whoever asks next waits until this transaction ends. */
export async function takeCurrentCart(
  db: Queryable,
  siteId: string,
  owner: string,
  fresh: string,
): Promise<string> {
  const { rows } = await sql<{ cart_id: string }>`
    insert into current_carts (site_id, owner, cart_id) values (${siteId}, ${owner}, ${fresh})
    on conflict (site_id, owner) do update set cart_id = current_carts.cart_id
    returning cart_id`.execute(db);
  return rows[0]?.cart_id ?? fresh;
}

export async function releaseCurrentCart(db: Queryable, siteId: string, cartId: string): Promise<void> {
  await sql`delete from current_carts where site_id = ${siteId} and cart_id = ${cartId}`.execute(db);
}

/** Carts nobody touched since then. */
export async function staleCarts(
  db: Queryable,
  siteId: string,
  before: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from carts
    where site_id = ${siteId} and updated_date < ${before} and doc -> 'buyer' ->> 'memberId' is null
    order by updated_date limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
