import { beforeAll, expect, it } from 'vitest';
import { catalogModules, mug, shirt, SHOPPER, type CatalogModules } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { LOCATION_ID } from '../inventory/public.ts';

/** Run time knows it; the package's public types leave it out. */
interface Hidden {
  bulkAdjustInventoryItemsByFilter(filter: object, options: object): Promise<{ jobId?: string }>;
  bulkSetOrAdjustInventoryItemsByFilter(filter: object, options: object): Promise<{ jobId?: string }>;
  bulkDeleteInventoryItemsByFilter(filter: object): Promise<{ jobId?: string }>;
  bulkCreateInventoryItemsByVariantFilter(filter: object, options: object): Promise<{ jobId?: string }>;
  bulkUpsertInventoryItems(
    entries: object[],
    options?: object,
  ): ReturnType<CatalogModules['inventoryItemsV3']['bulkUpdateInventoryItems']>;
}
/** The same with nobody keeping its stock. */
const withoutStock = ({ variantsInfo, ...product }: ReturnType<typeof shirt>) => ({
  ...product,
  variantsInfo: {
    variants: (variantsInfo?.variants ?? []).map(({ sku, price, choices }) => ({ sku, price, choices })),
  },
});

type Items = CatalogModules['inventoryItemsV3'] & Hidden;

onDatabase(
  'stock, many at once',
  (database) => {
    let stack: Stack;
    let items: Items;
    let products: CatalogModules['productsV3'];
    let count = 0;
    beforeAll(() => {
      stack = startStack(database());
      const modules = catalogModules(stack);
      items = modules.inventoryItemsV3 as Items;
      products = modules.productsV3;
    });
    const make = async (pieces: number) => {
      const { product } = await products.createProductWithInventory(mug(`Bowl ${++count}`, pieces));
      return {
        productId: String(product?._id),
        variantId: String(product?.variantsInfo?.variants?.[0]?._id),
      };
    };
    const pieces = async (...made: { variantId: string }[]) =>
      Promise.all(made.map(async ({ variantId }) => (await items.getInventoryItem(variantId)).quantity));
    const of = (...made: { productId: string }[]) => ({
      productId: { $in: made.map(({ productId }) => productId) },
    });

    it('docs: adjusts what a filter finds, never below none, and leaves alone what has too few', async () => {
      const [one, two, other] = [await make(2), await make(7), await make(2)];
      const { jobId } = await items.bulkAdjustInventoryItemsByFilter(of(one, two), {
        adjustment: { decrementBy: 3 },
      });
      expect(jobId).toMatch(/^[\da-f-]{36}$/);
      expect(await pieces(one, two, other)).toEqual([2, 4, 2]);
      await items.bulkAdjustInventoryItemsByFilter(of(one, two), { adjustment: { incrementBy: 5 } });
      expect(await pieces(one, two, other)).toEqual([7, 9, 2]);
      const max = { adjustment: { incrementBy: 99_995 } };
      await items.bulkAdjustInventoryItemsByFilter(of(one), max);
      expect(await pieces(one)).toEqual([7]);
    });

    it('docs: what is not counted is counted from now on only where that is asked for', async () => {
      const one = await make(1);
      await items.updateInventoryItem(one.variantId, { revision: '1', inStock: false });
      await items.bulkAdjustInventoryItemsByFilter(of(one), { adjustment: { incrementBy: 4 } });
      expect(await pieces(one)).toEqual([undefined]);
      await items.bulkAdjustInventoryItemsByFilter(of(one), {
        adjustment: { incrementBy: 4 },
        trackQuantity: true,
      });
      expect(await pieces(one)).toEqual([4]);
      const product = await products.getProduct(one.productId);
      expect(product.inventory?.availabilityStatus).toBe('IN_STOCK');
    });

    it('assumed: set-or-adjust is the adjustment under its older name', async () => {
      const one = await make(3);
      await items.bulkSetOrAdjustInventoryItemsByFilter(of(one), {
        adjustedInventoryAction: { decrementBy: 1 },
      });
      expect(await pieces(one)).toEqual([2]);
    });

    it('docs: updates and deletes by filter, and takes no filter that means all', async () => {
      const [one, two] = [await make(3), await make(4)];
      await items.bulkUpdateInventoryItemsByFilter(of(one, two), { inventoryItem: { quantity: 0 } });
      expect(await pieces(one, two)).toEqual([0, 0]);
      await items.bulkDeleteInventoryItemsByFilter(of(one));
      expect(await errorOf(items.getInventoryItem(one.variantId))).toBe('NOT_FOUND');
      expect(await pieces(two)).toEqual([0]);
      const none = { adjustment: { incrementBy: 1 } };
      expect(await errorOf(items.bulkAdjustInventoryItemsByFilter({}, none))).toBe('FILTER_REQUIRED');
      expect(await errorOf(items.bulkDeleteInventoryItemsByFilter({ $and: [{}] }))).toBe('FILTER_REQUIRED');
      expect(await errorOf(items.bulkAdjustInventoryItemsByFilter(of(two), { adjustment: {} }))).toBe(
        'INVALID_ARGUMENT',
      );
    });

    it('docs: deletes by ids, each on its own', async () => {
      const one = await make(3);
      const reply = await items.bulkDeleteInventoryItems([one.variantId, one.productId]);
      expect(reply.results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
        undefined,
        'NOT_FOUND',
      ]);
      const product = await products.getProduct(one.productId);
      expect(product.inventory?.availabilityStatus).toBe('OUT_OF_STOCK');
    });

    it('docs: upserts: begins to keep what nobody kept, counts the rest anew, rejects less than none', async () => {
      const [one, two, three] = [await make(3), await make(4), await make(5)];
      await items.deleteInventoryItem(one.variantId);
      const entry = (made: { productId: string; variantId: string }, quantity: number) => ({
        inventoryItem: { productId: made.productId, variantId: made.variantId, quantity },
      });
      const reply = await items.bulkUpsertInventoryItems(
        [entry(one, 8), entry(two, 9), entry(three, -1), entry({ ...one, productId: two.productId }, 1)],
        { returnEntity: true },
      );
      expect(
        reply.results?.map(({ item, itemMetadata }) => item?.quantity ?? itemMetadata?.error?.code),
      ).toEqual([8, 9, 'INVALID_TARGET_QUANTITY', 'NOT_FOUND']);
      expect(await pieces(one, two, three)).toEqual([8, 9, 5]);
      const late = { inventoryItem: { ...entry(two, 1).inventoryItem, revision: '1' } };
      const { results } = await items.bulkUpsertInventoryItems([late]);
      expect(results?.[0]?.itemMetadata?.error?.code).toBe('REVISION_MISMATCH');
    });

    it('docs: begins to keep the stock of variants that a filter of variants means', async () => {
      const name = `Vest ${++count}`;
      const product = await products.createProduct(withoutStock(shirt(name, 0, 0)));
      const [small, large] = (product.variantsInfo?.variants ?? []).map(({ _id }) => String(_id));
      await items.bulkCreateInventoryItemsByVariantFilter(
        { 'productData.name': name, variantId: { $ne: large } },
        { locationId: LOCATION_ID, inventoryCreationData: { quantity: 6 } },
      );
      expect(await pieces({ variantId: String(small) })).toEqual([6]);
      expect(await errorOf(items.getInventoryItem(String(large)))).toBe('NOT_FOUND');
      await items.bulkCreateInventoryItemsByVariantFilter(
        {},
        {
          search: { expression: name, mode: 'AND' },
          locationId: LOCATION_ID,
          inventoryCreationData: { quantity: 2 },
        },
      );
      expect(await pieces({ variantId: String(small) }, { variantId: String(large) })).toEqual([6, 2]);
      const make2 = (filter: object, locationId = LOCATION_ID) =>
        items.bulkCreateInventoryItemsByVariantFilter(filter, {
          locationId,
          inventoryCreationData: { quantity: 1 },
        });
      expect(await errorOf(make2({}))).toBe('FILTER_REQUIRED');
      expect(await errorOf(make2({ sku: 'X' }, String(large)))).toBe('NOT_FOUND');
      expect(await errorOf(make2({ colour: 'X' }))).toEqual([expect.stringContaining('filter.colour')]);
    });

    it('docs: none of it is for shoppers', async () => {
      const shopper = catalogModules(stack, SHOPPER).inventoryItemsV3 as Items;
      expect(await errorOf(shopper.bulkDeleteInventoryItemsByFilter({ productId: 'x' }))).toBe(
        'PERMISSION_DENIED',
      );
    });
  },
  platformMigrations,
);
