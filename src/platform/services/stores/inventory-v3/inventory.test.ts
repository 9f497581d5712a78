import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { catalogModules, mug, shirt, SHOPPER, type CatalogModules } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

/** What the SDK exports at run time and leaves out of its public types. */
interface HiddenItems {
  countInventoryItems(options?: { filter?: object; search?: object }): Promise<{ count: number }>;
}

onDatabase(
  'stock',
  (database) => {
    let stack: Stack;
    let catalog: CatalogModules;
    let count = 0;
    beforeAll(() => {
      stack = startStack(database());
      catalog = catalogModules(stack);
    });
    const make = async (pieces: number): Promise<{ productId: string; variantId: string }> => {
      const { product } = await catalog.productsV3.createProductWithInventory(mug(`Cup ${++count}`, pieces));
      return {
        productId: String(product?._id),
        variantId: String(product?.variantsInfo?.variants?.[0]?._id),
      };
    };
    const item = (variantId: string) => catalog.inventoryItemsV3.getInventoryItem(variantId);
    const slugsOf = async (id: string): Promise<unknown[]> =>
      (
        await sql<{
          slug: string;
        }>`select slug from domain_events where entity_id = ${id} order by sequence`.execute(
          database().kysely,
        )
      ).rows.map(({ slug }) => slug);

    it('docs: an item shows what it is of, and how it is counted', async () => {
      const { productId, variantId } = await make(2);
      expect(await item(variantId)).toMatchObject({
        productId,
        variantId,
        quantity: 2,
        trackQuantity: true,
        availabilityStatus: 'IN_STOCK',
        product: { name: `Cup ${count}`, variantVisible: true },
      });
      const found = await catalog.inventoryItemsV3.queryInventoryItems().eq('productId', productId).find();
      expect(found.items).toHaveLength(1);
      const search = await catalog.inventoryItemsV3.searchInventoryItems({
        search: { expression: `Cup ${count}`, mode: 'AND' },
        aggregations: [{ name: 'by', type: 'VALUE', fieldPath: 'availabilityStatus', value: {} }],
      } as never);
      expect(search.inventoryItems?.[0]?._id).toBe(variantId);
      expect(search.aggregationData?.results?.[0]?.values?.results).toEqual([
        { value: 'IN_STOCK', count: 1 },
      ]);
    });

    it('docs: an update changes the count, tells why, and turns away who is late', async () => {
      const { productId, variantId } = await make(2);
      const after = await catalog.inventoryItemsV3.updateInventoryItem(variantId, {
        revision: '1',
        quantity: 0,
      });
      expect(after).toMatchObject({ quantity: 0, availabilityStatus: 'OUT_OF_STOCK', revision: '2' });
      expect(await slugsOf(variantId)).toEqual([
        'created',
        'updated',
        'updated_with_reason',
        'stock_status_updated',
      ]);
      const product = await catalog.productsV3.getProduct(productId);
      expect(product).toMatchObject({ revision: '1', inventory: { availabilityStatus: 'OUT_OF_STOCK' } });
      const late = catalog.inventoryItemsV3.updateInventoryItem(variantId, { revision: '1', quantity: 3 });
      expect(await errorOf(late)).toBe('REVISION_MISMATCH');
      const loose = await catalog.inventoryItemsV3.updateInventoryItem(variantId, {
        revision: '2',
        inStock: true,
      });
      expect(loose).toMatchObject({ trackQuantity: false, inStock: true });
      expect(loose).not.toHaveProperty('quantity');
    });

    it('docs: bulk moves answer for each item and never go below zero unless told to', async () => {
      const [one, two] = [await make(2), await make(1)];
      const reply = await catalog.inventoryItemsV3.bulkDecrementInventoryItems(
        [
          { inventoryItemId: one.variantId, decrementBy: 2 },
          { inventoryItemId: two.variantId, decrementBy: 2 },
        ],
        { returnEntity: true },
      );
      expect(reply.results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
        undefined,
        'INSUFFICIENT_INVENTORY',
      ]);
      expect(reply.results?.[0]?.item?.quantity).toBe(0);
      await catalog.inventoryItemsV3.bulkIncrementInventoryItems([
        { inventoryItemId: one.variantId, incrementBy: 5 },
      ]);
      await catalog.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation(
        [{ variantId: two.variantId, decrementBy: 3 }],
        { restrictInventory: false },
      );
      await catalog.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation([
        { variantId: one.variantId, incrementBy: 1 },
      ]);
      expect([(await item(one.variantId)).quantity, (await item(two.variantId)).quantity]).toEqual([6, -2]);
      const { variantId } = one;
      const max = await catalog.inventoryItemsV3.bulkIncrementInventoryItems([
        { inventoryItemId: variantId, incrementBy: 99_999 },
      ]);
      expect(max.results?.[0]?.itemMetadata?.error?.code).toBe('MAX_QUANTITY_LIMIT_REACHED');
      const edit = await catalog.inventoryItemsV3.bulkUpdateInventoryItems([
        { inventoryItem: { _id: variantId, revision: '4', quantity: 4 } },
        { inventoryItem: { _id: variantId, revision: '4', quantity: 5 } },
      ]);
      expect(edit.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
      await catalog.inventoryItemsV3.bulkUpdateInventoryItems([
        { inventoryItem: { _id: variantId, revision: '5', quantity: 0 } },
      ]);
      expect(new Set((await slugsOf(variantId)).slice(-3))).toEqual(
        new Set(['updated', 'updated_with_reason', 'stock_status_updated']),
      );
    });

    it('docs: ten at once take ten', async () => {
      const { variantId } = await make(12);
      const one = [{ inventoryItemId: variantId, decrementBy: 1 }];
      await Promise.all(
        Array.from({ length: 10 }, () => catalog.inventoryItemsV3.bulkDecrementInventoryItems(one)),
      );
      expect((await item(variantId)).quantity).toBe(2);
    });

    it('docs: an item is made once for each variant there is, and can go', async () => {
      const { productId, variantId } = await make(1);
      const again = { productId, variantId, quantity: 3 };
      expect(await errorOf(catalog.inventoryItemsV3.createInventoryItem(again))).toBe('ITEM_ALREADY_EXISTS');
      await catalog.inventoryItemsV3.deleteInventoryItem(variantId);
      expect(await errorOf(item(variantId))).toBe('NOT_FOUND');
      expect((await catalog.productsV3.getProduct(productId)).inventory?.availabilityStatus).toBe(
        'OUT_OF_STOCK',
      );
      const made = await catalog.inventoryItemsV3.createInventoryItem(again);
      expect(made).toMatchObject({ quantity: 3 });
      expect((await catalog.productsV3.getProduct(productId)).inventory?.availabilityStatus).toBe('IN_STOCK');
      const unknown = { ...again, variantId: '55555555-5555-4555-8555-555555555555' };
      expect(await errorOf(catalog.inventoryItemsV3.createInventoryItem(unknown))).toBe('NOT_FOUND');
      const bulk = await catalog.inventoryItemsV3.bulkCreateInventoryItems([again]);
      expect(bulk.results?.[0]?.itemMetadata?.error?.code).toBe('ITEM_ALREADY_EXISTS');
      await catalog.inventoryItemsV3.deleteInventoryItem(variantId);
      const anew = await catalog.inventoryItemsV3.bulkCreateInventoryItems([again], { returnEntity: true });
      expect(anew.results?.[0]?.item).toMatchObject({ variantId, quantity: 3 });
    });

    it('docs: the first catalog counts the same stock by product', async () => {
      const { product } = await catalog.productsV3.createProductWithInventory(shirt(`Vest ${++count}`, 3, 4));
      const productId = String(product?._id);
      const [small, large] = (product?.variantsInfo?.variants ?? []).map(({ _id }) => String(_id));
      await catalog.inventory.decrementInventory([{ productId, variantId: small, decrementBy: 2 }]);
      await catalog.inventory.incrementInventory([{ productId, variantId: large, incrementBy: 1 }]);
      const { inventoryItem } = await catalog.inventory.getInventoryVariants(productId);
      expect(inventoryItem?.trackQuantity).toBe(true);
      const byVariant = new Map(
        inventoryItem?.variants?.map(({ variantId, quantity }) => [variantId, quantity]),
      );
      expect([byVariant.get(small), byVariant.get(large)]).toEqual([1, 5]);
      const none = await catalog.inventory.getInventoryVariants(productId, { variantIds: [productId] });
      expect(none.inventoryItem).toMatchObject({ trackQuantity: true, variants: [] });
      expect(none.inventoryItem?.lastUpdated).toEqual(inventoryItem?.lastUpdated);
      await catalog.inventory.updateInventoryVariants(productId, {
        trackQuantity: true,
        variants: [{ variantId: String(small), quantity: 9 }],
      });
      expect((await item(String(small))).quantity).toBe(9);
      const { inventoryItems, totalResults } = await catalog.inventory.queryInventory({
        query: { filter: JSON.stringify({ productId: { $hasSome: [productId] } }) },
      });
      expect([inventoryItems?.length, totalResults]).toEqual([1, 1]);
      const tooMany = catalog.inventory.decrementInventory([
        { productId, variantId: small, decrementBy: 10 },
      ]);
      expect(await errorOf(tooMany)).toBe('INSUFFICIENT_INVENTORY');
      await catalog.inventory.updateInventoryVariants(productId, {
        trackQuantity: false,
        variants: [{ variantId: String(small), inStock: true }],
      });
      expect(await item(String(small))).toMatchObject({ trackQuantity: false, inStock: true });
    });

    it.each([-1, 1.5, 1e9])('docs: rejects a count of %d', async (quantity) => {
      const { variantId } = await make(1);
      const call = catalog.inventoryItemsV3.updateInventoryItem(variantId, { revision: '1', quantity });
      expect(await errorOf(call)).toEqual([
        expect.stringMatching(/^inventoryItem\.quantity (OTHER|MAX|VALIDATION)$/),
      ]);
      expect((await item(variantId)).quantity).toBe(1);
    });

    it.each([0, -1, 1.5, 1e9])('docs: rejects to take %d pieces', async (decrementBy) => {
      const { variantId } = await make(1);
      const call = catalog.inventoryItemsV3.bulkDecrementInventoryItems([
        { inventoryItemId: variantId, decrementBy },
      ]);
      expect(await errorOf(call)).toEqual([
        expect.stringMatching(/decrementBy (MIN|MAX|VALIDATION|REQUIRED_FIELD)$/),
      ]);
    });

    it('sdk: items are counted by a filter, by words, or all of them', async () => {
      const { productId } = await make(4);
      const countOf = (options?: Parameters<HiddenItems['countInventoryItems']>[0]) =>
        (catalog.inventoryItemsV3 as unknown as HiddenItems).countInventoryItems(options);
      expect(await countOf({ filter: { productId } })).toEqual({ count: 1 });
      expect(await countOf({ filter: { productId, availabilityStatus: 'OUT_OF_STOCK' } })).toEqual({
        count: 0,
      });
      const words = { expression: `Cup ${count}`, mode: 'AND' };
      expect(await countOf({ search: words })).toEqual({ count: 1 });
      const { count: before } = await countOf();
      await make(1);
      expect(await countOf()).toEqual({ count: before + 1 });
    });

    it('assumed: shoppers read the stock of products in sight, and change none', async () => {
      const shopper = catalogModules(stack, SHOPPER).inventoryItemsV3;
      const shown = await make(2);
      const hidden = await make(3);
      const product = await catalog.productsV3.getProduct(hidden.productId);
      await catalog.productsV3.updateProduct(hidden.productId, {
        revision: String(product.revision),
        visible: false,
      });
      const find = async (one: { productId: string }): Promise<number> =>
        (await shopper.queryInventoryItems().eq('productId', one.productId).find()).items.length;
      expect([await find(shown), await find(hidden)]).toEqual([1, 0]);
      const search = await shopper.searchInventoryItems({ filter: { productId: hidden.productId } });
      expect(search.inventoryItems).toEqual([]);
      expect(await shopper.getInventoryItem(shown.variantId)).toMatchObject({ quantity: 2 });
      const own = await item(hidden.variantId);
      expect(own).toMatchObject({ quantity: 3 });
      expect(await errorOf(shopper.getInventoryItem(String(own._id)))).toBe('NOT_FOUND');
      expect(
        await errorOf(shopper.updateInventoryItem(shown.variantId, { revision: '1', quantity: 9 })),
      ).toBe('PERMISSION_DENIED');
    });
  },
  platformMigrations,
);
