import { describe, expect, test } from 'vitest';
import type { OrderRefundability } from '#wix/order-operations.ts';
import { refundOfAll } from './refund-of-all.ts';

const price = (amount: string) => ({ amount });
const monetary = (paid: string, maxRefund: string) => ({ paid: price(paid), maxRefund: price(maxRefund) });

const refundability = (more: Partial<OrderRefundability> = {}): OrderRefundability =>
  ({
    payments: [
      { refundable: true, payment: { paymentId: 'card', monetary: monetary('20.00', '15.00') } },
      {
        manuallyRefundable: { reason: 'OFFLINE' },
        payment: { paymentId: 'cash', offlinePayment: true, monetary: monetary('5.00', '5.00') },
      },
      {
        nonRefundable: { reason: 'PENDING_REFUND' },
        payment: { paymentId: 'busy', monetary: monetary('9.00', '0.00') },
      },
    ],
    lineItems: [
      { lineItemId: 'l1', availableRefundQuantity: 2 },
      { lineItemId: 'l2', availableRefundQuantity: 0 },
    ],
    shipping: { availableRefundAmount: price('3.00') },
    additionalFees: [{ additionalFeeId: 'f1', availableRefundAmount: price('0.00') }],
    ...more,
  }) as unknown as OrderRefundability;

describe('all that can go back', () => {
  test('goes the way it came; what goes by hand is still to send', () => {
    const all = refundOfAll(refundability(), undefined, 'EUR');
    expect(all?.amount.toFixed(2)).toBe('20.00');
    expect(all?.request).toEqual({
      paymentRefunds: [
        { paymentId: 'card', amount: { amount: '15.00' } },
        {
          paymentId: 'cash',
          amount: { amount: '5.00' },
          externalRefund: true,
          externalRefundInfo: { refundStatus: 'PENDING' },
        },
      ],
      refundItems: {
        lineItems: [{ lineItemId: 'l1', quantity: 2 }],
        shipping: { amount: { amount: '3.00' } },
      },
    });
  });

  test('is nothing where no payment can be given back', () => {
    expect(refundOfAll(refundability({ payments: [] }), undefined, 'EUR')).toBeUndefined();
  });
});
