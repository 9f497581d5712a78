import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  catalogModules,
  collectionId,
  demoProducts,
  fillCatalog,
  SHOPPER,
  type CatalogModules,
} from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { bringFile, hosted } from '#testing/media.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, TEST_READ_KEY, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { ALL_PRODUCTS_ID } from '../catalog/public.ts';

const NOWHERE = '55555555-5555-4555-8555-555555555555';

onDatabase(
  'collections',
  (database) => {
    let stack: Stack;
    let shopper: CatalogModules;
    let staff: CatalogModules;
    const [first, second, third] = demoProducts.map(({ id }) => id) as [string, string, string];

    beforeAll(async () => {
      stack = startStack(database());
      await fillCatalog(database(), stack);
      shopper = catalogModules(stack, SHOPPER);
      staff = catalogModules(stack);
    });

    const make = async (name: string, more: object = {}): Promise<string> => {
      const { collection } = await staff.products.createCollection({ name, ...more });
      return String(collection?._id);
    };
    const told = async (collection: string): Promise<object[]> => {
      const { rows } = await sql<{ slug: string; body: { actionEvent: { body: object } } }>`
        select slug, body from domain_events where entity_id = ${collection}
          and entity_fqdn = 'wix.stores.catalog.v1.collection' order by sequence`.execute(database().kysely);
      return rows.map(({ slug, body: { actionEvent } }) => ({ ...actionEvent.body, slug }));
    };
    /** The facet that a listing of the shop shows, which triggers keep. */
    const onShelf = async (collection: string): Promise<number | undefined> => {
      const { aggregationData } = await shopper.productsV3.searchProducts({
        filter: { visible: true },
        aggregations: [
          {
            name: 'families',
            type: 'VALUE',
            fieldPath: 'directCategoriesInfo.categories.id',
            value: { limit: 250 },
          },
        ],
      } as never);
      const buckets = aggregationData?.results?.[0]?.values?.results ?? [];
      return buckets.find(({ value }) => value === collection)?.count ?? undefined;
    };

    it('sdk: each change is told by the event that the contract has', async () => {
      const id = await make('Morning');
      await staff.products.updateCollection(id, { name: 'Evening', description: 'Late light.' });
      await staff.products.updateCollection(id, { name: 'Evening' });
      await staff.products.addProductsToCollection(id, [first]);
      await staff.products.addProductsToCollection(id, [first]);
      await staff.products.deleteCollection(id);
      const common = { collectionId: id, originatedFromVersion: 'V1_CATALOG' };
      expect(await told(id)).toEqual([
        {
          ...common,
          slug: 'collection_created',
          name: 'Morning',
          visible: true,
          media: { items: [] },
        },
        { ...common, slug: 'collection_changed', changedFields: ['name', 'description'] },
        { ...common, slug: 'collection_changed', changedFields: ['numberOfProducts'] },
        { ...common, slug: 'collection_deleted' },
      ]);
    });

    it('sdk: its bounds hold: names of 1 to 50 letters, descriptions of 600', async () => {
      expect(await errorOf(make(''))).toEqual(['collection.name MIN_LENGTH']);
      expect(await errorOf(make('   '))).toEqual(['collection.name OTHER']);
      expect(await errorOf(make('x'.repeat(51)))).toEqual(['collection.name MAX_LENGTH']);
      expect(await errorOf(make('Long', { description: 'x'.repeat(601) }))).toEqual([
        'collection.description MAX_LENGTH',
      ]);
      expect(await errorOf(make('Odd', { slug: 'a b/c' }))).toEqual(['collection.slug OTHER']);
      const many = Array.from({ length: 1001 }, () => first);
      expect(await errorOf(staff.products.addProductsToCollection(collectionId('dune'), many))).toEqual([
        'productIds MAX_SIZE',
      ]);
    });

    it('docs: addresses are unique; a wanted one that is taken is rejected, others get a number', async () => {
      const used = await errorOf(make('Dunes again', { slug: 'dune' }));
      expect(used).toBe('DUPLICATE_SLUG_ERROR');
      const one = await make('Coast');
      const two = await make('Coast');
      const slugs = await Promise.all(
        [one, two].map(async (id) => (await shopper.collections.getCollection(id)).slug),
      );
      expect(slugs).toEqual(['coast', 'coast-1']);
      expect(await errorOf(staff.products.updateCollection(two, { slug: 'coast' }))).toBe(
        'DUPLICATE_SLUG_ERROR',
      );
      expect(await errorOf(make('Everything', { slug: 'all-products' }))).toBe('DUPLICATE_SLUG_ERROR');
    });

    it('assumed: what every collection has stays where nothing is sent in its place', async () => {
      const id = await make('Kept', { description: 'Words.' });
      const change = { name: null, slug: null, visible: null, description: null };
      const { collection } = await staff.products.updateCollection(id, change);
      expect(collection).toMatchObject({ name: 'Kept', slug: 'kept', visible: true, description: '' });
    });

    it('assumed: All Products cannot be changed, deleted, filled or emptied', async () => {
      expect(await errorOf(staff.products.updateCollection(ALL_PRODUCTS_ID, { name: 'Mine' }))).toBe(
        'INVALID_ARGUMENT',
      );
      expect(await errorOf(staff.products.deleteCollection(ALL_PRODUCTS_ID))).toEqual(['_id FORMAT']);
      expect(await errorOf(staff.products.addProductsToCollection(ALL_PRODUCTS_ID, [first]))).toEqual([
        '_id FORMAT',
      ]);
      expect(await errorOf(staff.products.removeProductsFromCollection(ALL_PRODUCTS_ID, [first]))).toEqual([
        '_id FORMAT',
      ]);
      expect(await shopper.collections.getCollection(ALL_PRODUCTS_ID)).toMatchObject({
        name: 'All Products',
      });
    });

    it('assumed: what is not there is 404, and one product that is not there adds none', async () => {
      expect(await errorOf(staff.products.updateCollection(NOWHERE, { name: 'Gone' }))).toBe(404);
      expect(await errorOf(staff.products.deleteCollection(NOWHERE))).toBe(404);
      expect(await errorOf(staff.products.addProductsToCollection(NOWHERE, [first]))).toBe(404);
      const id = await make('Empty');
      expect(await errorOf(staff.products.addProductsToCollection(id, [first, NOWHERE]))).toBe('NOT_FOUND');
      expect(await shopper.collections.getCollection(id)).toMatchObject({ numberOfProducts: 0 });
    });

    it('docs: the counts of listings follow who joins, leaves, and what is deleted', async () => {
      const id = await make('Shelf');
      await staff.products.addProductsToCollection(id, [first, second, third]);
      expect(await onShelf(id)).toBe(3);
      await staff.products.removeProductsFromCollection(id, [first]);
      expect(await onShelf(id)).toBe(2);
      await staff.products.deleteCollection(id);
      expect(await onShelf(id)).toBeUndefined();
      expect(await staff.productsV3.getProduct(second)).toMatchObject({ _id: second });
    });

    it('docs: a hidden one is for the merchant alone', async () => {
      const id = await make('Secret', { visible: false });
      expect(await errorOf(shopper.collections.getCollection(id))).toBe(404);
      expect(await errorOf(shopper.collections.getCollectionBySlug('secret'))).toBe(404);
      const { items } = await shopper.collections.queryCollections().limit(100).find();
      expect(items.map(({ _id }) => _id)).not.toContain(id);
      expect(await staff.collections.getCollection(id)).toMatchObject({ visible: false });
    });

    it('docs: shoppers write none', async () => {
      expect(await errorOf(shopper.products.createCollection({ name: 'Mine' }))).toBe('PERMISSION_DENIED');
      expect(await errorOf(shopper.products.deleteCollection(collectionId('dune')))).toBe(
        'PERMISSION_DENIED',
      );
    });

    describe('the cover', () => {
      it('assumed: is a picture of the library, told to it as a use, and goes with the collection', async () => {
        const fileId = await bringFile(stack, { text: 'a cover' });
        const id = await make('Covered');
        const { status } = await hosted(stack, 'covers', {
          collectionId: id,
          cover: { fileId, altText: 'Three dunes' },
        });
        expect(status).toBe(200);
        const { media } = await shopper.collections.getCollection(id);
        expect(media?.mainMedia).toMatchObject({
          _id: fileId,
          image: { width: 800, height: 600, altText: 'Three dunes' },
        });
        const uses = async () => (await hosted(stack, 'uses/read', { fileIds: [fileId] })).body;
        expect(await uses()).toMatchObject({
          uses: [{ entity: 'collection', entityId: id, place: 'cover' }],
        });
        await staff.products.updateCollection(id, { name: 'Still covered' });
        expect(await uses()).toMatchObject({ uses: [{ name: 'Still covered' }] });
        expect((await told(id)).at(-2)).toMatchObject({ changedFields: ['media'] });
        await hosted(stack, 'covers', { collectionId: id, cover: null });
        expect(await uses()).toEqual({ uses: [] });
      });

      it('assumed: rejects what is no picture for everybody, what is not there, and other keys', async () => {
        const hiddenFile = await bringFile(stack, { text: 'hidden', private: true });
        const collection = collectionId('dune');
        for (const fileId of [hiddenFile, 'no-such-file'])
          expect(
            (await hosted(stack, 'covers', { collectionId: collection, cover: { fileId } })).status,
          ).toBe(400);
        expect((await hosted(stack, 'covers', { collectionId: NOWHERE, cover: null })).status).toBe(404);
        expect((await hosted(stack, 'covers', { collectionId: ALL_PRODUCTS_ID, cover: null })).status).toBe(
          400,
        );
        const other = await stack.call(
          'POST',
          '/hosted/media/covers',
          { collectionId: collection, cover: null },
          { authorization: TEST_READ_KEY },
        );
        expect(other.status).toBe(403);
      });
    });
  },
  platformMigrations,
);
