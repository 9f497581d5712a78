import { sql } from 'kysely';
import type { CustomerDetails } from '../../../shared/customers.ts';
import type { Context } from '../../context.ts';
import { addressesOf } from './addresses.ts';
import { tellAccount } from './account.ts';
import { contactsOf } from './find.ts';
import type { CustomerRecord } from './records.ts';

const LATEST = 5;

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
  const [emails, contactIds] = [await addressesOf(context, id), await contactsOf(context, id)];
  const written = await sql<{ reviews: number }>`select count(*)::int as reviews from reviews
    where site_id = ${siteId} and author_contact_id = any(${contactIds}::text[])`.execute(db);
  return {
    orderIds: ids ?? [],
    reviews: written.rows[0]?.reviews ?? 0,
    placed,
    inCurrency,
    refunded,
    emails,
    contactIds,
    ...(account && { account }),
  };
}
