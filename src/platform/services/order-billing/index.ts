import type { Context } from '../../context.ts';
import type { Handlers, OrderBillingApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { REFUND_TOLD } from '../payments/public.ts';
import { calculateRefund, getOrderRefundability } from './foresee-refund.ts';
import { endAuthorizations, watchAuthorizations } from './authorizations/scheduled.ts';
import { hearRefund } from './hear-refund.ts';
import { migrations } from './migrations.ts';
import { captureAuthorizedPayments, voidAuthorizedPayments } from './operations/authorized-payments.ts';
import { chargeMemberships } from './operations/chargeMemberships.ts';
import { generateReceipts } from './operations/generateReceipts.ts';
import { redeemGiftCard } from './operations/redeemGiftCard.ts';
import { refundPayments } from './operations/refundPayments.ts';
import { voidMemberships } from './operations/voidMemberships.ts';
import { resumeRefunds } from './resume-refunds.ts';

export const orderBilling = defineService({
  name: 'order-billing',
  package: 'ecom_order-billing',
  handlers: {
    calculateRefund,
    captureAuthorizedPayments,
    chargeMemberships,
    generateReceipts,
    getOrderRefundability,
    redeemGiftCard,
    refundPayments,
    voidAuthorizedPayments,
    voidMemberships,
  } satisfies Handlers<OrderBillingApi, Context>,
  listeners: {
    'wix.ecom.v1.order_transactions_updated': watchAuthorizations,
    [REFUND_TOLD]: hearRefund,
  },
  async upkeep(context) {
    try {
      await resumeRefunds(context);
    } finally {
      await endAuthorizations(context);
    }
  },
  ownTransactions: ['captureAuthorizedPayments', 'refundPayments', 'upkeep', 'voidAuthorizedPayments'],
  migrations,
});
