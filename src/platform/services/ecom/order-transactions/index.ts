import type { Context } from '#platform/context.ts';
import type { Handlers, OrderTransactionsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import {
  addPayments,
  listTransactionsForMultipleOrders,
  listTransactionsForSingleOrder,
} from './payments.ts';
import { entities } from './tables.ts';
import { bulkUpdatePaymentStatuses, updatePaymentStatus } from './update-payment-status.ts';
import { updatePayments } from './updatePayments.ts';
import { updateRefundTransaction } from './updateRefundTransaction.ts';

export const orderTransactions = defineService({
  name: 'order-transactions',
  package: 'ecom_order-transactions',
  handlers: {
    addPayments,
    bulkUpdatePaymentStatuses,
    listTransactionsForMultipleOrders,
    listTransactionsForSingleOrder,
    updatePaymentStatus,
    updatePayments,
    updateRefundTransaction,
  } satisfies Handlers<OrderTransactionsApi, Context>,
  entities,
  migrations,
});
