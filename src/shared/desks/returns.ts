import * as orders from '../contract/generated/ecom_orders.rights.ts';
import type { DeskFacts } from './desk.ts';

export const returnsDesk = {
  name: 'returns',
  place: 'main',
  under: 'orders',
  goTo: '6',
  own: true,
  entities: ['counterpart.ecom.v1.order_return'],
  rights: { list: orders.searchOrders, edit: orders.updateOrder },
  jobs: {
    accept: orders.updateOrder,
    receive: orders.updateOrder,
    decline: orders.updateOrder,
    close: orders.updateOrder,
    export: orders.searchOrders,
  },
} as const satisfies DeskFacts;
