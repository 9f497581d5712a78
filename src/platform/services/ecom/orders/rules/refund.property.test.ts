import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, currencyDigits, fitsCurrency, roundMoney } from '#shared/money.ts';
import { emptyTransactions, newPayment } from '../../order-transactions/public.ts';
import type { OrderState, Stamp } from '../order.ts';
import { breakDown, type CostPart } from './breakdown.ts';
import { makeOrder, orderViolations, type OrderInput } from './new-order.ts';
import { receivePayments } from './receive-payments.ts';
import { recordRefund } from './record-refund.ts';
import { addParts, calculateItems, partsOf, type RefundItems } from './refund-items.ts';
import { planPaymentRefund } from './refund-payments.ts';
import { runs } from '#testing/run-size.ts';

let ids = 0;
const stamp: Stamp = { now: '2026-11-21T12:00:00.000Z', author: undefined, guid: () => `id-${++ids}` };

const money = (units: number, currency: string): string =>
  roundMoney(`${units}e-${currencyDigits(currency)}`, currency);

/** Orders with lines, shipping, fees, discounts over all and on shipping, taxes on top or inside. */
const orders = fc
  .record({
    currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
    lines: fc.array(fc.record({ unit: fc.nat(20_000), quantity: fc.integer({ min: 1, max: 7 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
    shipping: fc.nat(3000),
    fees: fc.array(fc.nat(2000), { maxLength: 2 }),
    discount: fc.nat(10_000),
    freeShipping: fc.boolean(),
    tax: fc.nat(3000),
    included: fc.boolean(),
  })
  .map(
    ({
      currency,
      lines,
      shipping,
      fees,
      discount,
      freeShipping,
      tax,
      included,
    }): OrderInput & { currency: string } => {
      const goods = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
      const off = Math.floor((goods * discount) / 10_000);
      const net = goods - off + (freeShipping ? 0 : shipping) + fees.reduce((a, b) => a + b, 0);
      return {
        currency,
        taxIncludedInPrices: included,
        lineItems: lines.map(({ unit, quantity }) => ({
          price: { amount: money(unit, currency) },
          quantity,
        })),
        shippingInfo: { cost: { price: { amount: money(shipping, currency) } } },
        additionalFees: fees.map((fee, index) => ({
          id: `fee-${index}`,
          price: { amount: money(fee, currency) },
        })),
        appliedDiscounts: [
          { discountType: 'GLOBAL', coupon: { amount: { amount: money(off, currency) } } },
          ...(freeShipping
            ? [
                {
                  discountType: 'SHIPPING' as const,
                  coupon: { amount: { amount: money(shipping, currency) } },
                },
              ]
            : []),
        ],
        taxInfo: { totalTax: { amount: money(Math.floor((net * tax) / 10_000), currency) } },
      };
    },
  );

function paid(input: OrderInput & { currency: string }): OrderState {
  const { currency } = input;
  const order = makeOrder(input, { id: 'order', number: '1', currency, language: 'en' }, stamp);
  const total = { amount: order.priceSummary?.total?.amount ?? '0' };
  return receivePayments(
    { order, transactions: emptyTransactions('order') },
    [newPayment({ amount: total }, currency, 'payment', stamp.now)],
    stamp,
  );
}

const allParts = ({ order }: OrderState): CostPart[] => {
  const { lines, shipping, fees } = breakDown(order);
  return [...lines, shipping, ...fees];
};

/** Refunds these items as the operation does: the calculated amount from the one payment. */
function refund(state: OrderState, items: RefundItems): { state: OrderState; part: CostPart } {
  const calculation = calculateItems(state, items);
  expect(calculation.errors).toEqual([]);
  const part = addParts(partsOf(calculation.items), state.order.currency);
  if (compareMoney(part.total, '0') === 0) return { state: refundNothing(state, calculation.items), part };
  const planned = planPaymentRefund(state, { paymentId: 'payment', amount: { amount: part.total } });
  if ('code' in planned) throw new Error(planned.code);
  const outcomes = [{ ...planned, status: 'SUCCEEDED' as const }];
  const record = { id: stamp.guid(), outcomes, items: calculation.items, restock: [], reason: undefined };
  return { state: recordRefund(state, record, stamp), part };
}

/** Free goods come back without money; their quantity counts all the same. */
function refundNothing(state: OrderState, items: ReturnType<typeof calculateItems>['items']): OrderState {
  const [payment] = state.transactions.payments;
  if (!payment) throw new Error('The order has no payment.');
  const outcomes = [{ payment, amount: '0', external: undefined, status: 'SUCCEEDED' as const }];
  return recordRefund(state, { id: stamp.guid(), outcomes, items, restock: [], reason: undefined }, stamp);
}

describe('refund arithmetic', () => {
  it('assumed: the parts of an order sum to its total exactly, none negative', () => {
    fc.assert(
      fc.property(orders, (input) => {
        expect(orderViolations(input, input.currency)).toEqual([]);
        const state = paid(input);
        const parts = allParts(state);
        expect(
          compareMoney(addMoney(...parts.map(({ total }) => total)), state.order.priceSummary?.total?.amount),
        ).toBe(0);
        expect(
          compareMoney(addMoney(...parts.map(({ tax }) => tax)), state.order.priceSummary?.tax?.amount),
        ).toBe(0);
        for (const part of parts) {
          expect(compareMoney(part.total, '0')).toBeGreaterThanOrEqual(0);
          expect(compareMoney(addMoney(part.subtotal, part.tax), addMoney(part.total, part.discount))).toBe(
            0,
          );
        }
      }),
    );
  });

  it('assumed: refunding everything in any steps gives back the total exactly, and no more', () => {
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat(1000)), (input, random) => {
        let state = paid(input);
        const take = (max: number): number => 1 + ((random.next().value as number) % max);
        const totals: CostPart[] = [];
        const step = (items: RefundItems): void => {
          const done = refund(state, items);
          ({ state } = done);
          totals.push(done.part);
        };
        for (const { id, quantity = 0 } of state.order.lineItems) {
          for (let left = quantity; left > 0;) {
            const some = take(left);
            step({ lineItems: [{ lineItemId: id, quantity: some }] });
            left -= some;
          }
        }
        const { shipping, fees } = breakDown(state.order);
        if (compareMoney(shipping.total, '0') > 0) {
          const unit = money(1, input.currency);
          if (compareMoney(shipping.total, unit) > 0) step({ shipping: { amount: { amount: unit } } });
          step({ shipping: {} });
        }
        fees.forEach(({ total }, index) => {
          if (compareMoney(total, '0') > 0) step({ additionalFees: [{ additionalFeeId: `fee-${index}` }] });
        });
        const { order, transactions } = state;
        const all = addParts(totals, input.currency);
        expect(all.total).toBe(order.priceSummary?.total?.amount);
        expect(all.tax).toBe(order.priceSummary?.tax?.amount);
        // What was shipped for nothing takes its discount with it.
        const free = allParts(state)
          .slice(order.lineItems.length)
          .filter(({ total }) => compareMoney(total, '0') === 0);
        const stored = addMoney('0', ...free.map(({ discount }) => discount));
        expect(compareMoney(addMoney(all.discount, stored), order.priceSummary?.discount?.amount)).toBe(0);
        expect(order.balanceSummary?.refunded?.amount).toBe(order.priceSummary?.total?.amount);
        for (const { id, quantity } of order.lineItems) {
          const again = calculateItems(
            { order, transactions },
            { lineItems: [{ lineItemId: id, quantity: 1 }] },
          );
          expect(again.errors.map(({ code }) => code)).toEqual(['INVALID_LINE_ITEM_REFUND_QUANTITY']);
          expect(order.lineItems.find((line) => line.id === id)?.refundQuantity).toBe(quantity);
        }
        const isFree = all.total === money(0, input.currency);
        expect(planPaymentRefund(state, { paymentId: 'payment' })).toMatchObject({
          reason: isFree ? 'ZERO_PRICE' : 'ALREADY_REFUNDED',
        });
        expect(order.paymentStatus).toBe(isFree ? 'PAID' : 'FULLY_REFUNDED');
      }),
      runs(60),
    );
  });

  it('docs: plain amounts never add up to more than was paid', () => {
    fc.assert(
      fc.property(
        orders,
        fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 }),
        (input, requested) => {
          let state = paid(input);
          for (const units of requested) {
            const planned = planPaymentRefund(state, {
              paymentId: 'payment',
              amount: { amount: money(units, input.currency) },
            });
            if ('code' in planned) continue;
            const outcomes = [{ ...planned, status: 'SUCCEEDED' as const }];
            state = recordRefund(
              state,
              { id: stamp.guid(), outcomes, items: undefined, restock: [], reason: undefined },
              stamp,
            );
          }
          const { refunded, paid: received } = state.order.balanceSummary ?? {};
          expect(compareMoney(refunded?.amount, received?.amount)).toBeLessThanOrEqual(0);
          expect(fitsCurrency(refunded?.amount ?? '', input.currency)).toBe(true);
        },
      ),
    );
  });
});
