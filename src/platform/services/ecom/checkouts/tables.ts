import { sql } from 'kysely';
import { defineEntity } from '#platform/store/index.ts';
import type { Checkout } from './checkout.ts';
import type { SiteDb } from '#platform/context.ts';

export const checkouts = defineEntity<Checkout>({
  table: 'checkouts',
  spec: { paging: 'cursor', fields: [], searchable: [], aggregatable: [] },
  columns: {
    updatedDate: { type: 'date', required: true, index: true },
    cartId: { type: 'text', index: true },
    orderId: { type: 'text', index: true },
    purchaseFlowId: { type: 'text', index: true },
    'buyer.visitorId': { type: 'text', index: true },
  },
  defaultSort: [{ fieldName: 'updatedDate', order: 'ASC' }],
  maxLimit: 100,
});

export const entities = [checkouts];

const oneBy = async (
  { db, siteId }: SiteDb,
  column: 'cart_id' | 'order_id' | 'purchase_flow_id',
  value: string,
  lock: boolean,
): Promise<Checkout | undefined> => {
  const { rows } = await sql<{ doc: Checkout }>`select doc from checkouts
    where site_id = ${siteId} and ${sql.ref(column)} = ${value}
    order by updated_date desc limit 1 ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0]?.doc;
};

/** The latest that was made from the cart. */
export const findByCart = (where: SiteDb, cartId: string): Promise<Checkout | undefined> =>
  oneBy(where, 'cart_id', cartId, false);

/** The latest of a purchase. */
export const findByFlow = (where: SiteDb, purchaseFlowId: string): Promise<Checkout | undefined> =>
  oneBy(where, 'purchase_flow_id', purchaseFlowId, false);

export const lockByOrder = (where: SiteDb, orderId: string): Promise<Checkout | undefined> =>
  oneBy(where, 'order_id', orderId, true);

/** Those of a visitor that are still open. */
export async function lockOpenOfVisitor({ db, siteId }: SiteDb, visitorId: string): Promise<Checkout[]> {
  const { rows } = await sql<{ doc: Checkout }>`select doc from checkouts
    where site_id = ${siteId} and buyer_visitor_id = ${visitorId} and not (doc ->> 'completed')::boolean
    order by id for update`.execute(db);
  return rows.map(({ doc }) => doc);
}

/** Open ones without an order that nobody touched since then; those another process is at are left to it. */
export async function lockStale({ db, siteId }: SiteDb, before: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from checkouts
    where site_id = ${siteId} and updated_date < ${before} and not (doc ->> 'completed')::boolean
      and order_id is null
    order by updated_date limit ${limit} for update skip locked`.execute(db);
  return rows.map(({ id }) => id);
}
