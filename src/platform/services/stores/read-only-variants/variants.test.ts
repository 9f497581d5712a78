import { catalogVersioning, productsV3, readOnlyVariantsV3 } from '@wix/stores';
import { beforeAll, expect, it } from 'vitest';
import { mug, shirt, SHOPPER } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const modules = { catalogVersioning, productsV3, readOnlyVariantsV3 };
const start = (stack: Stack, caller?: typeof SHOPPER) => stack.sdk(modules, caller);

onDatabase(
  'variants by themselves',
  (database) => {
    let staff: ReturnType<typeof start>;
    let shopper: ReturnType<typeof start>;
    let linen = '';
    beforeAll(async () => {
      const stack = startStack(database());
      staff = start(stack);
      shopper = start(stack, SHOPPER);
      const made = await staff.productsV3.createProductWithInventory(
        shirt('Linen', 2, 0, { brand: { name: 'Nord' } }),
        {},
      );
      linen = String(made.product?._id);
      await staff.productsV3.createProductWithInventory(mug('Linen mug', 1), {});
      await staff.productsV3.createProductWithInventory(shirt('Secret', 1, 1, { visible: false }), {});
    });

    it('docs: of a product are listed with its facts and whether there is one to sell', async () => {
      const { items } = await shopper.readOnlyVariantsV3
        .queryVariants()
        .eq('productData.productId', linen)
        .find();
      expect(items.toSorted((a, b) => String(b.sku).localeCompare(String(a.sku)))).toMatchObject([
        {
          sku: 'Linen-S',
          optionChoices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'S' } }],
          price: {
            actualPrice: { amount: '20.00', formattedAmount: '€20.00' },
            compareAtPrice: { amount: '25.00' },
          },
          inventoryStatus: { inStock: true },
          productData: {
            productId: linen,
            name: 'Linen',
            slug: 'linen',
            brand: { name: 'Nord' },
            visible: true,
          },
        },
        { sku: 'Linen-L', inventoryStatus: { inStock: false } },
      ]);
    });

    it('docs: are filtered, sorted and paged by what they and their products are', async () => {
      const search = {
        filter: { 'productData.name': { $startsWith: 'linen' } },
        sort: [{ fieldName: 'price.actualPrice.amount', order: 'DESC' }],
        cursorPaging: { limit: 2 },
      } as const;
      const first = await shopper.readOnlyVariantsV3.searchVariants(search as never);
      const next = await shopper.readOnlyVariantsV3.searchVariants({
        cursorPaging: { cursor: first.pagingMetadata?.cursors?.next ?? '' },
      });
      const prices = [...(first.variants ?? []), ...(next.variants ?? [])].map(
        ({ price }) => price?.actualPrice?.amount,
      );
      expect(prices).toEqual(['22.50', '20.00', '9.90']);
    });

    it('docs: are found by words of the product and the article number, and counted', async () => {
      const found = await shopper.readOnlyVariantsV3.searchVariants({
        search: { expression: 'linen-l' },
        aggregations: [{ name: 'stock', type: 'VALUE', fieldPath: 'inventoryStatus.inStock', value: {} }],
      } as never);
      expect(found.variants?.map(({ sku }) => sku)).toEqual(['Linen-L']);
      expect(found.aggregationData?.results).toMatchObject([
        { values: { results: [{ value: 'false', count: 1 }] } },
      ]);
    });

    it('docs: those that shoppers do not see are for the merchant', async () => {
      const filter = { 'productData.name': 'Secret' };
      expect((await shopper.readOnlyVariantsV3.searchVariants({ filter })).variants).toEqual([]);
      expect((await staff.readOnlyVariantsV3.searchVariants({ filter })).variants).toHaveLength(2);
      expect(
        await errorOf(shopper.readOnlyVariantsV3.searchVariants({}, { fields: ['MERCHANT_DATA'] })),
      ).toBe('NO_PERMISSION_TO_READ_MERCHANT_DATA');
    });

    it('assumed: the catalog is the third, over which the first is served too', async () => {
      expect(await shopper.catalogVersioning.getCatalogVersion()).toEqual({ catalogVersion: 'V3_CATALOG' });
    });
  },
  platformMigrations,
);
