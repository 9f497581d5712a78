import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import {
  BEST_SELLERS,
  BOUGHT_TOGETHER,
  type RecommendingShop,
  SAME_COLLECTIONS,
  startRecommending,
  VIEWED_TOGETHER,
} from '#testing/recommendations.ts';
import { newMember, newVisitor, productId, reference, shopMigrations, seedListing } from '#testing/shop.ts';
import { TEST_READ_KEY } from '#testing/stack.ts';
import { LEGACY_STORES_APP_ID, STORES_APP_ID } from '../../stores/catalog/public.ts';

const OTHER_APP = '9a5d83fd-8570-482e-81ab-cfa88942ee60';

onDatabase(
  'recommendations',
  (database) => {
    let at: RecommendingShop;
    // Of these nothing is bought but what a test buys.
    const [vase, lamp, rug, chair, hidden, soldOut, shelf, stool] = Array.from({ length: 8 }, (_, index) =>
      productId(index + 1),
    ) as [string, string, string, string, string, string, string, string];

    beforeAll(async () => {
      at = startRecommending(database());
      await seedListing(at.shop, [
        ...[vase, lamp, rug, chair, shelf, stool].map((id) => ({ id, name: `Thing ${id}`, price: '30.00' })),
        { id: hidden, name: 'Hidden', price: '30.00', visible: false },
        { id: soldOut, name: 'Sold out', price: '30.00', quantity: 0 },
      ]);
      const sort = async (name: string, visible: boolean, members: string[]): Promise<void> => {
        const { collection } = await at.catalog.products.createCollection({ name });
        if (!visible)
          await sql`update collections set doc = jsonb_set(doc, '{visible}', 'false')
          where id = ${collection?._id}`.execute(database().kysely);
        await at.catalog.products.addProductsToCollection(String(collection?._id), members);
      };
      await sort('Sitting', true, [chair, stool, soldOut, hidden]);
      await sort('Wood', true, [chair, stool, shelf]);
      await sort('Not told', false, [chair, rug]);
      for (const order of [
        [vase, lamp],
        [vase, lamp, rug],
        [vase, lamp, hidden, soldOut],
        [vase, rug, hidden, soldOut],
        [vase, chair],
      ])
        await at.buy(...order);
    });

    it('sdk: names its algorithms, of the stores app for the stores catalog', async () => {
      for (const caller of [newVisitor(), newMember(), { kind: 'api-key' } as const]) {
        const { availableAlgorithms = [] } = await at.sdk(caller).listAvailableAlgorithms();
        expect(
          availableAlgorithms.map(({ config, appId, catalogAppIds }) => [
            config?.algorithmId,
            config?.algorithmType,
            appId,
            catalogAppIds,
          ]),
        ).toEqual([
          [SAME_COLLECTIONS, 'RELATED_ITEMS', STORES_APP_ID, [STORES_APP_ID]],
          [BOUGHT_TOGETHER, 'RELATED_ITEMS', STORES_APP_ID, [STORES_APP_ID]],
          [VIEWED_TOGETHER, 'RELATED_ITEMS', STORES_APP_ID, [STORES_APP_ID]],
          [BEST_SELLERS, 'GLOBAL', STORES_APP_ID, [STORES_APP_ID]],
        ]);
      }
    });

    describe('bought together', () => {
      it('docs: the most frequent first; once is chance; nothing hidden, sold out or given', async () => {
        const found = { by: BOUGHT_TOGETHER, items: [lamp, rug] };
        expect(await at.recommended([BOUGHT_TOGETHER], [vase])).toEqual(found);
        expect(await at.recommended([BOUGHT_TOGETHER], [vase], { caller: newMember() })).toEqual(found);
        expect(await at.recommended([BOUGHT_TOGETHER], [vase, lamp])).toEqual({ ...found, items: [rug] });
      });

      it('assumed: of what is bought as often the smaller id comes first', async () => {
        const [first, second, third] = [productId(21), productId(22), productId(23)];
        await seedListing(
          at.shop,
          [third, second, first].map((id) => ({ id, name: `Like ${id}`, price: '9.00' })),
        );
        for (const _ of [1, 2]) await at.buy(third, second, first);
        expect((await at.recommended([BOUGHT_TOGETHER], [second])).items).toEqual([first, third]);
      });

      it('assumed: an order that is canceled counts no more', async () => {
        const [mug, jug] = [productId(31), productId(32)];
        await seedListing(
          at.shop,
          [mug, jug].map((id) => ({ id, name: `Ware ${id}`, price: '9.00' })),
        );
        await at.buy(mug, jug);
        const second = await at.buy(mug, jug);
        expect((await at.recommended([BOUGHT_TOGETHER], [mug])).items).toEqual([jug]);
        await at.staff.orders.cancelOrder(second);
        expect((await at.recommended([BOUGHT_TOGETHER], [mug])).items).toEqual([]);
      });

      it('docs: with less than enough it is filled from the same collections, and they are named', async () => {
        for (const _ of [1, 2]) await at.buy(chair, lamp);
        expect(await at.recommended([BOUGHT_TOGETHER], [chair])).toEqual({
          by: BOUGHT_TOGETHER,
          items: [lamp],
        });
        expect(await at.recommended([BOUGHT_TOGETHER], [chair], { minimum: 3 })).toEqual({
          by: SAME_COLLECTIONS,
          items: [lamp, stool, shelf],
        });
      });

      it('assumed: of a large order the first ten products are paired, and all counted', async () => {
        const many = Array.from({ length: 60 }, (_, index) => productId(100 + index));
        await seedListing(
          at.shop,
          many.map((id) => ({ id, name: `One of many ${id}`, price: '1.00' })),
        );
        await at.buy(...many);
        const count = async (table: string): Promise<number> => {
          const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}
            where item_id = any(${many}::text[])`.execute(database().kysely);
          return Number(rows[0]?.n);
        };
        expect([await count('bought_items'), await count('bought_pairs')]).toEqual([60, 90]);
      });
    });

    describe('viewed together', () => {
      const [tent, stove, mat, rope] = [productId(41), productId(42), productId(43), productId(44)];
      const viewed = (minimum?: number) =>
        at.recommended([VIEWED_TOGETHER], [tent], minimum === undefined ? {} : { minimum });

      it('assumed: counts open carts and orders alike, the most frequent first; once is chance', async () => {
        await seedListing(
          at.shop,
          [tent, stove, mat, rope].map((id) => ({ id, name: `Camping ${id}`, price: '9.00' })),
        );
        expect(await viewed()).toEqual({ by: undefined, items: [] });
        await at.putInCart(tent, stove, rope);
        expect(await viewed()).toEqual({ by: undefined, items: [] });
        await at.buy(tent, stove);
        expect(await viewed()).toEqual({ by: VIEWED_TOGETHER, items: [stove] });
        for (const _ of [1, 2, 3]) await at.putInCart(mat, tent);
        expect(await viewed()).toEqual({ by: VIEWED_TOGETHER, items: [mat, stove] });
        expect((await at.recommended([BOUGHT_TOGETHER], [tent])).items).toEqual([]);
      });

      it('docs: with less than enough it is filled from the same collections, and they are named', async () => {
        const { collection } = await at.catalog.products.createCollection({ name: 'Camping' });
        await at.catalog.products.addProductsToCollection(String(collection?._id), [tent, rope, mat]);
        expect(await viewed(3)).toEqual({ by: SAME_COLLECTIONS, items: [mat, stove, rope] });
      });
    });

    describe('same collections', () => {
      it('docs: what shares most of them first; hidden collections join nothing', async () => {
        expect(await at.recommended([SAME_COLLECTIONS], [chair])).toEqual({
          by: SAME_COLLECTIONS,
          items: [stool, shelf],
        });
        expect(await at.recommended([SAME_COLLECTIONS], [rug])).toEqual({ by: undefined, items: [] });
      });
    });

    describe('best sellers', () => {
      it('docs: what stands in most orders, with or without items; then the newest', async () => {
        const top = await at.recommended([BEST_SELLERS]);
        expect(top.by).toBe(BEST_SELLERS);
        expect(top.items.slice(0, 3)).toEqual([vase, lamp, chair]);
        expect(top.items).toHaveLength(16);
        expect((await at.recommended([BEST_SELLERS], [vase])).items.slice(0, 2)).toEqual([lamp, chair]);
        const all = (await at.recommended([BEST_SELLERS], [], { minimum: 70 })).items;
        expect(all).toHaveLength(70);
        expect(new Set(all).size).toBe(70);
        expect(all).not.toContain(hidden);
        expect(all).not.toContain(soldOut);
      });
    });

    describe('several algorithms', () => {
      it('docs: the first with enough is taken; with none it is empty', async () => {
        const both = [SAME_COLLECTIONS, BOUGHT_TOGETHER];
        expect((await at.recommended(both, [vase])).by).toBe(BOUGHT_TOGETHER);
        expect((await at.recommended(both, [chair])).by).toBe(SAME_COLLECTIONS);
        expect(await at.recommended(both, [chair], { minimum: 9 })).toEqual({ by: undefined, items: [] });
        expect((await at.recommended([...both, BEST_SELLERS], [chair], { minimum: 9 })).by).toBe(
          BEST_SELLERS,
        );
        const nowhere = productId(999);
        expect(await at.recommended(both, [nowhere, nowhere])).toEqual({ by: undefined, items: [] });
      });
    });

    describe('rejects', () => {
      // The SDK renames fields in what it is given.
      const ask = (algorithms: { _id: string; appId: string }[], options: object = {}) =>
        errorOf(at.sdk().getRecommendation(structuredClone(algorithms), structuredClone(options)));
      const known = { _id: BOUGHT_TOGETHER, appId: STORES_APP_ID };
      const items = [reference(productId(1))];

      it('docs: foreign apps, unknown algorithms and items of another catalog', async () => {
        expect(await ask([known, { ...known, appId: OTHER_APP }], { items })).toBe(
          'RECOMMENDATIONS_PROVIDER_NOT_FOUND',
        );
        expect(await ask([known, { ...known, _id: OTHER_APP }], { items })).toBe('ALGORITHM_NOT_SUPPORTED');
        expect(await ask([known], { items: [{ appId: OTHER_APP, catalogItemId: 'x' }] })).toBe(
          'ITEM_APP_ID_NOT_SUPPORTED',
        );
        const legacy = { appId: LEGACY_STORES_APP_ID, catalogItemId: productId(1) };
        expect(await ask([{ ...known, appId: LEGACY_STORES_APP_ID }], { items: [legacy] })).toBe(
          'nothing refused',
        );
      });

      it('docs: no algorithm, no items where one goes by them, a minimum that is none', async () => {
        expect(await ask([])).toEqual(['algorithms REQUIRED_FIELD']);
        expect(await ask([known])).toEqual(['options.items REQUIRED_FIELD']);
        expect(await ask([known], { items, minimumRecommendedItems: 101 })).toEqual([
          'options.minimumRecommendedItems MAX',
        ]);
        expect(await ask([known], { items, minimumRecommendedItems: -1 })).toEqual([
          'options.minimumRecommendedItems MIN',
        ]);
        expect(await ask([known], { items: Array.from({ length: 301 }, () => items[0]) })).toEqual([
          'options.items MAX_SIZE',
        ]);
      });

      it('docs: a key without the right', async () => {
        const reader = at.sdk({ kind: 'api-key', key: TEST_READ_KEY });
        expect(await errorOf(reader.listAvailableAlgorithms())).toBe('PERMISSION_DENIED');
      });
    });
  },
  shopMigrations,
);
