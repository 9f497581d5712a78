import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, isPositiveMoney, roundMoney, subtractMoney } from '#shared/money.ts';
import {
  deriveBalance,
  derivePaymentStatus,
  sumPayments,
  type OrderTransactions,
} from '../../order-transactions/public.ts';

type Status = NonNullable<OrderTransactions['payments'][number]['status']>;
type RefundStatus = 'SUCCEEDED' | 'PENDING' | 'FAILED';

const transactions = (
  payments: [Status, string][],
  refunds: [RefundStatus, string][] = [],
): OrderTransactions => ({
  orderId: 'order',
  payments: payments.map(([status, amount], index) => ({ id: `p${index}`, status, amount: { amount } })),
  refunds: refunds.map(([refundStatus, amount], index) => ({
    id: `r${index}`,
    transactions: [{ paymentId: 'p0', refundStatus, amount: { amount } }],
  })),
});

const statuses = fc.constantFrom<Status>(
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'AUTHORIZED',
  'VOIDED',
);
const cents = fc.integer({ min: 1, max: 100_000 }).map((units) => roundMoney(`${units}e-2`, 'EUR'));

describe('payment status', () => {
  it.each([
    ['NOT_PAID', [], [], '10.00', '10'],
    ['PAID', [], [], '0.00', '0'],
    ['PAID', [['APPROVED', '10.00']], [], '10.00', '0'],
    ['PAID', [['APPROVED', '12.00']], [], '10.00', '-2'],
    [
      'PARTIALLY_PAID',
      [
        ['APPROVED', '4.00'],
        ['DECLINED', '6.00'],
      ],
      [],
      '10.00',
      '6',
    ],
    ['PENDING', [['AUTHORIZED', '10.00']], [], '10.00', '0'],
    [
      'PENDING',
      [
        ['PENDING', '10.00'],
        ['DECLINED', '10.00'],
      ],
      [],
      '10.00',
      '0',
    ],
    ['PENDING_MERCHANT', [['PENDING_MERCHANT', '10.00']], [], '10.00', '0'],
    ['DECLINED', [['DECLINED', '10.00']], [], '10.00', '10'],
    [
      'CANCELED',
      [
        ['CANCELED', '10.00'],
        ['VOIDED', '1.00'],
      ],
      [],
      '10.00',
      '10',
    ],
    ['PARTIALLY_REFUNDED', [['PARTIALLY_REFUNDED', '10.00']], [['SUCCEEDED', '3.00']], '10.00', '0'],
    // An edit made the order cheaper; part of the difference was returned, then all of it.
    ['PARTIALLY_REFUNDED', [['PARTIALLY_REFUNDED', '12.00']], [['SUCCEEDED', '0.50']], '10.00', '-1.50'],
    ['PARTIALLY_REFUNDED', [['PARTIALLY_REFUNDED', '12.00']], [['SUCCEEDED', '2.00']], '10.00', '0'],
    ['FULLY_REFUNDED', [['REFUNDED', '12.00']], [['SUCCEEDED', '12.00']], '10.00', '0'],
    [
      'FULLY_REFUNDED',
      [['REFUNDED', '10.00']],
      [
        ['SUCCEEDED', '3.00'],
        ['SUCCEEDED', '7.00'],
      ],
      '10.00',
      '0',
    ],
    [
      'PAID',
      [['APPROVED', '10.00']],
      [
        ['FAILED', '3.00'],
        ['PENDING', '7.00'],
      ],
      '10.00',
      '0',
    ],
  ] as [string, [Status, string][], [RefundStatus, string][], string, string][])(
    'sdk: is %s for %j and refunds %j',
    (status, payments, refunds, total, balance) => {
      const money = transactions(payments, refunds);
      expect(derivePaymentStatus(money, total)).toBe(status);
      expect(compareMoney(deriveBalance(money, total), balance)).toBe(0);
    },
  );

  const refunded = fc
    .tuple(cents, cents, fc.double({ min: 0.001, max: 1, noNaN: true }))
    .map(([total, paid, share]) => ({ total, paid, back: roundMoney(Number(paid) * share, 'EUR') }))
    .filter(({ back }) => isPositiveMoney(back));

  it('sdk: the balance after any refund is what its table of statuses lists, or negative', () => {
    fc.assert(
      fc.property(refunded, ({ total, paid, back }) => {
        const money = transactions([['APPROVED', paid]], [['SUCCEEDED', back]]);
        // What it was overcharged by and did not get back yet.
        const owed = subtractMoney(subtractMoney(paid, back), total);
        const refundedStatus = compareMoney(back, total) >= 0 ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED';
        const [status, balance] =
          compareMoney(paid, total) < 0
            ? ['PARTIALLY_PAID', subtractMoney(total, paid)]
            : [refundedStatus, isPositiveMoney(owed) ? subtractMoney('0', owed) : '0'];
        expect(derivePaymentStatus(money, total)).toBe(status);
        expect(compareMoney(deriveBalance(money, total), balance)).toBe(0);
      }),
    );
  });

  it.each([
    ['a part of what was captured', 'PARTIALLY_REFUNDED', '2.00'],
    ['all of what was captured', 'REFUNDED', '6.00'],
  ] as const)(
    'assumed: an order that was never paid in full stays partially paid after a refund of %s',
    (_, status, back) => {
      // Both statuses fit by their descriptions; that of a refunded order would list 0 as what is left to pay.
      const money = transactions([[status, '6.00']], [['SUCCEEDED', back]]);
      expect(derivePaymentStatus(money, '10.00')).toBe('PARTIALLY_PAID');
      expect(compareMoney(deriveBalance(money, '10.00'), '4')).toBe(0);
    },
  );

  it('docs: agrees with the totals whatever was paid', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(statuses, cents), { maxLength: 6 }), cents, (payments, total) => {
        const money = transactions(payments);
        const { paid } = sumPayments(money);
        const status = derivePaymentStatus(money, total);
        expect(status === 'PAID').toBe(compareMoney(paid, total) >= 0);
        expect(status === 'PARTIALLY_PAID').toBe(
          compareMoney(paid, '0') > 0 && compareMoney(paid, total) < 0,
        );
        const pending = status === 'PENDING' || status === 'PENDING_MERCHANT';
        expect(compareMoney(deriveBalance(money, total), pending ? '0' : subtractMoney(total, paid))).toBe(0);
      }),
    );
  });

  it('docs: counts every payment in exactly one sum or in none', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(statuses, cents), { maxLength: 6 }), (payments) => {
        const { paid, authorized, pending } = sumPayments(transactions(payments));
        const moving = payments.filter(([status]) => !['CANCELED', 'DECLINED', 'VOIDED'].includes(status));
        expect(
          compareMoney(
            addMoney(paid, authorized, pending),
            addMoney('0', ...moving.map(([, amount]) => amount)),
          ),
        ).toBe(0);
      }),
    );
  });

  it('assumed: a gift card voided by its refund still counts as paid and as refunded', () => {
    const money = transactions([['VOIDED', '10.00']], [['SUCCEEDED', '10.00']]);
    expect(sumPayments(money)).toMatchObject({ paid: '10', refunded: '10' });
    expect(derivePaymentStatus(money, '10.00')).toBe('FULLY_REFUNDED');
  });

  it('docs: cash rounding does not make an order over- or underpaid', () => {
    const money = transactions([['APPROVED', '9.95']]);
    const [payment] = money.payments;
    if (payment) payment.cashRounding = { unroundedAmount: { amount: '9.97' } };
    expect(derivePaymentStatus(money, '9.97')).toBe('PAID');
  });
});
