import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  catalogModules,
  collectionId,
  demoProducts,
  fillCatalog,
  mug,
  shirt,
  SHOPPER,
  type CatalogModules,
} from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, TEST_READ_KEY, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const EVERYTHING = [
  'URL',
  'CURRENCY',
  'MEDIA_ITEMS_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'BREADCRUMBS_INFO',
  'THUMBNAIL',
] as const;

onDatabase(
  'the third catalog',
  (database) => {
    let stack: Stack;
    let shopper: CatalogModules['productsV3'];
    let merchant: CatalogModules['productsV3'];
    beforeAll(async () => {
      stack = startStack(database());
      await fillCatalog(database(), stack);
      shopper = catalogModules(stack, SHOPPER).productsV3;
      merchant = catalogModules(stack).productsV3;
    });

    const variantsOf = async (id: string) => (await merchant.getProduct(id)).variantsInfo?.variants ?? [];
    const create = async (product: ReturnType<typeof shirt>) => {
      const reply = await merchant.createProductWithInventory(product, { returnEntity: true });
      return { id: String(reply.product?._id), product: reply.product, results: reply.inventoryResults };
    };

    describe('what the back office writes', () => {
      it('assumed: private tags are the merchant’s; brand and ribbon go by null; an archived one is told apart', async () => {
        const ARCHIVED = 'extendedFields.namespaces.@counterpart/products.archived';
        const { id, product } = await create(
          mug('Kept', 2, {
            brand: { name: 'Halfdrop' },
            ribbon: { name: 'New' },
            tags: { privateTags: { tagIds: ['warm'] }, publicTags: { tagIds: ['gift'] } },
          }),
        );
        expect((await merchant.getProduct(id)).tags).toEqual({
          privateTags: { tagIds: ['warm'] },
          publicTags: { tagIds: ['gift'] },
        });
        expect((await shopper.getProduct(id)).tags).toEqual({ publicTags: { tagIds: ['gift'] } });
        const found = async (filter: object) =>
          (await merchant.searchProducts({ filter: { name: 'Kept', ...filter } })).products?.map(
            ({ _id }) => _id,
          );
        expect(await found({ [ARCHIVED]: { $ne: true } })).toEqual([id]);
        const { aggregationData } = await merchant.searchProducts({
          filter: { name: 'Kept' },
          aggregations: [
            { name: 'tags', type: 'VALUE', fieldPath: 'tags.privateTags.tagIds', value: { limit: 10 } },
          ],
        } as never);
        expect(aggregationData?.results?.[0]?.values?.results).toMatchObject([{ value: 'warm', count: 1 }]);
        await merchant.updateProduct(id, {
          revision: product?.revision ?? '',
          visible: false,
          brand: null,
          ribbon: { _id: null, name: 'Sale' },
          extendedFields: { namespaces: { '@counterpart/products': { archived: true } } },
        } as never);
        const archived = await merchant.getProduct(id);
        expect(archived.brand?.name).toBeUndefined();
        expect(archived.ribbon?.name).toBe('Sale');
        expect(archived.ribbon?._id).not.toBe(product?.ribbon?._id);
        expect(await found({ [ARCHIVED]: true })).toEqual([id]);
        expect(await found({ [ARCHIVED]: { $ne: true } })).toEqual([]);
        expect(
          await merchant.countProducts({
            filter: { [ARCHIVED]: true },
            returnNonVisibleProducts: true,
          }),
        ).toMatchObject({ count: 1 });
      });

      it('docs: a description written as a document is told as HTML, and the other way round', async () => {
        const { id, product } = await create(
          mug('Told', 1, {
            visible: false,
            plainDescription: '<h2>Care</h2><p>By <strong>hand</strong>.</p><ul><li><p>Dust</p></li></ul>',
          }),
        );
        const read = () => merchant.getProduct(id, { fields: ['DESCRIPTION', 'PLAIN_DESCRIPTION'] });
        expect((await read()).description?.nodes?.map(({ type }) => type)).toEqual([
          'HEADING',
          'PARAGRAPH',
          'BULLETED_LIST',
        ]);
        const text = {
          type: 'TEXT',
          textData: { text: 'Quiet', decorations: [{ type: 'ITALIC', italicData: true }] },
        };
        await merchant.updateProduct(id, {
          revision: product?.revision ?? '',
          description: { nodes: [{ type: 'BLOCKQUOTE', nodes: [{ type: 'PARAGRAPH', nodes: [text] }] }] },
        } as never);
        expect((await read()).plainDescription).toBe('<blockquote><p><em>Quiet</em></p></blockquote>');
      });
    });

    describe('reading', () => {
      it('sdk: pages through every product by cursor, each once', async () => {
        let page = await shopper.queryProducts().limit(25).ascending('slug').find();
        const slugs = page.items.map(({ slug }) => slug);
        while (page.hasNext()) {
          page = await page.next();
          slugs.push(...page.items.map(({ slug }) => slug));
        }
        expect(slugs).toEqual(demoProducts.map(({ slug }) => slug).toSorted());
      });

      it('docs: shows what a list needs, and leaves out what nobody asked for', async () => {
        const { items } = await shopper.queryProducts().eq('slug', 'low-sun').find();
        const [product] = items;
        expect(product).toMatchObject({
          name: 'Low sun',
          media: { main: { image: expect.stringMatching(/^wix:image:.*originWidth=1200/) } },
          actualPriceRange: { minValue: { amount: '45.00', formattedAmount: '€45.00' } },
          variantSummary: { variantCount: 24 },
          extendedFields: { namespaces: { '@halfdrop/poster': { number: 274, palette: 'clay' } } },
        });
        for (const field of [
          'variantsInfo',
          'description',
          'plainDescription',
          'directCategoriesInfo',
          'currency',
        ])
          expect(product).not.toHaveProperty(field);
      });

      it('docs: shows the asked for fields of one product, with its variants', async () => {
        const { product } = await shopper.getProductBySlug('low-sun', { fields: [...EVERYTHING] });
        expect(product).toMatchObject({
          url: 'https://shop.test/products/low-sun',
          currency: 'EUR',
          plainDescription: expect.stringContaining('Number 274'),
          infoSections: [{ uniqueName: 'palette-clay', plainDescription: '<p>Clay</p>' }],
          breadcrumbsInfo: { breadcrumbs: [{ categoryName: 'Dune', categorySlug: 'dune' }] },
          directCategoriesInfo: { categories: [{ _id: collectionId('dune'), index: 0 }, { index: 1 }] },
        });
        expect(product?.variantsInfo?.variants).toHaveLength(24);
        expect(product?.variantsInfo?.variants?.[0]).toMatchObject({
          sku: 'HD-DUN-274-30CN',
          price: { actualPrice: { amount: '45.00' } },
          choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: '30 × 42 cm' } }, {}, {}],
          inventoryStatus: { inStock: expect.any(Boolean) },
        });
        expect(await shopper.getProduct(String(product?._id))).toMatchObject({ slug: 'low-sun' });
      });

      it.each([
        ['low su', 'Low sun'],
        ['low snu', 'Low sun'],
        ['SUN, LOW', 'Low sun'],
        ['twilght', 'Violet hour'],
        ['moons harvest', 'Harvest moon'],
        ['phases moon', 'Harvest moon'],
        ['dandeloin clock', 'Dandelion clock'],
      ])('assumed: a forgiving search for “%s” begins with %s', async (expression, name) => {
        const search = { expression, mode: 'AND', fuzzy: true } as const;
        const { products = [] } = await shopper.searchProducts({ search });
        expect(products[0]?.name).toBe(name);
        const typed = await shopper.searchProducts({ search: { ...search, fuzzy: false } });
        expect(products.length).toBeGreaterThanOrEqual(typed.products?.length ?? 0);
      });

      it('docs: searches words, filters by category, price and choice, sorts and counts facets', async () => {
        const dune = { 'allCategoriesInfo.categories': { $matchItems: [{ _id: collectionId('dune') }] } };
        const reply = await shopper.searchProducts({
          filter: dune,
          sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' }],
          aggregations: [{ name: 'inks', type: 'VALUE', fieldPath: 'infoSections.uniqueName', value: {} }],
        });
        expect(reply.products).toHaveLength(8);
        const prices = (reply.products ?? []).map((one) => Number(one.actualPriceRange?.minValue?.amount));
        expect(prices).toEqual(prices.toSorted((a, b) => b - a));
        expect(reply.aggregationData?.results?.[0]?.values?.results).toHaveLength(8);

        const sun = await shopper.searchProducts({
          filter: { ...dune, 'options.choicesSettings.choices.name': { $hasSome: ['Oak'] } },
          search: { expression: 'crimson sun', fields: ['description'], mode: 'AND' },
        });
        expect(sun.products?.map(({ slug }) => slug)).toEqual(['second-summer']);

        const cheap = { 'actualPriceRange.minValue.amount': { $lt: '40' } };
        const { count } = await shopper.countProducts({ filter: cheap as never });
        expect(count).toBe(demoProducts.filter(({ price }) => Number(price) < 40).length);
      });

      it('docs: $matchItems asks one variant for everything', async () => {
        const skus = async (items: object[]) => {
          const filter = { 'variantsInfo.variants': { $matchItems: items } };
          return (await merchant.searchProducts({ filter: filter as never })).products?.length;
        };
        await create(shirt('Match', 1, 1));
        expect(await skus([{ sku: 'Match-S' }])).toBe(1);
        expect(await skus([{ sku: 'Match-S' }, { 'price.actualPrice.amount': { $lte: '20' } }])).toBe(1);
        expect(await skus([{ sku: 'Match-S' }, { 'price.actualPrice.amount': { $gt: '20' } }])).toBe(0);
      });

      it('docs: hidden products and costs are for the merchant', async () => {
        const { id } = await create(mug('Secret', 1, { visible: false }));
        expect(await errorOf(shopper.getProduct(id))).toBe('PRODUCT_NOT_FOUND');
        expect(await errorOf(shopper.getProductBySlug('secret'))).toBe('PRODUCT_NOT_FOUND');
        expect((await shopper.queryProducts().eq('_id', id).find()).items).toEqual([]);
        expect((await merchant.queryProducts().eq('_id', id).find()).items).toHaveLength(1);
        expect(await errorOf(shopper.getProduct(id, { fields: ['MERCHANT_DATA'] }))).toBe(
          'NO_PERMISSION_TO_READ_MERCHANT_DATA',
        );
        expect(await errorOf(shopper.countProducts({ returnNonVisibleProducts: true }))).toBe(
          'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
        );
        const reader = catalogModules(stack, { kind: 'api-key', key: TEST_READ_KEY }).productsV3;
        expect(await errorOf(reader.queryProducts().find())).toBe('PERMISSION_DENIED');
        expect(await errorOf(shopper.createProduct(mug('Mine', 1) as never))).toBe('PERMISSION_DENIED');
      });
    });

    describe('writing', () => {
      it('docs: creates a product with its stock, tells of it, and derives what lists show', async () => {
        const { id, product, results } = await create(shirt('Tee', 3, 0));
        expect(product).toMatchObject({
          slug: 'tee',
          revision: '1',
          actualPriceRange: { minValue: { amount: '20.00' }, maxValue: { amount: '22.50' } },
          compareAtPriceRange: { minValue: { amount: '25.00' } },
          inventory: { availabilityStatus: 'PARTIALLY_OUT_OF_STOCK' },
          options: [
            {
              choicesSettings: {
                choices: [
                  { name: 'S', inStock: true },
                  { name: 'L', inStock: false },
                ],
              },
            },
          ],
        });
        expect(results?.results).toHaveLength(2);
        expect(results?.results?.[0]?.item).toMatchObject({ quantity: 3, availabilityStatus: 'IN_STOCK' });
        const { rows } = await sql`select slug from domain_events
          where entity_id = ${id} and entity_fqdn = 'wix.stores.catalog.v3.product'`.execute(
          database().kysely,
        );
        expect(rows).toEqual([{ slug: 'created' }]);
      });

      it('docs: without stock there is nothing to sell yet', async () => {
        const { variantsInfo, ...rest } = mug('Bare', 1);
        const [{ inventoryItem: _stock, ...variant } = {}] = variantsInfo?.variants ?? [];
        const product = await merchant.createProduct({
          ...rest,
          variantsInfo: { variants: [variant] },
        });
        expect(product).toMatchObject({ inventory: { availabilityStatus: 'OUT_OF_STOCK' } });
      });

      it('docs: updates what is given, keeps ids, and turns away who is late', async () => {
        const { id } = await create(shirt('Jersey', 1, 1));
        const [small] = await variantsOf(id);
        const renamed = await merchant.updateProduct(id, {
          revision: '1',
          name: 'Sweater',
          plainDescription: '<p>Warm &amp; red</p>',
        });
        expect(renamed).toMatchObject({ name: 'Sweater', slug: 'jersey', revision: '2' });
        expect((await variantsOf(id))[0]?._id).toBe(small?._id);
        expect(await errorOf(merchant.updateProduct(id, { revision: '1', name: 'Late' }))).toBe(
          'REVISION_MISMATCH',
        );
        const found = await merchant.searchProducts({
          search: { expression: 'warm', fields: ['description'] },
        });
        expect(found.products?.map(({ _id }) => _id)).toEqual([id]);
      });

      it('docs: updates variants and stock together', async () => {
        const { id, product } = await create(shirt('Both', 1, 1));
        const variants = await variantsOf(id);
        const { product: after } = await merchant.updateProductWithInventory(id, {
          revision: '1',
          options: product?.options ?? [],
          variantsInfo: {
            variants: variants.map(({ media: _media, inventoryStatus: _status, ...variant }, index) => ({
              ...variant,
              price: { actualPrice: { amount: '30' } },
              inventoryItem: { quantity: index === 0 ? 0 : 7 },
            })),
          },
        });
        expect(after).toMatchObject({
          revision: '2',
          actualPriceRange: { minValue: { amount: '30.00' } },
          inventory: { availabilityStatus: 'PARTIALLY_OUT_OF_STOCK' },
        });
      });

      it('docs: bulk updates and deletions answer for each product', async () => {
        const [one, two] = [await create(mug('Bulk one', 1)), await create(mug('Bulk two', 1))];
        const reply = await merchant.bulkUpdateProducts(
          [
            { product: { _id: one.id, revision: '1', visible: false } },
            { product: { _id: two.id, revision: '9', visible: false } },
          ],
          { returnEntity: true },
        );
        expect(reply.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
        expect(reply.results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
          undefined,
          'REVISION_MISMATCH',
        ]);
        expect(reply.results?.[0]?.item).toMatchObject({ visible: false });
        const missing = await merchant.bulkDeleteProducts([one.id, '55555555-5555-4555-8555-555555555555']);
        expect(missing.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false]);
        await merchant.deleteProduct(two.id);
        expect(await errorOf(merchant.getProduct(two.id))).toBe('PRODUCT_NOT_FOUND');
      });

      it('docs: changes all that a filter finds', async () => {
        const { id } = await create(mug('By filter', 1));
        await merchant.bulkUpdateProductsByFilter({
          filter: { _id: id },
          product: { visible: false },
        });
        expect((await merchant.getProduct(id)).visible).toBe(false);
      });
    });

    describe('what is rejected', () => {
      const wrong = (change: (product: ReturnType<typeof shirt>) => void, name = 'Wrong') => {
        const product = shirt(name, 1, 1);
        change(product);
        return errorOf(merchant.createProductWithInventory(product));
      };
      const variants = (product: ReturnType<typeof shirt>) => product.variantsInfo?.variants ?? [];

      it('docs: variants that do not fit the options', async () => {
        expect(await wrong((p) => void (variants(p)[1]!.choices = variants(p)[0]!.choices!))).toBe(
          'DUPLICATE_VARIANT_OPTION_CHOICE',
        );
        expect(await wrong((p) => void (variants(p)[0]!.choices = []))).toBe('MISSING_VARIANT_OPTION_CHOICE');
        expect(await wrong((p) => void (p.options = []))).toBe('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT');
        expect(await wrong((p) => void p.options!.push(p.options![0]!))).toBe('DUPLICATE_PRODUCT_OPTIONS');
        const odd = { optionChoiceNames: { optionName: 'Size', choiceName: 'XXL' } };
        expect(await wrong((p) => void (variants(p)[0]!.choices = [odd]))).toBe(
          'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
        );
      });

      it('docs: a price before the reduction below the price, blank names, taken slugs and numbers', async () => {
        await create(shirt('Taken', 1, 1));
        const lower = { actualPrice: { amount: '10' }, compareAtPrice: { amount: '9' } };
        expect(await wrong((p) => void (variants(p)[0]!.price = lower))).toBe(
          'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
        );
        expect(await wrong((p) => void (p.name = '   '))).toBe('ONLY_SPACES_STRING_ERROR');
        expect(await wrong((p) => void (p.slug = 'taken'))).toBe('DUPLICATE_SLUG_ERROR');
        expect(await wrong((p) => void (p.slug = 'a slash/b'))).toEqual(['product.slug OTHER']);
        expect(await wrong((p) => void (variants(p)[0]!.sku = 'Taken-S'))).toBe('SKU_ALREADY_EXIST_ERROR');
        expect(await wrong((p) => void (variants(p)[0]!.sku = variants(p)[1]!.sku!))).toBe(
          'SKU_ALREADY_EXIST_ERROR',
        );
      });

      it.each([
        [-1, 'product.variantsInfo.variants[0].inventoryItem.quantity OTHER'],
        [1e9, 'product.variantsInfo.variants[0].inventoryItem.quantity MAX'],
        [1.5, 'product.variantsInfo.variants[0].inventoryItem.quantity VALIDATION'],
      ])('docs: a stock of %d', async (quantity, violation) => {
        expect(await wrong((p) => void (variants(p)[0]!.inventoryItem = { quantity }))).toEqual([violation]);
      });

      it('docs: 1001 variants, 101 ids at once, the same id twice', async () => {
        const many = Array.from({ length: 1001 }, () => variants(shirt('Many', 1, 1))[0]!);
        expect(await wrong((p) => void (p.variantsInfo = { variants: many }))).toEqual([
          'product.variantsInfo.variants MAX_SIZE',
        ]);
        const ids = Array.from({ length: 101 }, () => '55555555-5555-4555-8555-555555555555');
        expect(await errorOf(merchant.bulkDeleteProducts(ids))).toEqual(['productIds MAX_SIZE']);
        expect(await errorOf(merchant.bulkDeleteProducts(ids.slice(0, 2)))).toEqual(['productIds OTHER']);
      });

      it('docs: options without variants, another type, filters nobody declared', async () => {
        const { id, product } = await create(shirt('Half', 1, 1));
        const options = product?.options ?? [];
        expect(await errorOf(merchant.updateProduct(id, { revision: '1', options }))).toEqual([
          'product.options OTHER',
        ]);
        expect(await errorOf(merchant.updateProduct(id, { revision: '1', productType: 'DIGITAL' }))).toEqual([
          'product.productType FIELD_NOT_ALLOWED',
        ]);
        expect(await errorOf(merchant.updateProduct(id, { name: 'No revision' }))).toEqual([
          'product.revision REQUIRED_FIELD',
        ]);
        expect(await errorOf(shopper.searchProducts({ filter: { secret: 1 } as never }))).toEqual([
          'search.filter.secret FIELD_NOT_ALLOWED',
        ]);
      });
    });
  },
  platformMigrations,
);
