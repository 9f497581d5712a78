import Big from 'big.js';
import { writeRates } from '../../platform/services/extensions/reports/public.ts';
import { RATE_DECIMALS } from '../../shared/reports.ts';
import { Random } from '../art/random.ts';
import type { DemoPart } from '../demo-part.ts';
import { DEMO_STORE } from '../demo-store.ts';
import { perEuro } from '../orders/currencies.ts';

/** Older than the first order. */
const QUARTERS = 12;

const quarterStart = (now: Date, back: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) * 3 - 3 * back, 1))
    .toISOString()
    .slice(0, 10);

/** What each currency was worth at the beginning of every quarter, a little more or less than usual. */
export const ratesPart: DemoPart = {
  marker: 'demo-rates',
  async fill(tx, { clock, siteId }) {
    const random = new Random(1_999);
    const rates = Object.entries(perEuro).flatMap(([currency, rate]) =>
      Array.from({ length: QUARTERS + 1 }, (_, back) => ({
        day: quarterStart(clock.now(), back),
        currency,
        rate: new Big(1 + (random.next() - 0.5) / 20).div(rate).toFixed(RATE_DECIMALS),
      })),
    );
    await writeRates({ db: tx, siteId }, DEMO_STORE.currency, rates);
    return `${rates.length} exchange rates`;
  },
};
