import { ordersOpening } from '#shared/desks/orders-opening.ts';
import type { FirstList } from '#admin/first/first-list.ts';
import { orderListProvider } from '../list-provider.ts';
import { orderListSpec } from '../list-spec.ts';
import type { OrderRecord } from '../order-record.ts';
import { orderColumns } from './columns.tsx';

export const firstOrders: FirstList<OrderRecord> = {
  name: 'orders',
  spec: orderListSpec,
  columns: orderColumns,
  perPage: ordersOpening.perPage,
  provider: orderListProvider,
};
