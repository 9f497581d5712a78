import { orderOperations } from '../../../wix/order-operations.ts';
import { platformProvider } from '../../data/platform-provider.ts';
import { orderListSpec } from './list-spec.ts';
import { orderVerbs } from './verbs.ts';

export const ordersProvider = {
  ...platformProvider({
    spec: orderListSpec,
    items: 'orders',
    list: orderOperations.search,
    get: orderOperations.get,
    update: orderOperations.update,
    async aggregate(filter, fields, options) {
      const reply = await orderOperations.aggregate(filter, { counts: { $count: fields } }, options);
      return reply.aggregates?.['counts'] ?? {};
    },
  }),
  ...orderVerbs,
};

export type OrdersProvider = typeof ordersProvider;
