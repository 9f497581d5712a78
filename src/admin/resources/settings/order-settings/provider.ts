import type { orderDownloadExtensions } from '#shared/extensions/order-downloads.ts';
import type { orderExtensions } from '#shared/extensions/orders.ts';
import type { returnExtensions } from '#shared/extensions/returns.ts';
import { orderSettingsOperations as operations } from '#wix/order-settings-operations.ts';
import { CallError } from '#wix/errors.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { numberProblem, toRecord, type OrderSettings, type OrderSettingsChange } from './settings-record.ts';

const call = extensionClient<
  typeof orderDownloadExtensions & typeof orderExtensions & typeof returnExtensions
>();

/** Undefined where a hosted platform is called, which sees to it itself. */
const ifEmbedded = <Settings>(read: Promise<Settings>): Promise<Settings | undefined> =>
  read.catch((thrown: unknown) => {
    if (thrown instanceof CallError && thrown.status === 404) return undefined;
    throw thrown;
  });

async function read(options?: { signal?: AbortSignal }): Promise<{ data: OrderSettings }> {
  const [orders, checkout, highest, next, downloads, returns] = await Promise.all([
    operations.orders(options),
    operations.checkout(options),
    operations.highestNumber(options),
    ifEmbedded(call('getNextOrderNumber', {}, options)),
    ifEmbedded(call('getDownloadSettings', {}, options)),
    ifEmbedded(call('getReturnSettings', {}, options)),
  ]);
  const own = { downloads: downloads?.settings, returns: returns?.settings, nextNumber: next?.nextNumber };
  return { data: toRecord(orders, checkout, highest, own) };
}

/** Checks against the orders of this moment: the form's highest number may be outdated. */
async function setNextNumber(next: string): Promise<void> {
  const highest = await operations.highestNumber();
  if (numberProblem(next, highest) === 'numberInUse') {
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
    // What can be rejected goes first: nothing else is changed then.
    if (data.nextNumber) await setNextNumber(data.nextNumber);
    if (data.orders) await operations.setOrders(data.orders);
    if (data.checkout) await operations.setCheckout(data.checkout);
    if (data.downloads) await call('changeDownloadSettings', data.downloads);
    if (data.returns) await call('changeReturnSettings', data.returns);
    return read();
  },
};
