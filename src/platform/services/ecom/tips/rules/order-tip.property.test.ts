import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, compareMoney, price, subtractMoney, type Decimal } from '#shared/money.ts';
import { runs } from '#testing/run-size.ts';
import { breakDown, reconcile, summarise, type Order, type OrderState } from '../../orders/public.ts';
import { tipFeeOf, withTip } from './order-tip.ts';

const stamp = { now: '2026-05-01T10:00:00.000Z', author: undefined, guid: () => crypto.randomUUID() };
const cents = (max: number, min = 0): fc.Arbitrary<Decimal> =>
  fc.integer({ min, max }).map((units) => (units / 100).toFixed(2));

/** Approved, with goods, a fee, a discount and a tax that nobody told apart, and some of it paid. */
const orders: fc.Arbitrary<OrderState> = fc
  .record({
    lines: fc.array(cents(9000, 100), { minLength: 1, maxLength: 4 }),
    fee: cents(500),
    discount: cents(100),
    tax: cents(2000),
    taxIncludedInPrices: fc.boolean(),
    paid: cents(40_000),
  })
  .map(({ lines, fee, discount, tax, taxIncludedInPrices, paid }) => {
    const euro = (amount: Decimal) => price(amount, 'EUR');
    const order = summarise({
      id: 'o',
      number: '1',
      createdDate: stamp.now,
      status: 'APPROVED',
      currency: 'EUR',
      taxIncludedInPrices,
      activities: [],
      lineItems: lines.map((amount) => ({ quantity: 1, price: euro(amount), lineItemPrice: euro(amount) })),
      additionalFees: [{ id: 'wrap', name: 'Gift wrap', price: euro(fee) }],
      priceSummary: { discount: euro(discount), tax: euro(tax) },
    } as unknown as Order);
    const payment = {
      id: 'p',
      amount: euro(paid),
      regularPaymentDetails: { status: 'APPROVED' },
      status: 'APPROVED',
    };
    const transactions = {
      id: 'o',
      orderId: 'o',
      payments: compareMoney(paid, '0') > 0 ? [payment] : [],
      refunds: [],
    };
    return reconcile({ order, transactions } as unknown as OrderState, stamp);
  });

const summaryOf = ({ order }: OrderState): (Decimal | undefined)[] => {
  const { subtotal, shipping, tax, discount } = order.priceSummary ?? {};
  return [subtotal, shipping, tax, discount].map((part) => part?.amount);
};
const totalOf = ({ order }: OrderState): Decimal => order.priceSummary?.total?.amount ?? '';

it('assumed: tips come and go; the order is what it was and the tip, and its parts are the whole', () => {
  fc.assert(
    fc.property(
      orders,
      fc.array(fc.option(cents(5000, 1), { nil: undefined }), { maxLength: 5 }),
      (start, tips) => {
        const untipped = breakDown(start.order);
        let state = start;
        for (const amount of tips) {
          state = withTip(state, amount === undefined ? undefined : { id: 'tip', amount }, stamp);
          expect(compareMoney(totalOf(state), addMoney(totalOf(start), amount))).toBe(0);
          expect(summaryOf(state)).toEqual(summaryOf(start));
          expect(tipFeeOf(state.order)?.price?.amount).toBe(amount);
          const { balance, paid } = state.order.balanceSummary ?? {};
          expect(compareMoney(balance?.amount, subtractMoney(totalOf(state), paid?.amount))).toBe(0);
          const parts = breakDown(state.order);
          expect(parts.lines).toEqual(untipped.lines);
          const all = [...parts.lines, parts.shipping, ...parts.fees].map(({ total }) => total);
          expect(compareMoney(addMoney('0', ...all), totalOf(state))).toBe(0);
        }
        expect(state.order.activities.length).toBe(start.order.activities.length + tips.length);
      },
    ),
    runs(200),
  );
});
