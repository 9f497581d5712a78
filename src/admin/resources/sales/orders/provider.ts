import { orderListProvider } from './list-provider.ts';
import { orderVerbs } from './verbs.ts';

export const ordersProvider = { ...orderListProvider, ...orderVerbs };

export type OrdersProvider = typeof ordersProvider;
