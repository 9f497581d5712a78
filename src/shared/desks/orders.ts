import { rightsOf } from '../contract/bounds.ts';
import { operations as billing } from '../contract/generated/ecom_order-billing.ts';
import { operations as transactions } from '../contract/generated/ecom_order-transactions.ts';
import { operations as orders } from '../contract/generated/ecom_orders.ts';
import type { DeskFacts } from './desk.ts';

export const ordersDesk = {
  name: 'orders',
  place: 'main',
  goTo: 'o',
  entities: ['wix.ecom.v1.order', 'wix.ecom.v1.order_transactions', 'wix.ecom.v1.order_billing'],
  rights: {
    list: rightsOf(orders, 'searchOrders'),
    show: rightsOf(orders, 'getOrder'),
    edit: rightsOf(orders, 'updateOrder'),
    collect: rightsOf(orders, 'recordManuallyCollectedPayment'),
    transactions: rightsOf(transactions, 'listTransactionsForSingleOrder'),
    refund: rightsOf(billing, 'refundPayments'),
    prepareRefund: ['COUNTERPART.REFUND_PREPARE'],
  },
  jobs: {
    'mark-as-paid': rightsOf(orders, 'paymentCollectionBulkMarkOrdersAsPaid'),
    'update-tags': rightsOf(orders, 'bulkUpdateOrderTags'),
    cancel: rightsOf(orders, 'cancelOrder'),
    export: rightsOf(orders, 'searchOrders'),
  },
} as const satisfies DeskFacts;
