import { beforeAll, expect, it } from 'vitest';
import { catalogModules, shirt, type CatalogModules } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, plainOrder, errorOf, type OrderModules } from '#testing/orders.ts';
import { shopModules } from '#testing/shop.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { STORES_APP_ID } from '../catalog/public.ts';

const price = { actualPrice: { amount: '5' } };

onDatabase(
  'products past what a product may be',
  (database) => {
    let stack: Stack;
    let catalog: CatalogModules;
    let staff: OrderModules;
    beforeAll(() => {
      stack = startStack(database());
      catalog = catalogModules(stack);
      staff = orderModules(stack);
    });

    const choices = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ name: `N${n}`, choiceType: 'CHOICE_TEXT' as const }));
    const option = (name: string, count: number) => ({
      name,
      optionRenderType: 'TEXT_CHOICES' as const,
      choicesSettings: { choices: choices(count) },
    });
    /** Four options of ten choices each, and all that come of them. */
    const wide = (name: string) => ({
      name,
      productType: 'PHYSICAL' as const,
      physicalProperties: {},
      options: ['A', 'B', 'C', 'D'].map((one) => option(one, 10)),
      variantsInfo: {
        variants: Array.from({ length: 10_000 }, (_, n) => ({
          price,
          inventoryItem: { quantity: 1 },
          choices: Array.from(String(n).padStart(4, '0')).map((digit, at) => ({
            optionChoiceNames: { optionName: 'ABCD'.charAt(at), choiceName: `N${digit}` },
          })),
        })),
      },
    });
    it('assumed: ten thousand variants are rejected as too much at once', async () => {
      expect(await errorOf(catalog.productsV3.createProductWithInventory(wide('Wide')))).toBe(
        'REQUEST_TOO_LARGE',
      );
    });

    it('assumed: an order keeps what was bought when its option is removed, and what comes back is not lost', async () => {
      const { product } = await catalog.productsV3.createProductWithInventory(shirt('Coat', 3, 4));
      const id = String(product?._id);
      const [small, large] = (product?.variantsInfo?.variants ?? []).map(({ _id }) => String(_id));
      const catalogReference = {
        appId: STORES_APP_ID,
        catalogItemId: id,
        options: { variantId: large, options: { Size: 'L' } },
      };
      const shopper = shopModules(stack);
      await shopper.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] });
      const order = await staff.orders.createOrder(
        plainOrder('22.50', {
          lineItems: [
            {
              productName: { original: 'Coat' },
              descriptionLines: [{ name: { original: 'Size' }, plainText: { original: 'L' } }],
              price: { amount: '22.50' },
              quantity: 2,
              itemType: { preset: 'PHYSICAL' },
              catalogReference,
            },
          ],
        }),
      );
      const left = async (variantId = ''): Promise<number> =>
        Number((await catalog.inventoryItemsV3.getInventoryItem(variantId)).quantity);
      expect(await left(large)).toBe(2);
      await catalog.products.deleteProductOptions(id);
      expect(await left(small)).toBe(5);
      const stored = await staff.orders.getOrder(String(order._id));
      expect(stored.lineItems?.[0]).toMatchObject({
        quantity: 2,
        productName: { original: 'Coat' },
        descriptionLines: [{ name: { original: 'Size' }, plainText: { original: 'L' } }],
      });
      await staff.orders.cancelOrder(String(order._id), { restockAllItems: true });
      expect(await left(small)).toBe(7);
      // What lies in a cart still says so, and nobody can order what there is no more.
      const { checkoutId } = await shopper.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
      const { lineItems } = await shopper.checkout.getCheckout(String(checkoutId));
      expect(lineItems?.[0]?.availability?.status).not.toBe('AVAILABLE');
    });
  },
  platformMigrations,
);
