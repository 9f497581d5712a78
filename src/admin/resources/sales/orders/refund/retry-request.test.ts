import { describe, expect, test } from 'vitest';
import type { OrderRefundability, Refund } from '#wix/order-operations.ts';
import { refundParts } from './refund-history.ts';
import { retryRequest } from './retry-request.ts';

const refundability = {
  lineItems: [{ lineItemId: 'l1', availableRefundQuantity: 1 }],
  shipping: { availableRefundAmount: { amount: '2.00' } },
  additionalFees: [{ additionalFeeId: 'f1', availableRefundAmount: { amount: '0' } }],
} as unknown as OrderRefundability;

const refund = (statuses: ('FAILED' | 'SUCCEEDED')[]): Refund => ({
  _id: 'r1',
  transactions: statuses.map((refundStatus, at) => ({
    paymentId: `p${at}`,
    amount: { amount: '5' },
    refundStatus,
    externalRefund: false,
  })),
  details: {
    reason: 'Damaged',
    lineItems: [{ lineItemId: 'l1', quantity: 2 }],
    shipping: { amount: { amount: '4.95' } },
    additionalFees: [{ additionalFeeId: 'f1', amount: { amount: '1' } }],
  },
});

const retryOf = (failed: Refund) => retryRequest(failed, refundParts(failed)[0]!, refundability, 'EUR');

describe('retrying a failed part', () => {
  test('sends that part alone, without stock or mail', () => {
    expect(retryOf(refund(['FAILED', 'SUCCEEDED']))).toEqual({
      paymentRefunds: [{ paymentId: 'p0', amount: { amount: '5.00' } }],
      customerReason: 'Damaged',
    });
  });

  test('names the items again where nothing of the refund went through, as far as they are left', () => {
    expect(retryOf(refund(['FAILED'])).refundItems).toEqual({
      lineItems: [{ lineItemId: 'l1', quantity: 1 }],
      shipping: { amount: { amount: '2.00' } },
    });
  });
});
