import { sql } from 'kysely';
import type { CustomerTraces } from '#shared/customer-data.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { contactsOf, findCustomer } from '../customers/public.ts';
import type { Member } from '../../members/members/public.ts';

/** Somebody with all by which what the shop keeps is known to be theirs. */
export interface Person {
  /** Of the contact that stands for all of theirs. */
  id: string;
  contactIds: string[];
  memberIds: string[];
  /** In lower case; none that is somebody else's too. */
  emails: string[];
  orderIds: string[];
  /** What is to be typed for them. */
  confirm: string;
}

const column = async (query: ReturnType<typeof sql<{ value: string }>>, { db }: SiteDb): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ value }) => value);

/** @throws 404 CUSTOMER_NOT_FOUND */
export async function personOf(context: Context, wanted: string): Promise<Person> {
  const { siteId } = context;
  const { id, email, name } = await findCustomer(context, wanted);
  const contactIds = await contactsOf(context, id);
  const memberIds = await column(
    sql`select id as value from members where site_id = ${siteId} and contact_id = any(${contactIds}::text[])
      order by id`,
    context,
  );
  const orderIds = await column(
    sql`select order_id as value from customer_orders where site_id = ${siteId} and contact_id = ${id}
      order by order_id`,
    context,
  );
  // What was typed for an order may be a friend's, whom the shop knows as well.
  const emails = await column(
    sql`
      select email as value from known_contacts where site_id = ${siteId} and contact_id = any(${contactIds}::text[])
      union select login_email from members
        where site_id = ${siteId} and contact_id = any(${contactIds}::text[]) and status <> 'OFFLINE'
      union select platform_lower(buyer_info_email) from orders as o
        where site_id = ${siteId} and id = any(${orderIds}::text[]) and coalesce(buyer_info_email, '') <> ''
          and not exists (select from known_contacts as k
            where k.site_id = o.site_id and k.email = platform_lower(o.buyer_info_email))
          and not exists (select from members as m
            where m.site_id = o.site_id and m.login_email = platform_lower(o.buyer_info_email)
              and m.contact_id <> all(${contactIds}::text[]))
      order by 1`,
    context,
  );
  return { id, contactIds, memberIds, emails, orderIds, confirm: email ?? name ?? id };
}

/** What is written in their orders and their account. */
interface Written {
  first: string | null;
  last: string | null;
  phone: string | null;
}

/** By what else they are recognised: numbers and whole names. */
export async function tracesOf(context: SiteDb, person: Person): Promise<CustomerTraces> {
  const { db, siteId } = context;
  const { contactIds, memberIds, emails, orderIds } = person;
  const { rows } = await sql<Written>`
    select details ->> 'firstName' as first, details ->> 'lastName' as last, details ->> 'phone' as phone
      from orders cross join lateral (values (doc #> '{billingInfo,contactDetails}'), (doc #> '{recipientInfo,contactDetails}'),
        (doc #> '{shippingInfo,logistics,shippingDestination,contactDetails}')) as written (details)
      where site_id = ${siteId} and id = any(${orderIds}::text[]) and details is not null
    union select doc #>> '{contact,firstName}', doc #>> '{contact,lastName}', doc #>> '{contact,phones,0}' from members
      where site_id = ${siteId} and id = any(${memberIds}::text[])
    union select doc #>> '{profile,nickname}', null, null from members
      where site_id = ${siteId} and id = any(${memberIds}::text[])
    union select doc ->> 'firstName', doc ->> 'lastName', doc ->> 'phone' from customer_records
      where site_id = ${siteId} and id = ${person.id}`.execute(db);
  const whole = rows.flatMap(({ first, last }) => {
    const name = `${first ?? ''} ${last ?? ''}`.trim();
    // One word alone may be any word.
    return name.includes(' ') ? [name] : [];
  });
  return {
    emails,
    marks: [
      ...new Set([...emails, ...rows.flatMap(({ phone }) => (phone && phone.length > 6 ? [phone] : []))]),
    ],
    names: [...new Set(whole)],
    ids: [...new Set([...contactIds, ...memberIds, ...orderIds])],
  };
}

/** A member as they may ask for themselves: what is theirs by their account, and by an address they have shown to own. */
export async function themselves(context: SiteDb, member: Member): Promise<Person> {
  const { db, siteId } = context;
  const orders = await sql<{ value: string }>`select id as value from orders
    where site_id = ${siteId} and buyer_info_member_id = ${member.id}
      and not (status = 'INITIALIZED' and payment_status in ('NOT_PAID', 'DECLINED', 'CANCELED'))
    order by id`.execute(db);
  return {
    id: member.contactId,
    contactIds: [member.contactId],
    memberIds: [member.id],
    emails: member.loginEmailVerified ? [member.loginEmail] : [],
    orderIds: orders.rows.map(({ value }) => value),
    confirm: member.loginEmail,
  };
}
