import { sql } from 'kysely';
import type { RateChange } from '#shared/extensions/reports.ts';
import type { ExchangeRates } from '#shared/reports.ts';
import { invalidField, revisionMismatch } from '#platform/contract/errors.ts';
import type { SiteQuery } from './totals.ts';

/** @throws 400 beside the currency that is the shop's own */
export function assertOtherCurrencies(changes: readonly RateChange[], base: string): void {
  const index = changes.findIndex(({ currency }) => currency === base);
  if (index !== -1)
    throw invalidField(`rates.${index}.currency`, 'VALIDATION', 'is the shop’s own: its rate is always 1');
}

/** All that are kept, the newest first. */
export async function readRates({ db, siteId, site }: SiteQuery): Promise<ExchangeRates> {
  const { rows } = await sql<ExchangeRates['rates'][number]>`
    select day::text as day, currency, trim_scale(rate)::text as rate from exchange_rates
    where site_id = ${siteId} and base = ${site.currency} order by exchange_rates.day desc, currency`.execute(
    db,
  );
  return { base: site.currency, rates: rows };
}

/** What one of a currency is worth in the shop's own, and since which day. */
export interface LatestRate {
  currency: string;
  rate: string;
  day: string;
}

/** Of each currency, the last that holds on that day. */
export async function latestRates({ db, siteId, site }: SiteQuery, day: string): Promise<LatestRate[]> {
  const { rows } = await sql<LatestRate>`
    select distinct on (currency) currency, trim_scale(rate)::text as rate, exchange_rates.day::text as day
    from exchange_rates where site_id = ${siteId} and base = ${site.currency} and exchange_rates.day <= ${day}::date
    order by currency, exchange_rates.day desc`.execute(db);
  return rows;
}

/** With whether it was said what the rate was: it may have been none. */
const told = (change: RateChange | undefined) => ({ ...change, is_told: change?.was !== undefined });

/**
 * Rates into `base`; a shop that takes another currency for its own keeps a table of its own for that. Of a day named
 * twice, the last counts.
 * @throws 409, and nothing is written, where a rate is neither what its row says it was nor what it is to be
 */
export async function writeRates(
  { db, siteId }: Pick<SiteQuery, 'db' | 'siteId'>,
  base: string,
  changes: readonly RateChange[],
): Promise<void> {
  const last = new Map(changes.map((change) => [`${change.currency} ${change.day}`, change]));
  // In one order, so that two who change the same wait for each other and no more.
  const rows = JSON.stringify([...last.keys()].toSorted().map((key) => told(last.get(key))));
  const input = sql`jsonb_to_recordset(${rows}::text::jsonb) as given (day date, currency text, rate numeric)`;
  // Two who read the same and write at once: the second finds what the first wrote.
  await sql`lock table exchange_rates in share row exclusive mode`.execute(db);
  const changed = await sql<{ day: string; currency: string }>`
    select given.day::text as day, given.currency from jsonb_to_recordset(${rows}::text::jsonb)
        as given (day date, currency text, rate numeric, was numeric, is_told boolean)
      left join exchange_rates as kept on kept.site_id = ${siteId} and kept.base = ${base}
        and kept.currency = given.currency and kept.day = given.day
    where given.is_told and kept.rate is distinct from given.was
      and kept.rate is distinct from given.rate limit 1`.execute(db);
  if (changed.rows[0]) {
    throw revisionMismatch('A rate was changed meanwhile.', 'RATE_CHANGED_MEANWHILE', changed.rows[0]);
  }
  await sql`
    insert into exchange_rates (site_id, base, currency, day, rate)
    select ${siteId}, ${base}, currency, day, rate from ${input} where rate is not null order by currency, day
    on conflict (site_id, base, currency, day) do update set rate = excluded.rate`.execute(db);
  await sql`
    delete from exchange_rates as kept using ${input}
    where kept.site_id = ${siteId} and kept.base = ${base} and kept.currency = given.currency
      and kept.day = given.day and given.rate is null`.execute(db);
}
