import { ShoppingBag } from 'lucide-react';
import { ordersDesk } from '../../../shared/desks/orders.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { orderFulfilManyMessages } from './fulfil/many/messages.en.ts';
import { orderCancelMessages } from './cancel/messages.en.ts';
import { orderLabelMessages } from './fulfil/label/messages.en.ts';
import { orderFulfilMessages } from './fulfil/messages.en.ts';
import { orderInvoiceMessages } from './invoice/messages.en.ts';
import { orderCaptureMessages } from './capture/messages-capture.en.ts';
import { orderChargeCardMessages } from './charge-card/messages.en.ts';
import { orderEditMessages } from './edit/messages-edit.en.ts';
import { orderImportMessages } from './import/messages-import.en.ts';
import { orderPrintMessages } from './print/messages.en.ts';
import { orderListMessages } from './list/messages-list.en.ts';
import { orderReceiptMessages } from './receipt/messages.en.ts';
import { orderRefundMessages } from './messages-refund.en.ts';
import { orderShowMessages } from './messages-show.en.ts';
import { orderTimelineMessages } from './messages-timeline.en.ts';
import { orderRequestMessages } from './request/messages.en.ts';
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
    { path: 'import', component: preloadable(() => import('./import/ImportPage.tsx')) },
  ],
  messages: {
    ...orderListMessages,
    ...orderShowMessages,
    ...orderTimelineMessages,
    ...orderRefundMessages,
    ...orderCancelMessages,
    ...orderFulfilMessages,
    ...orderFulfilManyMessages,
    ...orderLabelMessages,
    ...orderInvoiceMessages,
    ...orderPrintMessages,
    ...orderCaptureMessages,
    ...orderChargeCardMessages,
    ...orderEditMessages,
    ...orderRequestMessages,
    ...orderReceiptMessages,
    ...orderImportMessages,
  },
  waiting: 'toFulfil',
  found: (order) => ({ title: `#${order.number ?? ''}`, detail: customerName(order) }),
});
