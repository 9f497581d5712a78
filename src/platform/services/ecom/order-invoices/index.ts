import type { Context } from '#platform/context.ts';
import type { Handlers, OrderInvoicesApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { makeDue, moneyMoved, orderPaid } from './due.ts';
import { migrations } from './migrations.ts';
import { addInvoiceToOrder } from './operations/addInvoiceToOrder.ts';
import { bulkGenerateInvoices, generateInvoice } from './operations/generateInvoice.ts';
import { listInvoicesForMultipleOrders } from './operations/listInvoicesForMultipleOrders.ts';
import { routes } from './routes.ts';

export const orderInvoices = defineService({
  name: 'order-invoices',
  package: 'ecom_order-invoices',
  handlers: {
    addInvoiceToOrder,
    bulkGenerateInvoices,
    generateInvoice,
    listInvoicesForMultipleOrders,
  } satisfies Handlers<OrderInvoicesApi, Context>,
  listeners: {
    'wix.ecom.v1.order_payment_status_updated': orderPaid,
    'wix.ecom.v1.order_transactions_updated': moneyMoved,
  },
  routes,
  maintain: makeDue,
  ownTransactions: ['maintain'],
  migrations,
});
