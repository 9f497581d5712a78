import { sql, type RawBuilder } from 'kysely';
import { compareMoney } from '#shared/money.ts';
import type { ReportMetrics, UnconvertedTotal } from '#shared/reports.ts';
import type { Context } from '#platform/context.ts';
import type { Period } from './period.ts';
import { roundRows, sumRows, type UnroundedMetrics } from './rounded-rows.ts';

export type SiteQuery = Pick<Context, 'db' | 'siteId' | 'site'>;

/** What totals are kept of; `key` and `detail` of each as `migrations.ts` fills them. */
export type Kind = 'order' | 'product' | 'discount' | 'tax';

/** The kind of the rows whose tax is the part that comes on top of the prices. */
const addedTaxOf = (kind: Kind): string => `${kind}-added-tax`;

const BY = {
  day: sql`day::text`,
  key: sql`key`,
  detail: sql`detail`,
  currency: sql`currency`,
  both: sql`jsonb_build_array(key, detail)::text`,
  nothing: sql`''::text`,
} as const;

export interface TotalsQuery {
  kind: Kind;
  period: Period;
  by: keyof typeof BY;
  /** Of one product, country, … alone. */
  of?: string;
  /** What all is converted to. */
  currency: string;
}

export interface ReportTotals extends ReportMetrics {
  key: string;
  /** Not converted; of one currency only. */
  ownTotal: string;
  ownNet: string;
}

/** What one unit of a currency is worth in the shop's own on a day; null where nobody said. */
const worth = (currency: RawBuilder<unknown>, known: string, base: string): RawBuilder<unknown> => sql`case
      when ${currency} = ${base} then 1
      else ${sql.ref(`${known}.rates`)}[width_bucket(day, ${sql.ref(`${known}.days`)})] end`;

/** The kept totals of some days by day and currency, each with what it is multiplied by. */
const rated = (
  { siteId, site }: SiteQuery,
  { kind, period, by, currency, of }: TotalsQuery,
): RawBuilder<unknown> => sql`
  with summed as (
    select day, currency, ${BY[by]} as by, sum(orders) as orders, sum(pieces) as pieces, sum(items) as items,
      sum(discounts) as discounts, sum(delivery) as delivery,
      coalesce(sum(tax) filter (where kind = ${kind}), 0) as tax,
      coalesce(sum(tax) filter (where kind <> ${kind}), 0) as "addedTax", sum(total) as total,
      sum(returned) as returned
    from sales_sums
    where site_id = ${siteId} and kind in (${kind}, ${addedTaxOf(kind)}) and day between ${period.from}::date and ${period.to}::date
      ${of === undefined ? sql`` : sql`and key = ${of}`}
    group by 1, 2, 3),
  known as (
    select currency, array_agg(day order by day) as days, array_agg(rate order by day) as rates
    from exchange_rates where site_id = ${siteId} and base = ${site.currency} and day <= ${period.to}::date
    group by currency),
  rated as (
    select summed.*, case when summed.currency = ${currency} then 1 else
      ${worth(sql`summed.currency`, 'own', site.currency)} / ${worth(sql`${currency}::text`, 'asked', site.currency)} end as factor
    from summed left join known as own on own.currency = summed.currency
      left join known as asked on asked.currency = ${currency})`;

/**
 * The stored totals of some days, converted at the rate of each, the largest first, and all of them together; those
 * without a rate are left out. Both are rounded, and add up.
 */
export async function readReportTotals(
  siteQuery: SiteQuery,
  totalsQuery: TotalsQuery,
): Promise<{ rows: ReportTotals[]; total: ReportTotals | undefined }> {
  const amount = (name: string): RawBuilder<unknown> =>
    sql`sum(${sql.ref(name)} * factor)::text as ${sql.ref(name)}`;
  const { rows: found } = await sql<
    UnroundedMetrics & Pick<ReportTotals, 'key' | 'ownTotal' | 'ownNet'>
  >`${rated(siteQuery, totalsQuery)}
    select by as key, sum(orders)::integer as orders, sum(pieces)::float8 as pieces,
      ${amount('items')}, ${amount('discounts')}, ${amount('delivery')}, ${amount('tax')}, ${amount('addedTax')},
      ${amount('total')}, ${amount('returned')}, sum(total)::text as "ownTotal",
      sum(total - returned)::text as "ownNet"
    from rated where factor is not null
    group by by
    having bool_or(orders <> 0 or pieces <> 0 or tax <> 0 or total <> 0 or returned <> 0)`.execute(
    siteQuery.db,
  );
  const rows = found.toSorted((a, b) => compareMoney(b.total, a.total) || (a.key < b.key ? -1 : 1));
  const { currency } = totalsQuery;
  const whole = sumRows(rows);
  const own = { key: '', ownTotal: '', ownNet: '' };
  return {
    rows: roundRows(rows, currency),
    total: whole && roundRows([{ ...whole, ...own }], currency)[0],
  };
}

/** What could not be converted, by currency. */
export async function readUnconverted(
  siteQuery: SiteQuery,
  { period, currency }: Pick<TotalsQuery, 'period' | 'currency'>,
): Promise<UnconvertedTotal[]> {
  const { rows } = await sql<UnconvertedTotal>`
    ${rated(siteQuery, { kind: 'order', by: 'nothing', period, currency })}
    select currency, sum(total)::text as total, sum(orders)::integer as orders,
      min(day)::text as "from", max(day)::text as "to"
    from rated where factor is null and orders <> 0
    group by currency order by currency`.execute(siteQuery.db);
  return rows;
}

/** The zone whose days the totals are kept by. */
export async function readZone({ db, siteId, site }: SiteQuery): Promise<string> {
  const { rows } = await sql<{ zone: string }>`
    select time_zone as zone from sales_zones where site_id = ${siteId}`.execute(db);
  return rows[0]?.zone ?? site.timeZone;
}
