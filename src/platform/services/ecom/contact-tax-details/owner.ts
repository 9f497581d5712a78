import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { ContactTaxDetailsApi, Reply } from '#platform/contract/index.ts';
import type { ContactTaxDetails } from './tables.ts';

type ContactTaxDetailsDto = NonNullable<
  Reply<ContactTaxDetailsApi, 'getContactTaxDetails'>['contactTaxDetails']
> & {
  id: string;
};
type ContactDetails = NonNullable<ContactTaxDetailsDto['contactDetails']>;

interface Row extends Record<'first' | 'last' | 'company' | 'email' | 'vat', string | null> {
  id: string;
}

const filled = (who: Record<string, string | null | undefined>): ContactDetails =>
  Object.fromEntries(Object.entries(who).filter(([, value]) => value));

/**
 * Who contacts are, as the shop tells of its customers; the tax id is the last one that came with an order of theirs. For
 * many in one statement.
 */
async function whoAre({ db, siteId }: Context, ids: readonly string[]): Promise<Map<string, ContactDetails>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select asked.id, r.doc ->> 'firstName' as first, r.doc ->> 'lastName' as last, r.doc ->> 'company' as company,
      r.doc ->> 'email' as email, given.vat
    from unnest(${[...ids]}::text[]) as asked (id)
    left join customer_records as r on r.site_id = ${siteId} and r.id = customer_contact(${siteId}, asked.id)
    left join lateral (
      select o.doc #>> '{billingInfo,contactDetails,vatId,id}' as vat from customer_orders as c
        join orders as o on o.site_id = c.site_id and o.id = c.order_id
      where c.site_id = ${siteId} and c.contact_id = customer_contact(${siteId}, asked.id)
        and coalesce(o.doc #>> '{billingInfo,contactDetails,vatId,id}', '') <> ''
      order by c.placed desc, c.order_id limit 1) as given on true`.execute(db);
  return new Map(
    rows.map(({ id, first, last, company, email, vat }) => [
      id,
      filled({ firstName: first, lastName: last, company, email, vatId: vat }),
    ]),
  );
}

type RequestedFields = readonly string[] | null | undefined;

/** With who they are, where that was asked for. */
export async function ownerView(
  context: Context,
  details: readonly ContactTaxDetails[],
  fields: RequestedFields,
): Promise<ContactTaxDetailsDto[]> {
  if (!fields?.includes('CONTACT_DETAILS')) return [...details];
  const known = await whoAre(
    context,
    details.map(({ id }) => id),
  );
  return details.map((one) => ({ ...one, contactDetails: known.get(one.id) ?? {} }));
}
