import { currentCart } from '@wix/ecom';
import { beforeAll, expect, it } from 'vitest';
import { catalogModules, shirt, SHOPPER, type CatalogModules } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { STORES_APP_ID } from './public.ts';

interface Rejected {
  details?: { applicationError?: { code: string; description: string } };
}

onDatabase(
  'a product added without its choices',
  (database) => {
    let stack: Stack;
    let catalog: CatalogModules;
    beforeAll(() => {
      stack = startStack(database());
      catalog = catalogModules(stack);
    });

    const add = async (catalogItemId: string, options?: object) => {
      const { currentCart: cart } = stack.sdk({ currentCart }, SHOPPER);
      const lineItems = [
        {
          quantity: 1,
          catalogReference: { appId: STORES_APP_ID, catalogItemId, ...(options && { options }) },
        },
      ];
      return cart.addToCurrentCart({ lineItems }).then(
        () => 'added',
        ({ details }: Rejected) => details?.applicationError,
      );
    };

    it('assumed: is rejected with what has to be chosen', async () => {
      const { product } = await catalog.productsV3.createProductWithInventory(shirt('Wave', 3, 3));
      const id = String(product?._id);
      const description = expect.stringMatching(/"Wave" needs a choice of Size \(S, L\).*variantId/);
      for (const options of [undefined, {}, { options: { Size: 'XL' } }, { options: { Color: 'S' } }])
        expect(await add(id, options)).toMatchObject({ code: 'ITEM_NOT_FOUND_IN_CATALOG', description });
      expect(await add(id, { options: { Size: 'S' } })).toBe('added');
    });

    it('assumed: of what is not in sight nothing is told', async () => {
      const { product } = await catalog.productsV3.createProductWithInventory(
        shirt('Secret', 3, 3, { visible: false }),
      );
      expect(await add(String(product?._id))).toMatchObject({
        code: 'ITEM_NOT_FOUND_IN_CATALOG',
        description: expect.not.stringContaining('Secret') as string,
      });
    });
  },
  platformMigrations,
);
