import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';
import type { Source } from './tables.ts';
import { type Buyer, keysOf } from './uses.ts';

export interface Uses {
  /** Orders that have it, and those that wait for their money with it. */
  all: number;
  byThisBuyer: number;
  /** Orders that stand. */
  approved: number;
  /** What it took off them, in the shop's currency. */
  given: string;
}

export const NO_USES: Uses = { all: 0, byThisBuyer: 0, approved: 0, given: '0' };

interface Counted {
  source: Source;
  uses: number;
  approved: number;
  given: string;
  own: number;
  mine: number;
}

/**
 * From the kept counts; a buyer's own by the index. A discount nobody used may be absent.
 * @param besides an order whose own use does not count
 */
export async function countUses(
  { db, siteId }: SiteDb,
  sources: readonly Source[],
  { buyer = {}, besides = '' }: { buyer?: Buyer; besides?: string | undefined } = {},
): Promise<Map<Source, Uses>> {
  if (sources.length === 0) return new Map();
  const { email, memberId } = keysOf(buyer);
  const { rows } = await sql<Counted>`
    select asked.source,
      coalesce(sum(n), 0)::int as uses,
      (coalesce(sum(n) filter (where kept.approved), 0))::int as approved,
      coalesce(sum(sum_given) filter (where kept.approved), 0)::text as given,
      (select count(*)::int from discount_uses as use where use.site_id = ${siteId}
        and use.source = asked.source and use.order_id <> ${besides}
        and ((${email} <> '' and use.email = ${email}) or (${memberId} <> '' and use.member_id = ${memberId}))) as own,
      (select count(*)::int from discount_uses as use where ${besides} <> '' and use.site_id = ${siteId}
        and use.id = asked.source || ':' || ${besides}) as mine
    from unnest(${[...sources]}::text[]) as asked(source)
    left join discount_uses_summary as kept on kept.site_id = ${siteId}
      and kept.key in (jsonb_build_array(asked.source, true)::text, jsonb_build_array(asked.source, false)::text)
    group by asked.source`.execute(db);
  return new Map(
    rows.map(({ source, uses, own, mine, approved, given }) => [
      source,
      { all: uses - mine, byThisBuyer: own, approved, given },
    ]),
  );
}

/** Of every discount that was ever used, from the kept counts. */
export async function sumUses({ db, siteId }: SiteDb): Promise<Map<string, Pick<Uses, 'all' | 'given'>>> {
  const { rows } = await sql<{ source: Source; uses: number; given: string }>`
    select source, sum(n)::int as uses,
      coalesce(sum(sum_given) filter (where approved), 0)::text as given
    from discount_uses_summary where site_id = ${siteId} group by source`.execute(db);
  return new Map(rows.map(({ source, uses, given }) => [source, { all: uses, given }]));
}

/** Who has used a code that is good for one order, if an order other than `besides` has. */
export async function findCodeUse(
  { db, siteId }: SiteDb,
  code: string,
  { buyer, besides = '' }: { buyer: Buyer; besides?: string | undefined },
): Promise<'own' | 'other' | undefined> {
  const { email, memberId } = keysOf(buyer);
  const { rows } = await sql<{ own: boolean }>`
    select coalesce((${email} <> '' and email = ${email}) or (${memberId} <> '' and member_id = ${memberId}), false)
      as own
    from discount_uses where site_id = ${siteId} and code = ${code} and order_id <> ${besides}`.execute(db);
  const [use] = rows;
  return use && (use.own ? 'own' : 'other');
}
