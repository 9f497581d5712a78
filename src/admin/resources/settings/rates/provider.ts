import type { ExchangeRates } from '#shared/reports.ts';
import { changeExchangeRates, readExchangeRates } from '#admin/data/reports.ts';
import { rateChanges, type RateLine } from './rate-lines.ts';

/** All rates as one record; what is kept of them is what tells one state from the next. */
export interface RatesRecord {
  id: string;
  revision: string;
  base: string;
  lines: RateLine[];
}

const toRecord = ({ base, rates }: ExchangeRates): RatesRecord => {
  const lines = rates
    .map(({ day, currency, rate }) => ({ day, currency, rate }))
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.currency.localeCompare(b.currency));
  return { id: 'all', revision: JSON.stringify(lines), base, lines };
};

const readAll = async (signal?: AbortSignal): Promise<RatesRecord> =>
  toRecord(await readExchangeRates({ signal }));

interface Update {
  /** The revision is of the state that it goes over, which may be later than the one that was changed. */
  data: { revision: string; lines: readonly RateLine[] };
  previousData: RatesRecord;
}

export const ratesProvider = {
  supportAbortSignal: true,
  getOne: async (_: string, { signal }: { signal?: AbortSignal }) => ({ data: await readAll(signal) }),
  /** Sends what changed alone; what somebody else changed meanwhile is not written over unasked. */
  update: async (_: string, { data, previousData }: Update) => {
    const seen = JSON.parse(data.revision) as RateLine[];
    await changeExchangeRates(rateChanges(previousData.lines, data.lines, seen));
    return { data: await readAll() };
  },
};
