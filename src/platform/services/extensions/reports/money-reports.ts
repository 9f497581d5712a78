import { sql } from 'kysely';
import { addMoney, compareMoney, isZeroMoney, roundMoney, subtractMoney } from '#shared/money.ts';
import type { PayoutReport, PayoutRow, TaxReport, TaxRow } from '#shared/reports.ts';
import type { Period } from './period.ts';
import { readReportTotals, readUnconverted, readZone, type SiteQuery } from './totals.ts';

/** A row a country and rate, the largest first. */
export async function taxReport(siteQuery: SiteQuery, period: Period, currency: string): Promise<TaxReport> {
  const { rows: found } = await readReportTotals(siteQuery, { kind: 'tax', by: 'both', period, currency });
  const rows = found
    .filter(({ tax }) => !isZeroMoney(tax))
    .map(({ key, tax }): TaxRow => {
      const [country = '', rate = ''] = JSON.parse(key) as string[];
      return { country, ...(rate !== '' && { rate }), amount: tax };
    })
    .toSorted((a, b) => compareMoney(b.amount, a.amount) || (a.country < b.country ? -1 : 1));
  const total = roundMoney(addMoney('0', ...rows.map(({ amount }) => amount)), currency);
  return { currency, rows, total, unconverted: await readUnconverted(siteQuery, { period, currency }) };
}

/** Each in its own currency, by the day it moved. */
export async function payoutReport(siteQuery: SiteQuery, { from, to }: Period): Promise<PayoutReport> {
  const { db, siteId } = siteQuery;
  const { rows } = await sql<Omit<PayoutRow, 'net'>>`
    select day::text as day, key as provider, detail as method, currency, sum(orders)::integer as payments,
      sum(total)::text as collected, sum(pieces)::integer as refunds, sum(returned)::text as returned
    from sales_sums
    where site_id = ${siteId} and kind = 'payout' and day between ${from}::date and ${to}::date
    group by sales_sums.day, currency, key, detail
    having sum(orders) <> 0 or sum(pieces) <> 0 or sum(total) <> 0 or sum(returned) <> 0
    order by sales_sums.day, currency, key, detail`.execute(db);
  return {
    timeZone: await readZone(siteQuery),
    rows: rows.map((row) => {
      const written = (amount: string): string => roundMoney(amount, row.currency);
      const net = written(subtractMoney(row.collected, row.returned));
      return { ...row, collected: written(row.collected), returned: written(row.returned), net };
    }),
  };
}
