import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';
import { type DiscountUse, type Source, useId } from './tables.ts';

export interface Buyer {
  memberId?: string | null | undefined;
  email?: string | null | undefined;
}

/** As uses are told from each other. */
export const keysOf = ({ memberId, email }: Buyer): { email: string; memberId: string } => ({
  email: (email ?? '').toLowerCase(),
  memberId: memberId ?? '',
});

export type NewUse = Omit<DiscountUse, 'id' | 'approved' | 'given' | 'email' | 'memberId'> &
  Buyer &
  Partial<Pick<DiscountUse, 'given'>>;

const docOf = ({ email, memberId, given = '0', ...use }: NewUse): DiscountUse => ({
  ...use,
  id: useId(use.source, use.orderId),
  ...keysOf({ email, memberId }),
  approved: use.date !== undefined,
  given,
});

/** Once per order, whatever is told twice; what is told of it later is added. */
export async function recordUses({ db, siteId }: SiteDb, uses: readonly NewUse[]): Promise<void> {
  if (uses.length === 0) return;
  await sql`insert into discount_uses (site_id, id, doc)
    select distinct on (item ->> 'id') ${siteId}, item ->> 'id', item
    from jsonb_array_elements(${JSON.stringify(uses.map(docOf))}::text::jsonb) as item
    order by item ->> 'id'
    on conflict (site_id, id) do update set doc = discount_uses.doc || excluded.doc
      where not discount_uses.approved and excluded.approved`.execute(db);
}

/** The order came to nothing. @param which all of its uses, unless said */
export async function giveBackUses(
  { db, siteId }: SiteDb,
  orderId: string,
  which: { coupons: true } | { sources: readonly Source[] },
): Promise<void> {
  const chosen =
    'coupons' in which ? sql`source like 'coupon:%'` : sql`source = any(${[...which.sources]}::text[])`;
  await sql`delete from discount_uses
    where site_id = ${siteId} and order_id = ${orderId} and ${chosen}`.execute(db);
}
