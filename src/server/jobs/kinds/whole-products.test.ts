import { beforeAll, expect, it } from 'vitest';
import { platformMigrations } from '#platform/platform.ts';
import { catalogModules, shirt, type CatalogModules } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { startStack, TEST_API_KEY, TEST_SITE } from '#testing/stack.ts';
import { embeddedFetch, type PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { adjustPrice } from './adjust-price.ts';
import { addToCollection } from './collect-products.ts';
import { archiveProducts, setRibbon, setTaxGroup, setVisibility, tagProducts } from './products.ts';

let keys = 0;

const run = (
  kind: JobKind,
  ids: readonly string[],
  params: Record<string, unknown>,
  { key = `whole-${++keys}`, isResumed = false } = {},
): Promise<Outcome[]> =>
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
    idempotencyKey: key,
    isResumed,
  });

onDatabase(
  'products whole, many at once',
  (database) => {
    let shop: CatalogModules;
    let platformFetch: PlatformFetch;
    beforeAll(() => {
      const stack = startStack(database());
      shop = catalogModules(stack);
      platformFetch = embeddedFetch(stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
    });

    const make = async (name: string, more: object = {}): Promise<string> => {
      const { product } = await shop.productsV3.createProductWithInventory(shirt(name, 2, 2, more));
      return String(product?._id);
    };
    const pricesOf = async (id: string) =>
      (
        (await shop.productsV3.getProduct(id, { fields: ['MERCHANT_DATA'] })).variantsInfo?.variants ?? []
      ).map(({ price, sku }) => [sku, price?.actualPrice?.amount, price?.compareAtPrice?.amount]);

    it('archives, says what is archived already, and showing takes out of the archive', async () => {
      const id = await make('Archived');
      const kind = archiveProducts(platformFetch);
      expect(await run(kind, [id], { archived: true })).toEqual([{ id, state: 'done' }]);
      expect(await run(kind, [id], { archived: true })).toEqual([
        { id, state: 'skipped', reason: 'It is archived already.' },
      ]);
      const read = () => shop.productsV3.getProduct(id);
      expect(await read()).toMatchObject({
        visible: false,
        extendedFields: { namespaces: { '@counterpart/products': { archived: true } } },
      });
      expect(await run(setVisibility(platformFetch), [id], { visible: true })).toEqual([
        { id, state: 'done' },
      ]);
      expect(await read()).toMatchObject({
        visible: true,
        extendedFields: { namespaces: { '@counterpart/products': { archived: false } } },
      });
    });

    it('tags, puts a ribbon on and takes it off, sets a tax group', async () => {
      const id = await make('Tagged', { tags: { privateTags: { tagIds: ['tableware', 'both'] } } });
      const tags = tagProducts(platformFetch);
      await run(tags, [id], { assign: ['porcelain', 'both'], unassign: ['tableware'] });
      expect((await shop.productsV3.getProduct(id)).tags?.privateTags?.tagIds).toEqual(['both', 'porcelain']);
      expect((await run(tags, [id], { assign: ['porcelain'], unassign: [] }))[0]?.state).toBe('skipped');
      await run(setRibbon(platformFetch), [id], { name: 'Sale' });
      expect((await shop.productsV3.getProduct(id)).ribbon?.name).toBe('Sale');
      await run(setRibbon(platformFetch), [id], { name: '' });
      expect((await shop.productsV3.getProduct(id)).ribbon?.name).toBeUndefined();
      const taxGroupId = '77777777-7777-4777-8777-777777777777';
      await run(setTaxGroup(platformFetch), [id], { taxGroupId });
      expect((await shop.productsV3.getProduct(id)).taxGroupId).toBe(taxGroupId);
      await run(setTaxGroup(platformFetch), [id], { taxGroupId: null });
      expect((await shop.productsV3.getProduct(id)).taxGroupId).toBeUndefined();
    });

    it('changes every price once, however often the batch is tried, and keeps what else a variant is', async () => {
      const id = await make('Priced');
      const kind = adjustPrice('EUR')(platformFetch);
      const params = { mode: 'percent', by: '10' };
      expect(await run(kind, [id], params, { key: 'once' })).toEqual([{ id, state: 'done' }]);
      const after = [
        ['Priced-S', '22.00', '25.00'],
        ['Priced-L', '24.75', undefined],
      ];
      expect(await pricesOf(id)).toEqual(after);
      expect(await run(kind, [id], params, { key: 'once', isResumed: true })).toEqual([
        { id, state: 'done' },
      ]);
      expect(await pricesOf(id)).toEqual(after);
      await run(kind, [id], { mode: 'add', by: '5' });
      expect(await pricesOf(id)).toEqual([
        ['Priced-S', '27.00', undefined],
        ['Priced-L', '29.75', undefined],
      ]);
      const missing = '99999999-9999-4999-8999-999999999999';
      expect((await run(kind, [missing], params))[0]?.state).toBe('failed');
    });

    it('puts them into a collection, those that are there', async () => {
      const id = await make('Collected');
      const missing = '99999999-9999-4999-8999-999999999999';
      const { collection } = await shop.products.createCollection({ name: 'Shelf' });
      const params = { collectionId: String(collection?._id) };
      expect(
        (await run(addToCollection(platformFetch), [id, missing], params)).map(({ state }) => state),
      ).toEqual(['done', 'failed']);
      expect((await shop.collections.getCollection(params.collectionId)).numberOfProducts).toBe(1);
    });

    it('rejects what does not fit', () => {
      const refused = (kind: JobKind, params: object) =>
        expect(kind.checkParams(params as Record<string, unknown>)).toBeTypeOf('string');
      refused(archiveProducts(platformFetch), {});
      refused(tagProducts(platformFetch), { assign: ['x'.repeat(51)], unassign: [] });
      refused(tagProducts(platformFetch), { assign: ['new', 'both'], unassign: ['both'] });
      refused(setRibbon(platformFetch), { name: 'x'.repeat(31) });
      refused(setTaxGroup(platformFetch), { taxGroupId: 'x' });
      refused(addToCollection(platformFetch), {});
      for (const params of [
        { mode: 'percent', by: '-5' },
        { mode: 'twice', by: '1' },
        { mode: 'add', by: '1e3' },
      ])
        refused(adjustPrice('EUR')(platformFetch), params);
    });
  },
  platformMigrations,
);
