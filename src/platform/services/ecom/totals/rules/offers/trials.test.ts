import { expect, it } from 'vitest';
import type { DiscountRule } from '#platform/services/ecom/discount-rules/public.ts';
import type { Facts } from '../model.ts';
import { computeBill } from '../pipeline.ts';
import { freeDelivery } from './free-delivery.ts';
import { nearRules } from './near-rules.ts';

const FREE_FROM_5000 = {
  region: { id: 'r', name: 'Here' },
  additionalCharge: '0',
  backup: undefined,
  options: [
    {
      id: 'post',
      title: 'Post',
      rates: [
        { amount: '5', conditions: [] },
        { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '5000' }] },
      ],
    },
  ],
} satisfies Facts['offers'];

/** A cart of so many lines, which one more piece would set every rule off for. @param read told of each look at a rule */
function bag(lines: number, rules: number, read: () => void): Facts {
  const items = Array.from({ length: lines }, (_, at) => ({
    id: `line-${at}`,
    name: 'Sheet',
    price: '10.00',
    fullPrice: '10.00',
    quantity: 1,
    weight: 1,
    shippable: true,
    taxGroupId: undefined,
    catalog: { appId: 'stores', itemId: `sheet-${at}` },
    collectionIds: [],
    paidLater: false,
    taxRate: undefined,
  }));
  const discount = { targetType: 'SPECIFIC_ITEMS', discountType: 'PERCENTAGE', percentage: 1 } as const;
  const discountRules = Array.from({ length: rules }, (_, at): DiscountRule => ({
    id: `rule-${at}`,
    createdDate: '2026-01-01T00:00:00.000Z',
    name: 'One more',
    trigger: { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: lines + 1 } },
    get discounts() {
      read();
      return { values: [discount] };
    },
  }));
  return {
    currency: 'EUR',
    items,
    discountRules,
    memberId: undefined,
    coupon: undefined,
    merchantDiscounts: [],
    offers: FREE_FROM_5000,
    selectedOption: undefined,
    givenDelivery: undefined,
    fees: [],
    tax: undefined,
    giftCard: undefined,
  };
}

function looksAt(lines: number, rules: number) {
  let looks = 0;
  const facts = bag(lines, rules, () => {
    looks += 1;
  });
  computeBill(facts);
  const ofOneBill = looks;
  const near = nearRules(facts);
  const delivery = freeDelivery(facts);
  return { near, delivery, bills: looks / ofOneBill };
}

it('assumed: a cart of fifty lines under a thousand rules is told of for the work of a few bills', () => {
  const { near, delivery, bills } = looksAt(50, 1000);
  expect(bills).toBeLessThan(12);
  expect(near).toEqual([]);
  expect(delivery?.from).toBe('5000.00');
});

it('assumed: under the rules that a shop has, all that is near is told', () => {
  const { near, delivery } = looksAt(6, 20);
  expect(near).toHaveLength(2);
  expect(delivery?.from).toBe('5000.00');
});
