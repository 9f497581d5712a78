import type { ExchangeRates } from '../../../shared/reports.ts';
import { CallError } from '../../../wix/errors.ts';
import { callApi } from '../../access/call-api.ts';
import { RATES } from '../../data/reports.ts';
import { collides, rateChanges, type RateLine } from './rate-lines.ts';

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
  toRecord(await callApi<ExchangeRates>('GET', RATES, undefined, { signal }));

interface Update {
  data: { revision: string; lines: readonly RateLine[] };
  previousData: RatesRecord;
}

export const ratesProvider = {
  supportAbortSignal: true,
  getOne: async (_: string, { signal }: { signal?: AbortSignal }) => ({ data: await readAll(signal) }),
  /** Sends what changed alone; what somebody else changed meanwhile is not written over unasked. */
  update: async (_: string, { data, previousData }: Update) => {
    const changes = rateChanges(previousData.lines, data.lines);
    const now = await readAll();
    if (data.revision !== now.revision && collides(changes, previousData.lines, now.lines))
      throw new CallError({ code: 'CHANGED_MEANWHILE', status: 409, message: '' });
    await callApi('PUT', RATES, { rates: changes });
    return { data: await readAll() };
  },
};
