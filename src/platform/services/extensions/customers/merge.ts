import { sql } from 'kysely';
import { lockByName } from '#database/turn.ts';
import type { MergePreview, CustomerSummary } from '#shared/customers.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalidField } from '#platform/contract/errors.ts';
import { contactsOf, customerNotFound, findCustomer, present } from './find.ts';
import { addressesOf } from './addresses.ts';
import { listNotes } from './notes.ts';
import { customerRecords, type CustomerRecord } from './records.ts';
import { publishCustomerChange } from './publish-customer-change.ts';

interface Both {
  kept: CustomerRecord;
  other: CustomerRecord;
}

/** @throws 400 for one and the same, 404, 428 NOT_A_GUEST for whoever has an account */
async function guests(context: Context, id: string, otherId: string): Promise<Both> {
  const [stored, other] = [await findCustomer(context, id), await findCustomer(context, otherId)];
  if (stored.id === other.id) throw invalidField('otherId', 'VALIDATION', 'must be another customer');
  for (const record of [stored, other])
    if (record.memberId !== undefined)
      throw failedPrecondition('Only guests can be merged.', 'NOT_A_GUEST', { customerId: record.id });
  return { kept: stored, other };
}

/** When the latest was placed, whether it stands or not: what it was bought with is what they are called by. */
async function lastPlaced({ db, siteId }: Context, id: string): Promise<string> {
  const { rows } = await sql<{ last: string | null }>`select max(placed || ' ' || order_id) as last
    from customer_orders where site_id = ${siteId} and contact_id = ${id}`.execute(db);
  return rows[0]?.last ?? '';
}

const first = (dates: (string | undefined)[]): string | undefined =>
  dates.flatMap((date) => date ?? []).toSorted()[0];
const last = (dates: (string | undefined)[]): string | undefined =>
  dates
    .flatMap((date) => date ?? [])
    .toSorted()
    .at(-1);

const BUYING = ['NONE', 'ONCE'] as const;

interface MergedTotals {
  orders: number;
  spent: string;
  others: CustomerSummary['otherSpent'] | null;
}

/** What the orders of both come to, as the record of one tells it. */
async function sumsOf(
  { db, siteId }: Context,
  ids: readonly string[],
  currency: string,
): Promise<MergedTotals> {
  const { rows } = await sql<MergedTotals>`
    with theirs as (select spent, currency from customer_orders
      where site_id = ${siteId} and contact_id = any(${[...ids]}::text[]) and stands)
    select (select count(*)::int from theirs) as orders,
      (select coalesce(sum(spent), 0)::text from theirs where currency in ('', ${currency})) as spent,
      (select jsonb_agg(jsonb_build_object('amount', amount::text, 'currency', currency) order by currency)
        from (select currency, sum(spent) as amount from theirs where currency not in ('', ${currency})
          group by currency) as sums) as others`.execute(db);
  return rows[0] ?? { orders: 0, spent: '0', others: null };
}

/** What one record says of two, with `named` for whom they are called. */
function together(
  [stored, other]: readonly [CustomerSummary, CustomerSummary],
  { named, email, sums }: { named: CustomerSummary; email: string | undefined; sums: MergedTotals },
): CustomerSummary {
  const both = [stored, other];
  const { firstName, lastName, company, phone, country, name } = named;
  const result = {
    name,
    firstName,
    lastName,
    company,
    email,
    phone,
    country,
    otherSpent: sums.others ?? undefined,
    firstOrderDate: first(both.map((one) => one.firstOrderDate)),
    lastOrderDate: last(both.map((one) => one.lastOrderDate)),
    lastSeenDate: last(both.map((one) => one.lastSeenDate)),
    firstSeenDate: first(both.map((one) => one.firstSeenDate)),
  };
  return {
    id: stored.id,
    status: 'GUEST',
    buying: BUYING[sums.orders] ?? 'AGAIN',
    orders: sums.orders,
    spent: { ...stored.spent, amount: sums.spent },
    ...(Object.fromEntries(
      Object.entries(result).filter(([, value]) => value !== undefined),
    ) as Partial<CustomerSummary>),
  };
}

/** Both, and the one that would be left; nothing is changed. */
export async function previewMerge(
  context: Context,
  id: string,
  { otherId }: { otherId: string },
): Promise<MergePreview> {
  const { kept, other } = await guests(context, id, otherId);
  const both = [present(kept), present(other)] as const;
  const sides = [];
  for (const record of [kept, other])
    sides.push({
      customer: present(record),
      emails: await addressesOf(context, record.id),
      notes: (await listNotes(context, record.id)).notes.length,
    });
  const isNewer = (await lastPlaced(context, other.id)) > (await lastPlaced(context, kept.id));
  const emails = sides.flatMap((side) => side.emails).toSorted();
  const named = present(isNewer ? other : kept);
  const totals = await sumsOf(context, [kept.id, other.id], kept.spent.currency);
  return {
    sides: sides as MergePreview['sides'],
    merged: {
      customer: together(both, { named, email: emails[0] ?? named.email, sums: totals }),
      emails,
      notes: sides.reduce((sum, { notes }) => sum + notes, 0),
    },
  };
}

/** No order, address or member comes in meanwhile: theirs is the other side of this lock. */
const holdAll = ({ db, siteId }: Context): Promise<unknown> => lockByName(db, `customers:merge:${siteId}`);

/** Whose orders they are is settled anew, and both are told anew. */
async function settle(
  { db, siteId }: Context,
  orderIds: readonly string[],
  contacts: readonly string[],
): Promise<void> {
  await sql`select customers_reassign(${siteId}, ${[...orderIds]}::text[])`.execute(db);
  await sql`select customers_tell(${siteId}, ${[...contacts]}::text[])`.execute(db);
}

const ordersOf = async ({ db, siteId }: Context, contactId: string): Promise<string[]> => {
  const { rows } = await sql<{ order_id: string }>`select order_id from customer_orders
    where site_id = ${siteId} and contact_id = ${contactId}`.execute(db);
  return rows.map(({ order_id }) => order_id);
};

/** From now on the other's contact is this one's: what came by it, and what comes. No order and no review is rewritten. */
export async function mergeGuests(
  context: Context,
  id: string,
  { otherId }: { otherId: string },
): Promise<{ customer: CustomerSummary }> {
  const { db, siteId, clock } = context;
  await holdAll(context);
  const { kept, other } = await guests(context, id, otherId);
  const orders = await ordersOf(context, other.id);
  const emails = await addressesOf(context, other.id);
  const [, ...along] = await contactsOf(context, other.id);
  await sql`update merged_contacts set into_id = ${kept.id}
    where site_id = ${siteId} and into_id = ${other.id}`.execute(db);
  await sql`insert into merged_contacts (site_id, contact_id, into_id, emails, along, orders, merged_at)
    values (${siteId}, ${other.id}, ${kept.id}, ${emails}::text[], ${along}::text[],
      ${[...orders, ...(await ordersOf(context, kept.id))]}::text[], ${clock.now()})`.execute(db);
  await sql`update known_contacts set contact_id = ${kept.id}
    where site_id = ${siteId} and contact_id = ${other.id}`.execute(db);
  await settle(context, orders, [kept.id, other.id]);
  await publishCustomerChange(context, 'merged', kept.id);
  return { customer: present(await findCustomer(context, kept.id)) };
}

interface Merged {
  emails: string[];
  along: string[];
  orders: string[];
}

const late = (): Error =>
  failedPrecondition(
    'Something came in since for both of them: it cannot be told whose it is.',
    'MERGED_FOR_GOOD',
  );

/**
 * Takes the merging back, as long as nothing came in since that could be either's.
 * @throws 404, 428 MERGED_FOR_GOOD
 */
export async function splitGuests(
  context: Context,
  id: string,
  { otherId }: { otherId: string },
): Promise<Record<string, never>> {
  const { db, siteId } = context;
  await holdAll(context);
  const { rows } = await sql<Merged>`select emails, along, orders from merged_contacts
    where site_id = ${siteId} and contact_id = ${otherId} and into_id = ${id}`.execute(db);
  const [merged] = rows;
  const record = await customerRecords.get(db, siteId, id);
  if (!merged || !record) throw customerNotFound(otherId);
  const orders = await ordersOf(context, id);
  const known = new Set(merged.orders);
  if (record.memberId !== undefined || !orders.every((order) => known.has(order))) throw late();
  await sql`delete from merged_contacts where site_id = ${siteId} and contact_id = ${otherId}`.execute(db);
  await sql`update merged_contacts set into_id = ${otherId}
    where site_id = ${siteId} and into_id = ${id} and contact_id = any(${merged.along}::text[])`.execute(db);
  await sql`update known_contacts set contact_id = ${otherId}
    where site_id = ${siteId} and contact_id = ${id} and email = any(${merged.emails}::text[])`.execute(db);
  await settle(context, orders, [id, otherId]);
  await publishCustomerChange(context, 'split', id);
  return {};
}
