import type { Context } from '../../context.ts';
import type { Handlers, OrderBillingApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { calculateRefund, getOrderRefundability } from './foresee-refund.ts';
import { migrations } from './migrations.ts';
import { refundPayments } from './operations/refundPayments.ts';
import { resumeRefunds } from './resume-refunds.ts';

export const orderBilling = defineService({
  name: 'order-billing',
  package: 'ecom_order-billing',
  handlers: { calculateRefund, getOrderRefundability, refundPayments } satisfies Handlers<
    OrderBillingApi,
    Context
  >,
  upkeep: resumeRefunds,
  ownTransactions: ['refundPayments', 'upkeep'],
  migrations,
});
