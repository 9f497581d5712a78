import { sql } from 'kysely';
import type { CustomerDetails, ToldCustomer } from '../../../shared/customers.ts';
import type { Context } from '../../context.ts';
import { notFound, type PlatformError } from '../../contract/errors.ts';
import { tellAccount } from './account.ts';
import { customerRecords, type CustomerRecord } from './records.ts';

const LATEST = 5;

/** Without what only the list is found and sorted by. */
export const present = ({ nameKey: _name, phoneKey: _phone, ...told }: CustomerRecord): ToldCustomer => told;

export const customerNotFound = (customerId: string): PlatformError =>
  notFound('The customer was not found.', 'CUSTOMER_NOT_FOUND', { customerId });

/** @throws 404 CUSTOMER_NOT_FOUND */
export async function findCustomer({ db, siteId }: Context, id: string): Promise<CustomerRecord> {
  const record = await customerRecords.get(db, siteId, id);
  if (!record) throw customerNotFound(id);
  return record;
}

interface Row {
  ids: string[] | null;
  placed: number;
  in_currency: number;
  refunded: string;
}

/** What their orders come to, and how they sign in. */
export async function detailsOf(
  context: Context,
  { id, memberId, spent }: CustomerRecord,
): Promise<CustomerDetails> {
  const { db, siteId } = context;
  const { rows } = await sql<Row>`
    with theirs as (select order_id, placed, stands, currency in ('', ${spent.currency}) as counts
      from customer_orders where site_id = ${siteId} and contact_id = ${id})
    select (select array_agg(order_id order by placed desc, order_id desc) from (
        select order_id, placed from theirs order by placed desc, order_id desc limit ${LATEST}) as latest) as ids,
      (select count(*)::int from theirs) as placed,
      (select count(*)::int from theirs where stands and counts) as in_currency,
      (select coalesce(sum(platform_decimal(o.doc #>> '{balanceSummary,refunded,amount}')), 0)::text
        from theirs join orders as o on o.site_id = ${siteId} and o.id = theirs.order_id
        where counts) as refunded`.execute(db);
  const { ids, placed = 0, in_currency: inCurrency = 0, refunded = '0' } = rows[0] ?? {};
  const account = memberId === undefined ? undefined : await tellAccount(context, memberId);
  return { orderIds: ids ?? [], placed, inCurrency, refunded, ...(account && { account }) };
}

/** Whose an order is; nothing where nobody is known. */
export async function customerOfOrder(
  { db, siteId }: Context,
  { orderId }: { orderId: string },
): Promise<{ customerId?: string }> {
  const { rows } = await sql<{ contact_id: string }>`select contact_id from customer_orders
    where site_id = ${siteId} and order_id = ${orderId} and contact_id <> ''`.execute(db);
  return rows[0] ? { customerId: rows[0].contact_id } : {};
}
