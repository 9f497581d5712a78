import { beforeAll, describe, expect, it } from 'vitest';
import { catalogModules, mug, shirt, SHOPPER, type CatalogModules } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { defineService } from '#platform/service.ts';
import { services } from '#platform/services.ts';
import { reserveOrderStock, releaseReservedStock, type WantedLine } from '../inventory/public.ts';

/** What an order takes of the stock, and gives back. */
const actions = defineService({
  name: 'deeds',
  routes: [
    {
      method: 'POST',
      path: '/hosted/deeds/:order',
      async handle(request, context, { order = '' }) {
        const lines = (await request.json()) as WantedLine[];
        if (lines.length === 0) await releaseReservedStock(context, order);
        else await reserveOrderStock(context, order, lines);
        return Response.json({});
      },
    },
  ],
});

const NOBODY = '55555555-5555-4555-8555-555555555555';

onDatabase(
  'the first catalog, what is done to products',
  (database) => {
    let stack: Stack;
    let modules: CatalogModules;
    let count = 0;
    beforeAll(() => {
      stack = startStack(database(), { services: [...services, actions] });
      modules = catalogModules(stack);
    });
    const tell = async (order: string, lines: WantedLine[]) => {
      const body = JSON.stringify(lines);
      const request = new Request(`https://shop.test/hosted/deeds/${order}`, { method: 'POST', body });
      expect((await stack.platform.fetch(request)).status).toBe(200);
    };
    const make = async (product: ReturnType<typeof shirt>) => {
      const reply = await modules.productsV3.createProductWithInventory(product);
      return String(reply.product?._id);
    };
    const coat = (small = 3, large = 4) => make(shirt(`Coat ${++count}`, small, large));
    const read = (id: string) =>
      modules.productsV3.getProduct(id, { fields: ['MERCHANT_DATA', 'MEDIA_ITEMS_INFO'] });
    const pricesOf = async (id: string) =>
      (await read(id)).variantsInfo?.variants?.map(({ price }) => [
        price?.actualPrice?.amount,
        price?.compareAtPrice?.amount,
      ]);
    const codes = (reply: { results?: { itemMetadata?: { error?: { code?: string } | null } }[] }) =>
      reply.results?.map(({ itemMetadata }) => itemMetadata?.error?.code);

    describe('one thing of many', () => {
      it('docs: a price set or adjusted moves the variants with it, and the reduction stays', async () => {
        const id = await coat();
        await modules.products.bulkUpdateProductsProperty([id], { price: 32.5 });
        expect(await pricesOf(id)).toEqual([
          ['27.50', '32.50'],
          ['30.00', undefined],
        ]);
      });

      it('docs: brand, ribbon, cost and weight are set for all, and taken away again', async () => {
        const [one, two] = [await coat(), await make(mug(`Pot ${++count}`, 1))];
        for (const set of [{ brand: 'Halfdrop' }, { ribbon: 'New' }, { cost: 4.5 }, { weight: 1.25 }])
          expect(codes(await modules.products.bulkUpdateProductsProperty([one, two, NOBODY], set))).toEqual([
            undefined,
            undefined,
            expect.any(String),
          ]);
        const product = await read(one);
        expect(product).toMatchObject({ brand: { name: 'Halfdrop' }, ribbon: { name: 'New' } });
        for (const variant of product.variantsInfo?.variants ?? [])
          expect(variant).toMatchObject({
            revenueDetails: { cost: { amount: '4.50' } },
            physicalProperties: { weight: 1.25 },
          });
        await modules.products.removeBrand(one);
        await modules.products.removeRibbon(one);
        await modules.products.bulkUpdateProductsProperty([two], { brand: '' });
        expect(await read(one)).not.toHaveProperty('brand');
        expect(await read(one)).not.toHaveProperty('ribbon');
        expect(await read(two)).not.toHaveProperty('brand');
        expect(await errorOf(modules.products.removeBrand(NOBODY))).toBeDefined();
      });

      it('docs: adjusts by amount and per cent, and rejects what would be below nothing, each by itself', async () => {
        const [dear, cheap] = [await coat(), await make(mug(`Pin ${++count}`, 1))];
        const off = { price: { amount: -10 } };
        expect(codes(await modules.products.bulkAdjustProductProperty(off, [dear, cheap]))).toEqual([
          undefined,
          'INVALID_ARGUMENT',
        ]);
        expect(await pricesOf(dear)).toEqual([
          ['10.00', '15.00'],
          ['12.50', undefined],
        ]);
        expect(await pricesOf(cheap)).toEqual([['9.90', undefined]]);
        const more = (roundToInt: boolean) => ({ price: { percentage: { rate: 15, roundToInt } } });
        await modules.products.bulkAdjustProductProperty(more(false), [cheap]);
        expect(await pricesOf(cheap)).toEqual([['11.39', undefined]]);
        await modules.products.bulkAdjustProductProperty(more(true), [cheap]);
        expect(await pricesOf(cheap)).toEqual([['13.00', undefined]]);
        await modules.products.bulkAdjustProductProperty({ weight: { amount: 0.5 } }, [cheap]);
        await modules.products.bulkAdjustProductProperty({ cost: { amount: 3 } }, [cheap, cheap]);
        expect((await read(cheap)).variantsInfo?.variants?.[0]).toMatchObject({
          physicalProperties: { weight: 0.5 },
          revenueDetails: { cost: { amount: '6.00' } },
        });
        expect(await errorOf(modules.products.bulkAdjustProductProperty({}, [cheap]))).toBeDefined();
        expect(codes(await modules.products.bulkUpdateProductsProperty([cheap], { price: -1 }))).toEqual([
          'INVALID_ARGUMENT',
        ]);
        expect(await pricesOf(cheap)).toEqual([['13.00', undefined]]);
      });
    });

    describe('options and variants', () => {
      it('docs: variants are as the product is again', async () => {
        const id = await coat();
        await modules.products.resetAllProductVariantData(id);
        const product = await read(id);
        expect(await pricesOf(id)).toEqual([
          ['20.00', '25.00'],
          ['20.00', '25.00'],
        ]);
        expect(product.variantsInfo?.variants?.[1]).not.toHaveProperty('sku');
        expect(product.inventory?.availabilityStatus).toBe('IN_STOCK');
      });

      it('assumed: without options one variant is left with the stock of all; what orders hold comes back to it', async () => {
        const id = await coat(3, 4);
        const variants = (await read(id)).variantsInfo?.variants ?? [];
        const [small, large] = variants.map(({ _id }) => String(_id));
        const held = [{ lineItemId: 'line', variantId: String(large), quantity: 2 }];
        await tell('order', held);
        await modules.products.deleteProductOptions(id);
        const after = await read(id);
        expect(after.options).toEqual([]);
        expect(after.variantsInfo?.variants).toHaveLength(1);
        expect(after.variantsInfo?.variants?.[0]?._id).toBe(small);
        const pieces = async () => (await modules.inventoryItemsV3.getInventoryItem(String(small))).quantity;
        expect(await pieces()).toBe(5);
        await tell('order', []);
        expect(await pieces()).toBe(7);
        await modules.products.deleteProductOptions(id);
        expect(await pieces()).toBe(7);
      });

      it('assumed: one option fewer of two: what is held goes to the variant of the same other choice', async () => {
        const two = shirt(`Cape ${++count}`, 2, 2);
        const option = (name: string, names: string[]) => ({
          name,
          optionRenderType: 'TEXT_CHOICES' as const,
          choicesSettings: {
            choices: names.map((one) => ({ name: one, choiceType: 'CHOICE_TEXT' as const })),
          },
        });
        const choose = (Size: string, Cut: string) =>
          Object.entries({ Size, Cut }).map(([optionName, choiceName]) => ({
            optionChoiceNames: { optionName, choiceName },
          }));
        const price = { actualPrice: { amount: '5' } };
        const id = await make({
          ...two,
          options: [option('Size', ['S', 'L']), option('Cut', ['Long'])],
          variantsInfo: {
            variants: ['S', 'L'].map((size) => ({
              price,
              choices: choose(size, 'Long'),
              inventoryItem: { quantity: 5 },
            })),
          },
        });
        const before = await read(id);
        const large = String(before.variantsInfo?.variants?.[1]?._id);
        const held = [{ lineItemId: 'one', variantId: large, quantity: 3 }];
        await tell('cape', held);
        await modules.productsV3.updateProductWithInventory(id, {
          revision: before.revision,
          options: [option('Size', ['S', 'L'])],
          variantsInfo: {
            variants: ['S', 'L'].map((choiceName) => ({
              price,
              choices: [{ optionChoiceNames: { optionName: 'Size', choiceName } }],
              inventoryItem: { quantity: 1 },
            })),
          },
        });
        const now = await read(id);
        const successor = String(now.variantsInfo?.variants?.[1]?._id);
        expect(successor).not.toBe(large);
        await tell('cape', []);
        expect((await modules.inventoryItemsV3.getInventoryItem(successor)).quantity).toBe(4);
      });
    });

    describe('media', () => {
      const image = (n: number) => `abc123_${String(n).padStart(32, '0')}~mv2.jpg`;
      const items = async (id: string) => (await read(id)).media?.itemsInfo?.items?.map(({ _id }) => _id);

      it('docs: pictures come by id or address, belong to a choice, and go', async () => {
        const id = await coat();
        await modules.products.addProductMedia(id, [
          { mediaId: image(1), choice: { option: 'Size', choice: 'S' } },
          { mediaId: image(2) },
          { url: 'https://pictures.example.com/three.jpg' },
        ]);
        const [one, two, three] = (await items(id)) ?? [];
        expect([one, two]).toEqual([image(1), image(2)]);
        expect(three).toMatch(/\.jpg$/);
        const linked = async () =>
          (await read(id)).options?.[0]?.choicesSettings?.choices?.map((choice) =>
            (choice.linkedMedia ?? []).map(({ _id }) => _id),
          );
        expect(await linked()).toEqual([[image(1)], []]);
        await modules.products.addProductMediaToChoices(id, [
          { option: 'Size', choice: 'L', mediaIds: [image(2)] },
        ]);
        expect(await linked()).toEqual([[image(1)], [image(2)]]);
        await modules.products.removeProductMediaFromChoices(id, [{ option: 'Size', choice: 'S' }]);
        expect(await linked()).toEqual([[], [image(2)]]);
        await modules.products.removeProductMedia(id, [image(2)]);
        expect(await linked()).toEqual([[], []]);
        expect(await items(id)).toEqual([image(1), three]);
        await modules.products.removeProductMedia(id, []);
        expect(await items(id)).toEqual([]);
      });

      it('docs: takes no address that is none, no choice and no picture that there is not', async () => {
        const id = await coat();
        const add = (media: object) => modules.products.addProductMedia(id, [media]);
        expect(await errorOf(add({ url: 'ftp://example.com/a.jpg' }))).toBeDefined();
        expect(await errorOf(add({}))).toBeDefined();
        expect(
          await errorOf(add({ mediaId: image(1), choice: { option: 'Size', choice: 'XXL' } })),
        ).toBeDefined();
        const link = [{ option: 'Size', choice: 'S', mediaIds: [image(9)] }];
        expect(await errorOf(modules.products.addProductMediaToChoices(id, link))).toBeDefined();
        expect(await items(id)).toEqual([]);
      });
    });

    it('docs: none of it is for shoppers', async () => {
      const shopper = catalogModules(stack, SHOPPER).products;
      expect(await errorOf(shopper.removeBrand(await coat()))).toBe('PERMISSION_DENIED');
    });
  },
  platformMigrations,
);
