import { ShoppingBag } from 'lucide-react';
import { ordersDesk } from '#shared/desks/orders.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';
import { customerName } from './order-facts.ts';

export const orders = defineDesk({
  ...ordersDesk,
  icon: ShoppingBag,
  provider: async () => (await import('./provider.ts')).ordersProvider,
  async readAhead(client, id) {
    const [{ ordersProvider }, { readAhead }] = await Promise.all([
      import('./provider.ts'),
      import('./show/use-order-data.ts'),
    ]);
    await readAhead(client, ordersProvider, id);
  },
  list: preloadable(() => import('./list/OrderList.tsx')),
  show: preloadable(() => import('./show/OrderShow.tsx')),
  pages: [
    { path: ':id/cancel', component: preloadable(() => import('./cancel/CancelPage.tsx')) },
    { path: ':id/fulfil', component: preloadable(() => import('./fulfil/FulfilPage.tsx')) },
    { path: ':id/refund', component: preloadable(() => import('./refund/RefundPage.tsx')) },
    { path: ':id/edit', component: preloadable(() => import('./edit/EditPage.tsx')) },
    { path: 'print', component: preloadable(() => import('./print/PrintPage.tsx')) },
    { path: 'import', component: preloadable(() => import('./import/ImportOrders.tsx')) },
  ],
  found: (order) => ({ title: `#${order.number ?? ''}`, detail: customerName(order) }),
});
