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
    aggregate: orderOperations.count,
    sum: orderOperations.sum,
  }),
  ...orderVerbs,
};

export type OrdersProvider = typeof ordersProvider;
