import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';
import { cachedSettings } from '#platform/store/index.ts';

/** In a shop where nobody is exempt nobody is looked up. */
const isAnybodyExempt = (where: SiteDb): Promise<boolean> =>
  cachedSettings(where, 'whether any contact is exempt', async () => {
    const { rows } = await sql<{ some: boolean }>`
      select exists (select from contact_tax_details where site_id = ${where.siteId}) as some`.execute(
      where.db,
    );
    return rows[0]?.some === true;
  });

export interface TaxedBuyer {
  contactId?: string | undefined;
  memberId?: string | undefined;
  email?: string | undefined;
}

/**
 * The exempt group that a buyer belongs to: by the account, the contact or the address. What was said of a contact that was
 * merged into theirs holds for them where nothing was said of their own.
 */
export async function exemptGroupOf(
  where: SiteDb,
  { contactId = '', memberId = '', email = '' }: TaxedBuyer,
): Promise<string | undefined> {
  if (!contactId && !memberId && !email) return undefined;
  if (!(await isAnybodyExempt(where))) return undefined;
  const { db, siteId } = where;
  const { rows } = await sql<{ group: string }>`
    with buyer as (select customer_of(${siteId}, ${contactId}, ${memberId}, ${email}) as id),
    theirs as (
      select id, 0 as rank from buyer
      union all select m.contact_id, 1 from merged_contacts as m join buyer on m.into_id = buyer.id
        where m.site_id = ${siteId})
    select d.tax_exempt_group_id as group from contact_tax_details as d join theirs on theirs.id = d.id
    where d.site_id = ${siteId} order by theirs.rank, d.updated_date desc, d.id limit 1`.execute(db);
  return rows[0]?.group;
}
