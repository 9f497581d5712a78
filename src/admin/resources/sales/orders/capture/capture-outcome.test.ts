import { expect, test } from 'vitest';
import type { Order, Payment } from '#wix/order-operations.ts';
import { big } from '../refund/amounts.ts';
import { captureParts, expiryOf, statusAfter } from './capture-outcome.ts';

const authorized: Payment = { status: 'AUTHORIZED', amount: { amount: '30.00' } };

const order = (summary: Order['balanceSummary'] = {}): Order => ({
  paymentStatus: 'PENDING',
  priceSummary: { total: { amount: '30.00' } },
  balanceSummary: summary,
});

test.each<[string, string, Order, Payment[]]>([
  ['30', 'PAID', order(), [authorized]],
  ['18.5', 'PARTIALLY_PAID', order(), [authorized]],
  ['0', 'CANCELED', order(), [authorized]],
  ['0', 'PENDING', order(), [authorized, authorized]],
  ['0', 'NOT_PAID', order(), [{ status: 'DECLINED' }, authorized]],
  ['0', 'PARTIALLY_PAID', order({ paid: { amount: '5.00' } }), [authorized]],
  ['25', 'PAID', order({ paid: { amount: '5.00' } }), [authorized]],
])('%s taken makes the order %s', (used, status, before, payments) => {
  expect(statusAfter(before, payments, big(used))).toBe(status);
});

test('what costs nothing is not there to be chosen', () => {
  const parts = captureParts({
    lineItems: [
      { _id: 'a', productName: { original: 'Print' }, quantity: 2, totalPriceAfterTax: { amount: '40' } },
      { _id: 'b', productName: { original: 'Gift' }, quantity: 1, totalPriceAfterTax: { amount: '0' } },
    ],
    shippingInfo: { cost: { totalPriceAfterTax: { amount: '9' } } },
  });
  expect(parts.map(({ id, amount }) => [id, amount.toFixed(2)])).toEqual([
    ['line-a', '40.00'],
    ['shipping', '9.00'],
  ]);
});

test('until when it is held, and what happens then', () => {
  const payment: Payment = {
    regularPaymentDetails: {
      authorizationDetails: {
        authorizedDate: new Date('2026-11-14T18:00:00Z'),
        scheduledAction: { actionType: 'VOID', executionDate: new Date('2026-11-21T18:00:00Z') },
      },
    },
  };
  const at = (now: string) => expiryOf(payment, new Date(now));
  expect(at('2026-11-20T14:30:00Z')).toMatchObject({ action: 'VOID', minutesLeft: 27 * 60 + 30 });
  expect(at('2026-11-18T06:00:00Z')?.passed).toBe(0.5);
  expect(at('2026-11-22T00:00:00Z')).toMatchObject({ minutesLeft: 0, passed: 1 });
  expect(expiryOf({}, new Date())).toBeUndefined();
});
