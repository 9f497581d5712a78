import { sql, type RawBuilder } from 'kysely';
import { currencyDigits } from '../../../shared/money.ts';
import type { ReportFigures, UnconvertedSum } from '../../../shared/reports.ts';
import type { Context } from '../../context.ts';
import type { Period } from './period.ts';

export type Asking = Pick<Context, 'db' | 'siteId' | 'site'>;

/** What sums are kept of; `key` and `detail` of each as `migrations.ts` fills them. */
export type Kind = 'order' | 'product' | 'discount' | 'tax';

const BY = {
  day: sql`day::text`,
  key: sql`key`,
  detail: sql`detail`,
  currency: sql`currency`,
  both: sql`jsonb_build_array(key, detail)::text`,
  nothing: sql`''::text`,
} as const;

export interface SumsAsked {
  kind: Kind;
  period: Period;
  by: keyof typeof BY;
  /** Of one product, country, … alone. */
  of?: string;
  /** What all is converted to. */
  currency: string;
}

export interface Sums extends ReportFigures {
  key: string;
  /** Not converted; of one currency only. */
  ownTotal: string;
}

/** What one unit of a currency is worth in the shop's own on a day; null where nobody said. */
const worth = (currency: RawBuilder<unknown>, known: string, base: string): RawBuilder<unknown> => sql`case
      when ${currency} = ${base} then 1
      else ${sql.ref(`${known}.rates`)}[width_bucket(day, ${sql.ref(`${known}.days`)})] end`;

/** The kept sums of some days by day and currency, each with what it is multiplied by. */
const rated = (
  { siteId, site }: Asking,
  { kind, period, by, currency, of }: SumsAsked,
): RawBuilder<unknown> => sql`
  with summed as (
    select day, currency, ${BY[by]} as by, sum(orders) as orders, sum(pieces) as pieces, sum(items) as items,
      sum(discounts) as discounts, sum(delivery) as delivery, sum(tax) as tax, sum(total) as total,
      sum(returned) as returned
    from sales_sums
    where site_id = ${siteId} and kind = ${kind} and day between ${period.from}::date and ${period.to}::date
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

/** The kept sums of some days, converted at the rate of each, and all of them together; those without a rate are left out. */
export async function readSums(
  asking: Asking,
  asked: SumsAsked,
): Promise<{ rows: Sums[]; total: Sums | undefined }> {
  const digits = currencyDigits(asked.currency);
  const amount = (name: string): RawBuilder<unknown> =>
    sql`round(sum(${sql.ref(name)} * factor), ${digits})::text as ${sql.ref(name)}`;
  const { rows } = await sql<Sums & { whole: boolean }>`${rated(asking, asked)}
    select grouping(by) = 1 as whole, by as key, sum(orders)::integer as orders, sum(pieces)::float8 as pieces,
      ${amount('items')}, ${amount('discounts')}, ${amount('delivery')}, ${amount('tax')}, ${amount('total')},
      ${amount('returned')}, sum(total)::text as "ownTotal"
    from rated where factor is not null
    group by grouping sets ((by), ())
    having bool_or(orders <> 0 or pieces <> 0 or tax <> 0 or total <> 0 or returned <> 0)`.execute(asking.db);
  const figures = rows.map(({ whole, ...sums }) => ({ whole, sums }));
  return {
    rows: figures.flatMap(({ whole, sums }) => (whole ? [] : [sums])),
    total: figures.find(({ whole }) => whole)?.sums,
  };
}

/** What could not be converted, by currency. */
export async function readUnconverted(
  asking: Asking,
  { period, currency }: Pick<SumsAsked, 'period' | 'currency'>,
): Promise<UnconvertedSum[]> {
  const { rows } = await sql<UnconvertedSum>`
    ${rated(asking, { kind: 'order', by: 'nothing', period, currency })}
    select currency, sum(total)::text as total, sum(orders)::integer as orders,
      min(day)::text as "from", max(day)::text as "to"
    from rated where factor is null and orders <> 0
    group by currency order by currency`.execute(asking.db);
  return rows;
}

/** The zone whose days the sums are kept by. */
export async function readZone({ db, siteId, site }: Asking): Promise<string> {
  const { rows } = await sql<{ zone: string }>`
    select time_zone as zone from sales_zones where site_id = ${siteId}`.execute(db);
  return rows[0]?.zone ?? site.timeZone;
}
