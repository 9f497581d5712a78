import { sql } from 'kysely';
import type { CustomerDetails } from '#shared/customers.ts';
import type { Context } from '#platform/context.ts';
import { addressesOf } from './addresses.ts';
import { readCustomerAccount } from './account.ts';
import { contactsOf } from './find.ts';
import type { CustomerRecord } from './records.ts';

const LATEST = 5;

interface Row {
  ids: string[] | null;
  placed: number;
  by_currency: CustomerDetails['byCurrency'] | null;
}

/** What their orders come to, and how they sign in. */
export async function detailsOf(
  context: Context,
  { id, memberId, spent }: CustomerRecord,
): Promise<CustomerDetails> {
  const { db, siteId } = context;
  const { rows } = await sql<Row>`
    with theirs as (select order_id, placed, stands, spent, coalesce(nullif(currency, ''), ${spent.currency}) as currency
      from customer_orders where site_id = ${siteId} and contact_id = ${id}),
    sums as (select theirs.currency, count(*) filter (where spent > 0)::int as paid_orders,
        coalesce(sum(platform_decimal(o.doc #>> '{balanceSummary,refunded,amount}')), 0)::text as refunded
      from theirs join orders as o on o.site_id = ${siteId} and o.id = theirs.order_id
      where stands group by 1)
    select (select array_agg(order_id order by placed desc, order_id desc) from (
        select order_id, placed from theirs order by placed desc, order_id desc limit ${LATEST}) as latest) as ids,
      (select count(*)::int from theirs) as placed,
      (select jsonb_agg(jsonb_build_object('currency', currency, 'paidOrders', paid_orders, 'refunded', refunded)
        order by currency) from sums) as by_currency`.execute(db);
  const { ids, placed = 0, by_currency: byCurrency } = rows[0] ?? {};
  const account = memberId === undefined ? undefined : await readCustomerAccount(context, memberId);
  const [emails, contactIds] = [await addressesOf(context, id), await contactsOf(context, id)];
  const written = await sql<{ reviews: number }>`select count(*)::int as reviews from reviews
    where site_id = ${siteId} and author_contact_id = any(${contactIds}::text[])`.execute(db);
  return {
    orderIds: ids ?? [],
    reviews: written.rows[0]?.reviews ?? 0,
    placed,
    byCurrency: byCurrency ?? [],
    emails,
    contactIds,
    ...(account && { account }),
  };
}
