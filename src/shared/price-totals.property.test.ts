import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeBill } from '../platform/services/ecom/totals/rules/pipeline.ts';
import { writeBill } from '../platform/services/ecom/totals/api/write-bill.ts';
import { arbitraryFacts } from '../testing/arbitrary-basket.ts';
import { runs } from '../testing/run-size.ts';
import { addMoney, compareMoney, isPositiveMoney, subtractMoney, type Decimal } from './money.ts';
import { lineTotal, totalsOfOrder, totalsOfPurchase, type PriceTotals } from './price-totals.ts';

const sum = (amounts: readonly Decimal[]): Decimal => addMoney('0', ...amounts);

/** What a person gets who adds up the rows from the top. */
const addedUp = ({ subtotal, discounts, shipping, fees, tax }: PriceTotals): Decimal =>
  subtractMoney(
    sum([subtotal, shipping, ...fees.map(({ amount }) => amount), tax.added]),
    sum(discounts.map(({ amount }) => amount)),
  );

const same = (a: Decimal, b: Decimal): void => expect(compareMoney(a, b), `${a} and ${b}`).toBe(0);

it('assumed: the rows of any basket add up to its total, and what is due is what is charged', () => {
  fc.assert(
    fc.property(arbitraryFacts, (facts) => {
      const { currency } = facts;
      const bill = computeBill(facts);
      const priced = writeBill(bill, {
        conversion: { currency, conversionCurrency: currency, rate: '1', locale: 'en' },
        carrierId: 'carrier',
        calculationErrors: {},
        giftCard: facts.giftCard && { obfuscatedCode: '****', appId: 'cards' },
      });
      const lineItems = priced.lines.map(({ id, prices }) => ({
        ...prices,
        quantity: facts.items.find((item) => item.id === id)?.quantity ?? 0,
      }));
      const purchase = { ...priced, lineItems };
      const totals = totalsOfPurchase(purchase);
      same(addedUp(totals), totals.total);
      same(sum(lineItems.map((line) => lineTotal(line, currency))), totals.subtotal);
      same(totals.total, priced.totalBeforeGiftCard.amount);
      same(totals.due, priced.payNow.total.amount);
      expect(totals.discounts.map(({ amount }) => amount)).toEqual(
        bill.discounts.map(({ amount }) => amount).filter(isPositiveMoney),
      );

      const order = totalsOfOrder(
        {
          ...purchase,
          taxInfo: { totalTax: priced.taxSummary.totalTax },
          priceSummary: {
            ...priced.priceSummary,
            totalAdditionalFees: priced.priceSummary.additionalFees,
            total: priced.totalBeforeGiftCard,
          },
        },
        bill.redeemed,
      );
      expect({ ...order, later: totals.later, due: totals.due }).toEqual(totals);
    }),
    runs(400),
  );
});
