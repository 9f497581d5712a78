import { beforeAll, expect, it } from 'vitest';
import { platformMigrations } from '../../platform.ts';
import { eachEngine } from '../../../testing/engines.ts';
import { refusal } from '../../../testing/orders.ts';
import { newVisitor, productId, reference, shopModules, stockShelf } from '../../../testing/shop.ts';
import { startStack, type Stack } from '../../../testing/stack.ts';

const MOIRE = productId(1);
const VALE = productId(2);
const LAST = productId(3);
const SOLD_OUT = productId(4);

eachEngine(
  'the current cart',
  (database) => {
    let stack: Stack;
    beforeAll(async () => {
      stack = startStack(database());
      await stockShelf(stack, [
        { id: MOIRE, name: 'Moiré', price: '30.00', compareAtPrice: '45.00' },
        { id: VALE, name: 'Vale', price: '40.00', quantity: 10 },
        { id: LAST, name: 'Last', price: '12.50', quantity: 1 },
        { id: SOLD_OUT, name: 'Sold out', price: '12.50', quantity: 0 },
      ]);
    });

    it('docs: there is none before the first add, for reading, estimating and deleting', async () => {
      const { currentCart } = shopModules(stack);
      expect(await refusal(currentCart.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      expect(await refusal(currentCart.estimateCurrentCartTotals({}))).toBe('OWNED_CART_NOT_FOUND');
      expect(await refusal(currentCart.deleteCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      expect(await refusal(currentCart.removeLineItemsFromCurrentCart([productId(1)]))).toBe(
        'OWNED_CART_NOT_FOUND',
      );
    });

    it('sdk: adding begins it, with every amount filled', async () => {
      const visitor = newVisitor();
      const { currentCart } = shopModules(stack, visitor);
      const { cart } = await currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(MOIRE), quantity: 2 }],
      });
      expect(cart).toMatchObject({
        currency: 'EUR',
        conversionCurrency: 'EUR',
        buyerInfo: { visitorId: visitor.visitorId },
        appliedDiscounts: [],
        subtotal: {
          amount: '60.00',
          convertedAmount: '60.00',
          formattedAmount: '€60.00',
          formattedConvertedAmount: '€60.00',
        },
        lineItems: [
          {
            quantity: 2,
            catalogReference: reference(MOIRE),
            productName: { original: 'Moiré' },
            price: { amount: '30.00', formattedConvertedAmount: '€30.00' },
            fullPrice: { amount: '45.00' },
            availability: { status: 'AVAILABLE' },
            paymentOption: 'FULL_PAYMENT_ONLINE',
          },
        ],
      });
      expect(cart?.lineItems?.[0]?.availability).not.toHaveProperty('quantityAvailable');
      expect((await currentCart.getCurrentCart())._id).toBe(cart?._id);
    });
  },
  platformMigrations,
);
