import { ShoppingBag } from 'lucide-react';
import type { AdminResource } from '../../data/admin-resource.ts';
import type { ResourceProvider } from '../../data/compose-providers.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { findOrders, ordersToFulfil } from './find-orders.ts';
import { orderListMessages } from './list/messages-list.en.ts';
import { orderRefundMessages } from './messages-refund.en.ts';
import { orderShowMessages } from './messages-show.en.ts';
import { orderTimelineMessages } from './messages-timeline.en.ts';
import { ordersProvider } from './provider.ts';

export const orders: AdminResource = {
  name: 'orders',
  icon: ShoppingBag,
  provider: ordersProvider as ResourceProvider,
  list: preloadable(() => import('./list/OrderList.tsx')),
  show: preloadable(() => import('./show/OrderShow.tsx')),
  pages: [{ path: ':id/refund', component: preloadable(() => import('./refund/RefundPage.tsx')) }],
  messages: { ...orderListMessages, ...orderShowMessages, ...orderTimelineMessages, ...orderRefundMessages },
  permissions: {
    list: 'ECOM.READ_ORDERS',
    show: 'ECOM.READ_ORDERS',
    edit: 'ECOM.MODIFY_ORDERS',
  },
  place: 'main',
  goTo: 'o',
  waiting: ordersToFulfil,
  find: findOrders,
};
