import type { Context } from '#platform/context.ts';
import type { Handlers, OrderBillingApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { CHARGE_DECLINED, REFUND_DECIDED } from '../../extensions/payments/public.ts';
import { calculateRefund, getOrderRefundability } from './preview-refund.ts';
import { endAuthorizations, watchAuthorizations } from './authorizations/scheduled.ts';
import { hearRefund } from './hear-refund.ts';
import { migrations } from './migrations.ts';
import { captureAuthorizedPayments, voidAuthorizedPayments } from './operations/authorized-payments.ts';
import { authorizeChargeWithSavedPaymentMethod } from './operations/authorizeChargeWithSavedPaymentMethod.ts';
import { chargeMemberships } from './operations/chargeMemberships.ts';
import { chargeOrder } from './operations/chargeOrder.ts';
import { generateReceipts } from './operations/generateReceipts.ts';
import { redeemGiftCard } from './operations/redeemGiftCard.ts';
import { refundPayments } from './operations/refundPayments.ts';
import { voidMemberships } from './operations/voidMemberships.ts';
import { returnGiftCards } from './return-gift-cards.ts';
import { resumeRefunds } from './resume-refunds.ts';

export const orderBilling = defineService({
  name: 'order-billing',
  package: 'ecom_order-billing',
  handlers: {
    authorizeChargeWithSavedPaymentMethod,
    calculateRefund,
    captureAuthorizedPayments,
    chargeMemberships,
    chargeOrder,
    generateReceipts,
    getOrderRefundability,
    redeemGiftCard,
    refundPayments,
    voidAuthorizedPayments,
    voidMemberships,
  } satisfies Handlers<OrderBillingApi, Context>,
  listeners: {
    'wix.ecom.v1.order_transactions_updated': watchAuthorizations,
    [CHARGE_DECLINED]: returnGiftCards,
    [REFUND_DECIDED]: hearRefund,
  },
  async maintain(context) {
    try {
      await resumeRefunds(context);
    } finally {
      await endAuthorizations(context);
    }
  },
  ownTransactions: [
    'authorizeChargeWithSavedPaymentMethod',
    'captureAuthorizedPayments',
    'chargeOrder',
    'refundPayments',
    'maintain',
    'voidAuthorizedPayments',
  ],
  migrations,
});
