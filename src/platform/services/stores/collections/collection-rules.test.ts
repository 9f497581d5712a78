import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { extensionCalls } from '#testing/extension-calls.ts';
import { collectionRuleExtensions } from '#shared/extensions/collections.ts';
import type { CollectionRule } from '#shared/collection-rules.ts';
import { catalogModules, mug, type CatalogModules } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, TEST_READ_KEY, type Stack } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';
import { ALL_PRODUCTS_ID } from '../catalog/public.ts';

const TAGS = ['sun', 'sea', 'oak'] as const;

onDatabase(
  'collections by rule',
  (database) => {
    let stack: Stack;
    let shop: CatalogModules;
    beforeAll(() => {
      stack = startStack(database());
      shop = catalogModules(stack);
    });

    const call = extensionCalls(collectionRuleExtensions, (path, body, headers) =>
      stack.call('POST', path, body, headers),
    );
    const collect = async (name: string, rule: CollectionRule): Promise<string> => {
      const { collection } = await shop.products.createCollection({ name });
      const collectionId = String(collection?._id);
      expect((await call('setCollectionRule', { collectionId, rule })).status).toBe(200);
      return collectionId;
    };
    const tagged = (...tagIds: string[]) => ({ tags: { privateTags: { tagIds } } });
    const make = async (name: string, more: object = {}) =>
      (await shop.productsV3.createProductWithInventory(mug(name, 3, more))).product;
    const held = async (collection: string): Promise<string[]> => {
      const { products = [] } = await shop.productsV3.searchProducts({
        filter: { 'directCategoriesInfo.categories': { $matchItems: [{ _id: collection }] } },
        sort: [{ fieldName: 'name', order: 'ASC' }],
      } as never);
      return products.map(({ name }) => name ?? '');
    };
    const byTag = (...tags: string[]): CollectionRule => ({
      match: 'ALL',
      conditions: tags.map((value) => ({ field: 'tag', value })),
    });

    it('assumed: holds what fits already, and follows each product that is made, changed or deleted', async () => {
      await make('A first', tagged('warm'));
      const collection = await collect('Warm walls', byTag('warm'));
      expect(await held(collection)).toEqual(['A first']);
      const second = await make('B second', tagged('warm', 'cold'));
      const third = await make('C third');
      expect(await held(collection)).toEqual(['A first', 'B second']);
      const change = (product: typeof second, tags: string[]) =>
        shop.productsV3.updateProduct(String(product?._id), {
          revision: product?.revision ?? '',
          ...tagged(...tags),
        });
      await change(third, ['warm']);
      await change(second, ['cold']);
      expect(await held(collection)).toEqual(['A first', 'C third']);
      expect((await shop.collections.getCollection(collection)).numberOfProducts).toBe(2);
      await shop.productsV3.deleteProduct(String(third?._id));
      expect(await held(collection)).toEqual(['A first']);
    });

    it('assumed: by price, brand, name and stock; all of them or any', async () => {
      await make('Rule lamp', {
        brand: { name: 'Halfdrop' },
        variantsInfo: {
          variants: [{ price: { actualPrice: { amount: '40' } }, inventoryItem: { quantity: 0 } }],
        },
      });
      await make('Rule vase', { brand: { name: 'Halfdrop' } });
      const seen = async (rule: CollectionRule): Promise<string[]> =>
        (await call('previewCollectionRule', { rule })).body.products.map(({ name }) => name);
      const named = { field: 'name', value: 'rule ' } as const;
      expect(
        await seen({ match: 'ALL', conditions: [named, { field: 'brand', value: 'Halfdrop' }] }),
      ).toEqual(['Rule lamp', 'Rule vase']);
      expect(await seen({ match: 'ALL', conditions: [named, { field: 'priceFrom', value: '20' }] })).toEqual([
        'Rule lamp',
      ]);
      expect(await seen({ match: 'ALL', conditions: [named, { field: 'priceTo', value: '20' }] })).toEqual([
        'Rule vase',
      ]);
      expect(await seen({ match: 'ALL', conditions: [named, { field: 'stock', value: 'IN' }] })).toEqual([
        'Rule vase',
      ]);
      const any = await call('previewCollectionRule', {
        rule: { match: 'ANY', conditions: [named, { field: 'tag', value: 'nope' }] },
      });
      expect(any.body.count).toBe(2);
    });

    it('assumed: what was new leaves as time goes by', async () => {
      await make('Young', tagged('young'));
      const collection = await collect('New', {
        match: 'ALL',
        conditions: [
          { field: 'tag', value: 'young' },
          { field: 'newSince', value: 30 },
        ],
      });
      expect(await held(collection)).toEqual(['Young']);
      stack.clock.advance(31 * 86_400_000);
      await stack.platform.maintain();
      expect(await held(collection)).toEqual([]);
    });

    it('assumed: nobody fills by hand what a rule fills; without the rule everything stays', async () => {
      const product = await make('By hand', tagged('hand'));
      const collection = await collect('Hand', byTag('hand'));
      for (const action of [
        shop.products.addProductsToCollection,
        shop.products.removeProductsFromCollection,
      ])
        expect(await errorOf(action(collection, [String(product?._id)]))).toBe('COLLECTION_FOLLOWS_RULE');
      await call('setCollectionRule', { collectionId: collection, rule: null });
      expect(await held(collection)).toEqual(['By hand']);
      await shop.products.removeProductsFromCollection(collection, [String(product?._id)]);
      expect(await held(collection)).toEqual([]);
    });

    it('assumed: rejects what is no rule, what is not there, and other keys', async () => {
      const { collection } = await shop.products.createCollection({ name: 'Refused' });
      const collectionId = String(collection?._id);
      const rules: unknown[] = [
        { match: 'ALL', conditions: [] },
        { match: 'SOME', conditions: [{ field: 'tag', value: 'a' }] },
        { match: 'ALL', conditions: [{ field: 'price', value: '1' }] },
        { match: 'ALL', conditions: [{ field: 'priceFrom', value: '-1' }] },
        { match: 'ALL', conditions: [{ field: 'newSince', value: 0 }] },
        { match: 'ALL', conditions: Array.from({ length: 21 }, () => ({ field: 'tag', value: 'a' })) },
      ];
      for (const rule of rules as CollectionRule[])
        expect((await call('setCollectionRule', { collectionId, rule })).status).toBe(400);
      const rule = byTag('a');
      expect(
        (await call('setCollectionRule', { collectionId: '55555555-5555-4555-8555-555555555555', rule }))
          .status,
      ).toBe(404);
      expect((await call('setCollectionRule', { collectionId: ALL_PRODUCTS_ID, rule })).status).toBe(400);
      expect(
        (await call('setCollectionRule', { collectionId, rule }, { authorization: TEST_READ_KEY })).status,
      ).toBe(403);
      expect((await call('getCollectionRule', { collectionId })).body).toEqual({ rule: null });
    });

    it('assumed: whatever is done to tags, the listing holds exactly what fits', async () => {
      const collection = await collect('Property', byTag('sun', 'sea'));
      const made = await Promise.all(['P0', 'P1', 'P2'].map((name) => make(name)));
      const tags = new Map(made.map((product) => [String(product?._id), [] as string[]]));
      const step = fc.record({ at: fc.integer({ min: 0, max: 2 }), tags: fc.subarray([...TAGS]) });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
          for (const { at, tags: input } of steps) {
            const id = [...tags.keys()][at] ?? '';
            const { revision } = await shop.productsV3.getProduct(id);
            await shop.productsV3.updateProduct(id, { revision: revision ?? '', ...tagged(...input) });
            tags.set(id, input);
          }
          const fit = [...tags.values()].flatMap((own, at) =>
            own.includes('sun') && own.includes('sea') ? [`P${at}`] : [],
          );
          expect(await held(collection)).toEqual(fit);
        }),
        runs(60),
      );
    });
  },
  platformMigrations,
);
