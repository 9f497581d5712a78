import { sql } from 'kysely';
import type { ErasurePreview } from '#shared/customer-data.ts';
import type { Context } from '#platform/context.ts';
import { findMember, isStaff } from '../../members/members/public.ts';
import type { Person } from './person.ts';

type Blocks = ErasurePreview['blocks'];
type BlockReason = Blocks[number]['why'];

/** So many are named; the count is whole. */
const NAMED = 5;

/** Orders that are not done with: somebody has still to be paid, sent to or paid back. */
async function openOrders({ db, siteId }: Context, { orderIds }: Person): Promise<Blocks> {
  const { rows } = await sql<{ why: BlockReason; numbers: string[] }>`
    select why, array_agg(number order by placed desc) as numbers from (
      select coalesce(o.number::text, left(o.id, 8)) as number, o.purchased_date as placed, case
          when exists (select from open_refunds as r where r.site_id = o.site_id and r.order_id = o.id) then 'OPEN_REFUNDS'
          when exists (select from payment_charges as c
            where c.site_id = o.site_id and c.order_id = o.id and c.next_ask_date is not null)
            or exists (select from open_authorization_acts as a where a.site_id = o.site_id and a.order_id = o.id)
            then 'OPEN_PAYMENTS'
          when not coalesce(o.archived, false) and (o.status = 'PENDING' or o.status = 'APPROVED' and (
            o.fulfillment_status in ('NOT_FULFILLED', 'PARTIALLY_FULFILLED')
            or o.payment_status in ('NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID')))
            then 'OPEN_ORDERS' end as why
      from orders as o where o.site_id = ${siteId} and o.id = any(${orderIds}::text[])) as found
    where why is not null group by why order by why`.execute(db);
  return rows.map(({ why, numbers }) => ({ why, count: numbers.length, numbers: numbers.slice(0, NAMED) }));
}

async function openSubscriptions({ db, siteId }: Context, { memberIds }: Person): Promise<Blocks> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from subscriptions
    where site_id = ${siteId} and member_id = any(${memberIds}::text[])
      and status not in ('CANCELED', 'ENDED')`.execute(db);
  const { count = 0 } = rows[0] ?? {};
  return count > 0 ? [{ why: 'OPEN_SUBSCRIPTIONS', count, numbers: [] }] : [];
}

async function staff(context: Context, { memberIds }: Person): Promise<Blocks> {
  for (const id of memberIds) {
    const member = await findMember(context, id);
    if (member && (await isStaff(context, member)))
      return [{ why: 'WORKS_FOR_THE_SHOP', count: 1, numbers: [] }];
  }
  return [];
}

/** What has to be done before somebody can be erased. */
export const blocksOf = async (context: Context, person: Person): Promise<Blocks> => [
  ...(await staff(context, person)),
  ...(await openOrders(context, person)),
  ...(await openSubscriptions(context, person)),
];
