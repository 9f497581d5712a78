import type { DownloadSettings } from '#shared/order-downloads.ts';
import type { ReturnSettings } from '#shared/returns.ts';
import { orderSettingsOperations as operations } from '#wix/order-settings-operations.ts';
import { CallError } from '#wix/errors.ts';
import { callApi } from '../../access/call-api.ts';
import { numberProblem, toRecord, type OrderSettings, type OrderSettingsChange } from './settings-record.ts';

const DOWNLOADS = '/admin/api/order-downloads/settings';
const NEXT_NUMBER = '/admin/api/order-numbers/next';
const RETURNS = '/admin/api/order-returns/settings';

/** None where a hosted platform is asked, which sees to it itself. */
const readOwn = <Settings>(
  path: string,
  options: { signal?: AbortSignal } = {},
): Promise<Settings | undefined> =>
  callApi<Settings>('GET', path, undefined, options).catch((thrown: unknown) => {
    if (thrown instanceof CallError && thrown.status === 404) return undefined;
    throw thrown;
  });

async function read(options?: { signal?: AbortSignal }): Promise<{ data: OrderSettings }> {
  const [orders, checkout, highest, next, downloads, returns] = await Promise.all([
    operations.orders(options),
    operations.checkout(options),
    operations.highestNumber(options),
    readOwn<{ nextNumber: string }>(NEXT_NUMBER, options),
    readOwn<DownloadSettings>(DOWNLOADS, options),
    readOwn<ReturnSettings>(RETURNS, options),
  ]);
  return { data: toRecord(orders, checkout, highest, { downloads, returns, nextNumber: next?.nextNumber }) };
}

/** Checks against the orders of this moment: the form's highest number may be outdated. */
async function setNextNumber(next: string): Promise<void> {
  const highest = await operations.highestNumber();
  if (numberProblem(next, highest) === 'taken') {
    const description = `must be above ${highest}`;
    throw new CallError({
      code: 'INVALID',
      status: 400,
      message: description,
      violations: [{ field: 'nextNumber', description, rule: 'MIN', data: {} }],
    });
  }
  await operations.setNextNumber(next);
}

/** There is one record. */
export const orderSettingsProvider = {
  getOne: (_resource: string, { signal }: { signal?: AbortSignal } = {}) => read(signal && { signal }),
  async update(_resource: string, { data }: { data: OrderSettingsChange }) {
    // What can be refused goes first: nothing else is changed then.
    if (data.nextNumber) await setNextNumber(data.nextNumber);
    if (data.orders) await operations.setOrders(data.orders);
    if (data.checkout) await operations.setCheckout(data.checkout);
    if (data.downloads) await callApi('PUT', DOWNLOADS, data.downloads);
    if (data.returns) await callApi('PUT', RETURNS, data.returns);
    return read();
  },
};
