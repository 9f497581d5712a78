import { sql } from 'kysely';
import type { CustomerSummary, MoneySum } from '#shared/customers.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { QueryRequest } from '#platform/store/index.ts';
import { customerRecords, type CustomerRecord } from './records.ts';

/** Without what only the list is found and sorted by. */
export const present = ({ nameKey: _name, phoneKey: _phone, ...told }: CustomerRecord): CustomerSummary =>
  told;

export const customerNotFound = (customerId: string): PlatformError =>
  notFound('The customer was not found.', 'CUSTOMER_NOT_FOUND', { customerId });

/** All contacts that this one stands for, its own first. */
export async function contactsOf({ db, siteId }: SiteDb, id: string): Promise<string[]> {
  const { rows } = await sql<{ contact_id: string }>`select contact_id from merged_contacts
    where site_id = ${siteId} and into_id = ${id} order by contact_id`.execute(db);
  return [id, ...rows.map(({ contact_id }) => contact_id)];
}

/** Also by a contact that was merged with theirs. @throws 404 CUSTOMER_NOT_FOUND */
export async function findCustomer({ db, siteId }: Context, id: string): Promise<CustomerRecord> {
  const { rows } = await sql<{ id: string }>`select customer_contact(${siteId}, ${id}) as id`.execute(db);
  const record = await customerRecords.get(db, siteId, rows[0]?.id ?? id);
  if (!record) throw customerNotFound(id);
  return record;
}

/** A page of customers by offset. */
export async function queryCustomers({ db, siteId }: Context, query: QueryRequest) {
  const { items, metadata } = await customerRecords.queryByOffset(db, siteId, query);
  return { items: items.map(present), metadata };
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

/** What the customers that match spent, in the currency of the store first and then in each other one. */
export async function sumSpent(
  { db, siteId, site }: Pick<Context, 'db' | 'siteId' | 'site'>,
  filter: unknown,
): Promise<MoneySum[]> {
  const ids = await customerRecords.findIds(db, siteId, { filter });
  const { rows } = await sql<MoneySum>`
    with found as (select doc from customer_records where site_id = ${siteId} and id = any(${ids}::text[])),
      sums as (select doc -> 'spent' as one from found
        union all select jsonb_array_elements(doc -> 'otherSpent') from found where doc ? 'otherSpent')
    select coalesce(nullif(one ->> 'currency', ''), ${site.currency}) as currency,
      sum(platform_decimal(one ->> 'amount'))::text as amount
    from sums group by 1 having sum(platform_decimal(one ->> 'amount')) <> 0 order by 1`.execute(db);
  const isOwn = ({ currency }: MoneySum) => currency === site.currency;
  return rows.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}
