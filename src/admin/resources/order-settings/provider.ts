import { orderSettingsOperations as operations } from '../../../wix/order-settings-operations.ts';
import { toRecord, type OrderSettings, type OrderSettingsChange } from './settings-record.ts';

async function read(options?: { signal?: AbortSignal }): Promise<{ data: OrderSettings }> {
  const [orders, checkout, highest] = await Promise.all([
    operations.orders(options),
    operations.checkout(options),
    operations.highestNumber(options),
  ]);
  return { data: toRecord(orders, checkout, highest) };
}

/** There is one record. */
export const orderSettingsProvider = {
  getOne: (_resource: string, { signal }: { signal?: AbortSignal } = {}) => read(signal && { signal }),
  async update(_resource: string, { data }: { data: OrderSettingsChange }) {
    // What can be refused goes first: nothing else is changed then.
    if (data.nextNumber) await operations.setNextNumber(data.nextNumber);
    if (data.orders) await operations.setOrders(data.orders);
    if (data.checkout) await operations.setCheckout(data.checkout);
    return read();
  },
};
