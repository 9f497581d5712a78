import { expect, it } from 'vitest';
import { canChargeCard, savedCardOf, uncovered } from './saved-card.ts';

const sums = (balance: string, authorized = '0', pending = '0') => ({
  balanceSummary: {
    balance: { amount: balance },
    authorized: { amount: authorized },
    pending: { amount: pending },
  },
});
const stored = { _id: 'kept', regularPaymentDetails: { savedPaymentMethod: true } };
const other = { _id: 'other', regularPaymentDetails: { savedPaymentMethod: false } };

it('charges no more than what nobody holds or promised', () => {
  expect(uncovered(sums('30.00')).toFixed(2)).toBe('30.00');
  expect(uncovered(sums('30.00', '20.00', '4.50')).toFixed(2)).toBe('5.50');
  expect(uncovered(sums('-3.00')).toFixed(2)).toBe('0.00');
});

it('is offered where a card is kept and something is left', () => {
  const order = { status: 'APPROVED' as const, ...sums('30.00') };
  expect(canChargeCard(order, [stored, other])).toBe(true);
  expect(canChargeCard(order, [other])).toBe(false);
  expect(canChargeCard(order, undefined)).toBe(false);
  expect(canChargeCard({ ...order, ...sums('30.00', '30.00') }, [stored])).toBe(false);
  expect(canChargeCard({ ...order, status: 'CANCELED' }, [stored])).toBe(false);
  expect(savedCardOf([stored, { ...stored, _id: 'later' }])?._id).toBe('later');
});
