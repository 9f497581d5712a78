import { expect, it } from 'vitest';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import { copyOfDraft } from './copy-draft.ts';

const line = (_id: string, amount: string, more: object = {}) => ({
  lineItem: { _id, quantity: 2, priceBeforeDiscounts: { amount }, productName: { original: _id }, ...more },
});
const poster = (_id: string) =>
  line(_id, '40.00', { catalogReference: { appId: 'stores', catalogItemId: _id } });

const calculated = {
  draftOrder: {
    buyerDetails: { buyerInfo: { email: 'ada@example.com' } },
    lineItems: [poster('kept'), poster('gone'), line('hook', '2.50'), { removed: true, ...line('out', '1') }],
    discounts: [
      {
        source: 'CUSTOM',
        applied: true,
        discount: {
          discountType: 'GLOBAL',
          merchantDiscount: { amount: { amount: '9.00' }, percentage: '10' },
        },
      },
      {
        source: 'CUSTOM',
        applied: false,
        discount: {
          discountType: 'SPECIFIC_ITEMS',
          lineItemIds: ['kept'],
          merchantDiscount: { amount: { amount: '5.00' } },
        },
      },
      {
        source: 'CUSTOM',
        applied: true,
        discount: {
          discountType: 'SPECIFIC_ITEMS',
          lineItemIds: ['gone'],
          merchantDiscount: { amount: { amount: '5.00' } },
        },
      },
    ],
    additionalFees: [
      {
        source: 'CUSTOM',
        applied: true,
        additionalFee: { name: 'Crate', price: { amount: '12.00' } },
        taxDetails: { taxable: true },
      },
    ],
    shippingInfo: { shippingInfo: { title: 'Van', cost: { price: { amount: '10.00' } } } },
    taxInfo: { taxExempt: true },
    depositDetails: { percentage: '30', priceSummary: { total: { amount: '1.00' } } },
    extendedFields: {
      namespaces: { '@counterpart/offer': { message: 'As agreed', validUntil: '2020-01-01' } },
    },
  },
  calculationErrors: {
    orderValidationErrors: [{ code: 'CATALOG_ITEM_NOT_FOUND', data: { lineItemId: 'gone' } }],
  },
} as unknown as CalculatedDraft;

it('a copy goes to the recipient, whatever destination the delivery still names', () => {
  const at = (city: string) => ({ address: { country: 'PT', city } });
  const { basis } = copyOfDraft(
    {
      draftOrder: {
        recipientInfo: { recipientInfo: at('Faro') },
        shippingInfo: {
          shippingInfo: {
            title: 'Van',
            logistics: { deliveryTime: 'Soon', shippingDestination: at('Porto') },
          },
        },
      },
    },
    () => 'new',
  );
  expect(basis.recipientInfo).toEqual(at('Faro'));
  expect(basis.shippingInfo?.logistics).toEqual({ deliveryTime: 'Soon' });
});

it('a copy has the same people, prices and charges, and leaves out what is gone', () => {
  let made = 0;
  const { basis, deposit, leftOut } = copyOfDraft(calculated, () => `new${(made += 1)}`);
  expect(leftOut).toBe(1);
  expect(deposit).toEqual({ percentage: '30' });
  expect(basis).toMatchObject({
    buyerInfo: { email: 'ada@example.com' },
    catalogLineItems: [{ _id: 'new1', quantity: 2, price: { amount: '40.00' } }],
    customLineItems: [{ _id: 'new2', quantity: 2, price: { amount: '2.50' } }],
    shippingInfo: { title: 'Van', cost: { price: { amount: '10.00' } } },
    taxExempt: true,
    extendedFields: { namespaces: { '@counterpart/offer': { message: 'As agreed' } } },
    additionalFees: [{ name: 'Crate', price: { amount: '12.00' }, applyToDraftOrder: true }],
  });
  expect(basis.discounts).toEqual([
    { discountType: 'GLOBAL', percentage: '10', applyToDraftOrder: true },
    {
      discountType: 'SPECIFIC_ITEMS',
      priceAmount: { amount: '5.00' },
      applyToDraftOrder: false,
      lineItemDiscounts: [{ _id: 'new1' }],
    },
  ]);
});
