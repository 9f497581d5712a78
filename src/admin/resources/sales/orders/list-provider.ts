import { orderOperations } from '#wix/order-operations.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { orderListSpec } from './list-spec.ts';

/** What every desk can do with its records; what only an order can comes with its page. */
export const orderListProvider = platformProvider({
  spec: orderListSpec,
  items: 'orders',
  list: orderOperations.search,
  get: orderOperations.get,
  update: orderOperations.update,
  aggregate: orderOperations.count,
  sum: orderOperations.sum,
});
