import { sql } from 'kysely';
import type { Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';

/** By the email address, whatever its case, and by the membership: either is enough. */
export interface Buyer {
  email?: string | null | undefined;
  memberId?: string | null | undefined;
}

/** What a customer's orders that stand come to. */
export interface CustomerSummary {
  orders: number;
  /** In the shop's currency, less what was paid back. */
  spent: Decimal;
  /** Days of UTC; absent without an order. */
  firstOrder?: string;
  lastOrder?: string;
}

interface Row {
  orders: number;
  spent: string;
  first: string | null;
  last: string | null;
}

export const isKnown = ({ email, memberId }: Buyer): boolean => Boolean(email) || Boolean(memberId);

/** From the kept figures, by two indexes; of guests who were merged, by all their addresses. @param besides an order that does not count */
export async function readSummary(
  { db, siteId, site }: Pick<Context, 'db' | 'siteId' | 'site'>,
  buyer: Buyer,
  besides = '',
): Promise<CustomerSummary> {
  const [email, memberId] = [buyer.email ?? '', buyer.memberId ?? ''];
  const isTheirs = sql`(${email} <> '' and customer_email(buyer_info_email) in (select email from addresses)
    or ${memberId} <> '' and buyer_info_member_id = ${memberId})`;
  const { rows } = await sql<Row>`
    with addresses as materialized (
      select customer_email(${email}) as email
      union select customer_email(other.email) from known_contacts as own
        join merged_contacts as merged on merged.site_id = own.site_id and merged.into_id = own.contact_id
        join known_contacts as other on other.site_id = own.site_id and other.contact_id = own.contact_id
        where own.site_id = ${siteId} and own.email = customer_email(${email})),
    theirs as (
      select currency, day, orders, spent from customer_days
        where site_id = ${siteId} and ${email} <> '' and email in (select email from addresses)
      union all select currency, day, orders, spent from customer_days
        where site_id = ${siteId} and member_id <> '' and member_id = ${memberId}
          and (${email} = '' or email not in (select email from addresses))
      union all select coalesce(currency, ''), left(purchased_date, 10), -1,
          -customer_spent(price_summary_total_amount, doc) from orders
        where ${besides} <> '' and site_id = ${siteId} and id = ${besides} and status = 'APPROVED' and ${isTheirs}),
    days as (
      select day, sum(orders) as orders,
        coalesce(sum(spent) filter (where currency in ('', ${site.currency})), 0) as spent
      from theirs group by day having sum(orders) > 0)
    select coalesce(sum(orders), 0)::int as orders, coalesce(sum(spent), 0)::text as spent,
      min(day) as first, max(day) as last from days`.execute(db);
  const { orders = 0, spent = '0', first, last } = rows[0] ?? {};
  return { orders, spent, ...(first && { firstOrder: first }), ...(last && { lastOrder: last }) };
}
