import { beforeAll, expect, it } from 'vitest';
import { platformMigrations } from '#platform/platform.ts';
import { catalogModules, type CatalogModules } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { startStack, TEST_API_KEY, TEST_SITE } from '#testing/stack.ts';
import { embeddedFetch, type PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { adjustStock } from './adjust-stock.ts';
import { setVisibility } from './products.ts';

let keys = 0;

const run = (kind: JobKind, ids: readonly string[], params: Record<string, unknown>): Promise<Outcome[]> =>
  kind.work({
    job: {
      id: 'job',
      kind: 'products',
      selection: { ids: [...ids] },
      params,
      actor: 'merchant@shop.test',
      expanded: true,
    },
    items: ids.map((id) => ({ id, label: id })),
    idempotencyKey: `key-${++keys}`,
  });

onDatabase(
  'bulk work on products',
  (database) => {
    let shop: CatalogModules;
    let platformFetch: PlatformFetch;

    beforeAll(() => {
      const stack = startStack(database());
      shop = catalogModules(stack);
      platformFetch = embeddedFetch(stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
    });

    const makeProduct = async (name: string, quantities: number[]): Promise<string> => {
      const choices = quantities.map((_, index) => `C${index}`);
      const { product } = await shop.productsV3.createProductWithInventory({
        name,
        productType: 'PHYSICAL',
        physicalProperties: {},
        visible: true,
        options: [
          {
            name: 'Size',
            optionRenderType: 'TEXT_CHOICES',
            choicesSettings: {
              choices: choices.map((choice) => ({ choiceType: 'CHOICE_TEXT', name: choice })),
            },
          },
        ],
        variantsInfo: {
          variants: quantities.map((quantity, index) => ({
            price: { actualPrice: { amount: '10' } },
            choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: choices[index] ?? '' } }],
            inventoryItem: { quantity },
          })),
        },
      });
      return product?._id ?? '';
    };

    const stockOf = async (productId: string): Promise<(number | undefined)[]> => {
      const { inventoryItems = [] } = await shop.inventoryItemsV3.searchInventoryItems({
        filter: { productId },
      });
      return inventoryItems
        .toSorted((a, b) => ((a.product?.variantName ?? '') < (b.product?.variantName ?? '') ? -1 : 1))
        .map(({ quantity }) => quantity);
    };

    it('hides what is shown, passes over what is hidden, and says what is gone', async () => {
      const shown = await makeProduct('Shown', [1]);
      const hidden = await makeProduct('Hidden', [1]);
      const missing = '99999999-9999-4999-8999-999999999999';
      const kind = setVisibility(platformFetch);
      await run(kind, [hidden], { visible: false });
      const outcomes = await run(kind, [shown, hidden, missing], { visible: false });
      expect(outcomes.toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
        { id: shown, state: 'done' },
        { id: missing, state: 'failed', reason: 'The product no longer exists.' },
        { id: hidden, state: 'skipped', reason: 'It is hidden already.' },
      ]);
      const product = await shop.productsV3.getProduct(shown);
      expect(product.visible).toBe(false);
      expect(await kind.labels([shown])).toEqual(new Map([[shown, 'Shown']]));
    });

    it('sets the stock of every variant', async () => {
      const first = await makeProduct('First', [1, 0]);
      const second = await makeProduct('Second', [7]);
      const outcomes = await run(adjustStock(platformFetch), [first, second], { set: 12 });
      expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done']);
      expect(await stockOf(first)).toEqual([12, 12]);
      expect(await stockOf(second)).toEqual([12]);
    });

    it('adds and takes away, and never goes below nothing', async () => {
      const id = await makeProduct('Poster', [5, 2]);
      const kind = adjustStock(platformFetch);
      expect(await run(kind, [id], { add: 3 })).toEqual([{ id, state: 'done' }]);
      expect(await stockOf(id)).toEqual([8, 5]);
      const [outcome] = await run(kind, [id], { add: -6 });
      expect(outcome).toMatchObject({ id, state: 'failed' });
      expect(await stockOf(id)).toEqual([2, 5]);
    });

    it('sets again what was set before a crash', async () => {
      const id = await makeProduct('Poster', [5, 1]);
      const again = keys;
      await run(adjustStock(platformFetch), [id], { set: 3 });
      keys = again;
      expect(await run(adjustStock(platformFetch), [id], { set: 3 })).toEqual([{ id, state: 'done' }]);
      expect(await stockOf(id)).toEqual([3, 3]);
    });

    it('adds once, however often the batch is tried', async () => {
      const id = await makeProduct('Poster', [5]);
      const kind = adjustStock(platformFetch);
      const again = keys;
      await run(kind, [id], { add: 1 });
      keys = again;
      await run(kind, [id], { add: 1 });
      expect(await stockOf(id)).toEqual([6]);
    });

    it.each([{}, { set: -1 }, { set: 1.5 }, { add: 10_000_001 }, { set: 1, add: 1 }, { set: '1' }])(
      'rejects %j',
      (params) => expect(adjustStock(platformFetch).checkParams(params)).toBeTypeOf('string'),
    );

    it('finds products by a filter, page by page', async () => {
      const name = `Only ${++keys}`;
      await makeProduct(name, [1]);
      const page = await setVisibility(platformFetch).select({ filter: { name: { $eq: name } } });
      expect(page.items.map(({ label }) => label)).toEqual([name]);
    });
  },
  platformMigrations,
);
