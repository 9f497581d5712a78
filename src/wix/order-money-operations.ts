import {
  authorizeChargeWithSavedPaymentMethod,
  calculateRefund,
  captureAuthorizedPayments,
  generateReceipts,
  getOrderRefundability,
  redeemGiftCard,
  refundPayments,
  voidAuthorizedPayments,
} from '@wix/auto_sdk_ecom_order-billing';
import * as transactionsSdk from '@wix/auto_sdk_ecom_order-transactions';
import { call, type Operation, type RefundItems, type RefundRequest } from './order-operations.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

/** What is held on the kept card, and what becomes of that by itself. */
interface SavedCharge {
  amount: { amount: string };
  currency: string;
  delayedCaptureSettings: {
    scheduledAction: 'VOID' | 'CAPTURE';
    delayDuration?: { count: number; unit: 'MINUTES' };
  };
}

/** Part of the published contract (/meta) and of the module at run time, but not of its public typings. */
interface UntypedTransactions {
  updateRefundTransaction: Operation<
    (
      orderId: string,
      refundId: string,
      options: { transaction: { paymentId: string; refundStatus: 'SUCCEEDED' | 'FAILED' } },
    ) => Promise<unknown>
  >;
}

const { updateRefundTransaction } = transactionsSdk as unknown as UntypedTransactions;

/** Payments and refunds of an order: apart, because no list asks for them. */
export const orderMoneyOperations = {
  transactions: (id: string, options?: CallOptions) =>
    staffClient(options).use(transactionsSdk.listTransactionsForSingleOrder)(id),
  transactionsOf: (ids: string[], options?: CallOptions) =>
    staffClient(options).use(transactionsSdk.listTransactionsForMultipleOrders)(ids),
  refundability: (id: string, options?: CallOptions) => staffClient(options).use(getOrderRefundability)(id),
  calculateRefund: (id: string, refundItems: RefundItems, options?: CallOptions) =>
    staffClient(options).use(calculateRefund)(id, { refundItems }),
  markRefundSent: (id: string, refundId: string, paymentId: string, options?: CallOptions) =>
    call(updateRefundTransaction, options)(id, refundId, {
      transaction: { paymentId, refundStatus: 'SUCCEEDED' },
    }),
  captureAuthorized: (
    id: string,
    payment: { paymentId: string; amount: { amount: string } },
    options?: CallOptions,
  ) => staffClient(options).use(captureAuthorizedPayments)(id, { payments: [payment] }),
  voidAuthorized: (id: string, paymentId: string, options?: CallOptions) =>
    staffClient(options).use(voidAuthorizedPayments)(id, { paymentIds: [paymentId] }),
  authorizeSaved: (id: string, charge: SavedCharge, options?: CallOptions) =>
    staffClient(options).use(authorizeChargeWithSavedPaymentMethod)(id, charge),
  redeemGiftCard: (
    id: string,
    giftCard: { giftCardCode: string; amount: { amount: string }; currency: string },
    options?: CallOptions,
  ) => staffClient(options).use(redeemGiftCard)(id, giftCard),
  receipt: (id: string, paymentId: string, options?: CallOptions) =>
    staffClient(options).use(generateReceipts)(id, { paymentIds: [paymentId] }),
  refund: (id: string, request: RefundRequest, options?: CallOptions) =>
    staffClient(options).use(refundPayments)(id, request),
};
