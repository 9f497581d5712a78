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
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { ALL_PRODUCTS_ID } from '../catalog/public.ts';

/** Exported by the SDK at run time, but not in its public types. */
interface Hidden {
  getProduct(id: string): Promise<{ product?: Record<string, unknown> }>;
  getCollectionBySlug(slug: string): Promise<{ collection?: { _id?: string; numberOfProducts?: number } }>;
  queryStoreVariants(options: object): Promise<{ variants?: { _id?: string; sku?: string }[] }>;
  getStoreVariant(id: string): Promise<{ variant?: { sku?: string; variantName?: string } }>;
}

onDatabase(
  'the first catalog',
  (database) => {
    let stack: Stack;
    let shopper: CatalogModules;
    let merchant: CatalogModules['products'];
    let hidden: Hidden;
    const sun = demoProducts.find(({ slug }) => slug === 'low-sun')!;
    beforeAll(async () => {
      stack = startStack(database());
      await fillCatalog(database(), stack);
      shopper = catalogModules(stack, SHOPPER);
      merchant = catalogModules(stack).products;
      hidden = shopper.products as unknown as Hidden;
    });

    describe('reading', () => {
      it('sdk: queries by its own names, by offset, with a total', async () => {
        const page = await shopper.products
          .queryProducts()
          .hasSome('collectionIds', [collectionId('dune')])
          .descending('price')
          .limit(5)
          .find();
        expect([page.items.length, page.totalCount, page.hasNext()]).toEqual([5, 8, true]);
        expect((await page.next()).items).toHaveLength(3);
        const all = await shopper.products.queryProducts().hasSome('collectionIds', [ALL_PRODUCTS_ID]).find();
        expect(all.totalCount).toBe(demoProducts.length);
        const digital = await shopper.products.queryProducts().eq('productType', 'digital').find();
        expect(digital.items).toEqual([]);
      });

      it('docs: shows the one stored product in the first shape', async () => {
        const { items } = await shopper.products.queryProducts().eq('slug', 'low-sun').find();
        expect(items[0]).toMatchObject({
          name: 'Low sun',
          productType: 'physical',
          description: expect.stringContaining('<p>A small sun'),
          priceData: { currency: 'EUR', price: 45, discountedPrice: 45, formatted: { price: '€45.00' } },
          priceRange: { minValue: 45, maxValue: 203 },
          media: { mainMedia: { image: { width: 1200, height: 1680 } } },
          additionalInfoSections: [{ title: 'Palette', description: 'Clay' }],
          manageVariants: true,
          productOptions: [{ name: 'Size', optionType: 'drop_down' }, {}, {}],
          collectionIds: expect.arrayContaining([ALL_PRODUCTS_ID, collectionId('dune')]),
          stock: { trackInventory: true, inStock: true },
        });
        expect(items[0]?.variants).toHaveLength(24);
        expect((await hidden.getProduct(sun.id)).product).toMatchObject({ slug: 'low-sun' });
      });

      it('docs: finds variants by choice, and says what can still be chosen', async () => {
        const choices = { Size: '50 × 70 cm', Frame: 'Oak' };
        const variants = await shopper.products.queryProductVariants(sun.id, { choices });
        expect(variants.totalResults).toBe(2);
        const wanted = sun.variants[0]!;
        const chosen = await shopper.products.getProductOptionsAvailability(sun.id, wanted.choices);
        expect(chosen).toMatchObject({
          managedProduct: true,
          availableForPurchase: wanted.stock > 0,
          selectedVariant: { sku: wanted.sku, price: { price: Number(wanted.price) } },
        });
        const partly = await shopper.products.getProductOptionsAvailability(sun.id, { Size: '30 × 42 cm' });
        expect(partly.availableForPurchase).toBe(false);
        const stockOf = (frame: string): boolean =>
          sun.variants.some(
            ({ choices: own, stock }) => own.Size === '30 × 42 cm' && own.Frame === frame && stock > 0,
          );
        expect(partly.productOptions?.[2]?.choices?.map(({ inStock }) => inStock)).toEqual(
          ['No frame', 'Oak', 'Black ash', 'White'].map(stockOf),
        );
      });

      it('sdk: what is missing answers 404 without an application error of its own', async () => {
        const missing = '55555555-5555-4555-8555-555555555555';
        expect(await errorOf(hidden.getProduct(missing))).toBe(404);
        expect(await errorOf(shopper.collections.getCollectionBySlug('nowhere'))).toBe(404);
      });

      it('docs: reads collections, by both services', async () => {
        const { items } = await shopper.collections.queryCollections().limit(50).ascending('name').find();
        expect(items.map(({ name }) => name)).toContain('Dune');
        // Templates show this one otherwise than the merchant's own, or leave it out by its id.
        const everything = items.filter(({ _id }) => _id === ALL_PRODUCTS_ID);
        expect(everything).toMatchObject([{ name: 'All Products', numberOfProducts: demoProducts.length }]);
        const others = await shopper.collections
          .queryCollections()
          .ne('_id', ALL_PRODUCTS_ID)
          .limit(50)
          .find();
        expect(others.items).toHaveLength(items.length - 1);
        const { collection } = await shopper.collections.getCollectionBySlug('dune');
        expect(collection).toMatchObject({ _id: collectionId('dune'), numberOfProducts: 8 });
        expect(await shopper.collections.getCollection(collectionId('dune'))).toMatchObject({ slug: 'dune' });
        const all = await hidden.getCollectionBySlug('all-products');
        expect(all.collection).toMatchObject({ _id: ALL_PRODUCTS_ID, numberOfProducts: demoProducts.length });
        const alias = await stack.call('POST', '/stores/v1/collections/query', {
          query: { paging: { limit: 2 } },
        });
        expect(((await alias.json()) as { collections: unknown[] }).collections).toHaveLength(2);
      });

      it('docs: knows every variant of the store', async () => {
        const query = { filter: { productId: sun.id }, paging: { limit: 100 } };
        const { variants = [] } = await hidden.queryStoreVariants(query);
        expect(variants).toHaveLength(24);
        const { variant } = await hidden.getStoreVariant(String(variants[0]?._id));
        expect(variant?.sku).toBe(variants[0]?.sku);
      });
    });

    describe('writing', () => {
      const shirt = {
        name: 'Linen shirt',
        productType: 'physical' as const,
        priceData: { price: 40 },
        discount: { type: 'PERCENT' as const, value: 25 },
        productOptions: [
          {
            name: 'Colour',
            choices: [
              { value: '#ff0000', description: 'Red' },
              { value: '#00ff00', description: 'Green' },
            ],
          },
          {
            name: 'Size',
            choices: [
              { value: 'S', description: 'S' },
              { value: 'L', description: 'L' },
            ],
          },
        ],
      };

      it('docs: creates, updates and deletes; variants follow the options', async () => {
        const { product } = await merchant.createProduct(shirt);
        const id = String(product?._id);
        expect(product).toMatchObject({
          slug: 'linen-shirt',
          priceData: { price: 40, discountedPrice: 30 },
          discount: { type: 'AMOUNT', value: 10 },
          productOptions: [
            { optionType: 'color', choices: [{ value: '#ff0000', description: 'Red' }, {}] },
            {},
          ],
          stock: { trackInventory: false, inStock: true },
        });
        expect(product?.variants).toHaveLength(4);
        const changed = await merchant.updateProductVariants(id, [
          { choices: { Colour: 'Red', Size: 'L' }, price: 55, sku: 'RED-L', visible: true },
        ]);
        expect(changed.variants).toMatchObject([{ variant: { priceData: { price: 55 }, sku: 'RED-L' } }]);
        const { product: dearer } = await merchant.updateProduct(id, { priceData: { price: 44 } });
        expect(dearer?.variants?.map(({ variant }) => variant?.priceData?.price)).toEqual([44, 55, 44, 44]);
        await merchant.deleteProduct(id);
        expect(await errorOf((merchant as unknown as Hidden).getProduct(id))).toBe(404);
      });

      it('docs: keeps collections and who is in them; the third catalog sees the same', async () => {
        const { collection } = await merchant.createCollection({ name: 'Sunny' });
        const id = String(collection?._id);
        await merchant.addProductsToCollection(id, [sun.id, demoProducts[0]!.id]);
        await merchant.addProductsToCollection(id, [sun.id]);
        expect(await shopper.collections.getCollection(id)).toMatchObject({
          slug: 'sunny',
          numberOfProducts: 2,
        });
        const filter = { 'allCategoriesInfo.categories': { $matchItems: [{ _id: id }] } };
        const seen = await shopper.productsV3.searchProducts({ filter: filter });
        expect(seen.products?.map(({ _id }) => _id).toSorted()).toEqual(
          [sun.id, demoProducts[0]!.id].toSorted(),
        );
        await merchant.removeProductsFromCollection(id, [sun.id]);
        await merchant.updateCollection(id, { name: 'Shady' });
        expect(await shopper.collections.getCollection(id)).toMatchObject({
          name: 'Shady',
          numberOfProducts: 1,
        });
        await merchant.deleteCollection(id);
        expect(await errorOf(shopper.collections.getCollection(id))).toBe(404);
        const { items } = await shopper.products.queryProducts().eq('_id', demoProducts[0]!.id).find();
        expect(items[0]?.collectionIds).not.toContain(id);
      });

      it('assumed: rejects unknown fields, foreign callers and too many variants', async () => {
        const call = stack.call('POST', '/stores-reader/v1/products/query-platformized', {
          query: { filter: { cost: 1 } },
        });
        expect((await call).status).toBe(400);
        expect(await errorOf(shopper.products.createProduct(shirt as never))).toBe('PERMISSION_DENIED');
        const choices = Array.from({ length: 40 }, (_, index) => ({
          value: `c${index}`,
          description: `c${index}`,
        }));
        const productOptions = [
          { name: 'A', choices },
          { name: 'B', choices },
        ];
        expect(await errorOf(merchant.createProduct({ ...shirt, productOptions }))).toBe('TOO_MANY_VARIANTS');
      });
    });
  },
  platformMigrations,
);
