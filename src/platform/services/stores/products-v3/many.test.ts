import { infoSectionsV3 as infoSections } from '@wix/stores';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogModules, mug, shirt, SHOPPER, type CatalogModules } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { ALL_PRODUCTS_CATEGORY_ID } from '../catalog/public.ts';

type Call = (...input: unknown[]) => Promise<{
  jobId?: string;
  categoryId?: string;
  results?: { itemMetadata?: { error?: { code?: string } | null }; item?: { name?: string } }[];
}>;

/** Run time knows them; the package's public types leave some out, and say others more narrowly. */
type Operations = Record<
  | 'bulkAddInfoSectionsToProducts'
  | 'bulkAddInfoSectionsToProductsByFilter'
  | 'bulkRemoveInfoSectionsFromProducts'
  | 'bulkRemoveInfoSectionsFromProductsByFilter'
  | 'bulkAddProductsToCategoriesByFilter'
  | 'bulkAdjustProductVariantsByFilter'
  | 'bulkCreateProducts'
  | 'bulkDeleteProductsByFilter'
  | 'bulkRemoveProductsFromCategoriesByFilter'
  | 'bulkUpdateProductTags'
  | 'bulkUpdateProductTagsByFilter'
  | 'bulkUpdateProductVariantsByFilter'
  | 'getAllProductsCategory',
  Call
>;

onDatabase(
  'the third catalog, many at once',
  (database) => {
    let stack: Stack;
    let modules: CatalogModules;
    let v3: CatalogModules['productsV3'];
    let many: Operations;
    let count = 0;
    beforeAll(() => {
      stack = startStack(database());
      modules = catalogModules(stack);
      v3 = modules.productsV3;
      many = v3 as unknown as Operations;
    });
    const make = async (product = shirt(`Robe ${++count}`, 2, 3)) =>
      String((await v3.createProductWithInventory(product)).product?._id);
    const read = (id: string) => v3.getProduct(id, { fields: ['MERCHANT_DATA', 'DIRECT_CATEGORIES_INFO'] });
    const pricesOf = async (id: string) =>
      (await read(id)).variantsInfo?.variants?.map(({ price }) => [
        price?.actualPrice?.amount,
        price?.compareAtPrice?.amount,
      ]);
    const of = (...ids: string[]) => ({ id: { $in: ids } });
    const codes = (reply: Awaited<ReturnType<Call>>) =>
      reply.results?.map(({ itemMetadata }) => itemMetadata?.error?.code);

    describe('prices', () => {
      it('docs: adjusts all variants of what a filter finds; a product whose price would be none stays as it was', async () => {
        const [dear, cheap] = [await make(), await make(mug(`Tile ${++count}`, 1))];
        await many.bulkAdjustProductVariantsByFilter(of(dear, cheap), { actualPrice: { amount: '-10' } });
        expect(await pricesOf(dear)).toEqual([
          ['10.00', '25.00'],
          ['12.50', undefined],
        ]);
        expect(await pricesOf(cheap)).toEqual([['9.90', undefined]]);
        await many.bulkAdjustProductVariantsByFilter(of(dear, cheap), {
          actualPrice: { percentage: 15 },
          compareAtPrice: { percentage: 10 },
          rounding: 'NEAREST_WHOLE_NUMBER',
        });
        expect(await pricesOf(dear)).toEqual([
          ['12.00', '28.00'],
          ['14.00', undefined],
        ]);
        expect(await pricesOf(cheap)).toEqual([['11.00', undefined]]);
      });

      it('docs: a discount is taken of the price before the reduction, which is the price where there is none', async () => {
        const id = await make();
        await many.bulkAdjustProductVariantsByFilter(of(id), { compareAtPriceDiscount: { percentage: 10 } });
        expect(await pricesOf(id)).toEqual([
          ['22.50', '25.00'],
          ['20.25', '22.50'],
        ]);
      });

      it('docs: says what it cannot adjust', async () => {
        const id = await make();
        const adjust = (how: object, filter: object = of(id)) =>
          errorOf(many.bulkAdjustProductVariantsByFilter(filter, how));
        expect(await adjust({})).toEqual(['filter OTHER']);
        expect(
          await adjust({ actualPrice: { amount: '1' }, compareAtPriceDiscount: { percentage: 1 } }),
        ).toEqual(['options.compareAtPriceDiscount OTHER']);
        expect(await adjust({ actualPrice: { amount: '1' } }, {})).toBe('FILTER_REQUIRED');
        expect(await adjust({ actualPrice: { amount: '0.001' } })).toEqual([
          expect.stringContaining('actualPrice.amount'),
        ]);
      });

      it('docs: sets what many variants may have in common, and nothing else', async () => {
        const id = await make();
        await many.bulkUpdateProductVariantsByFilter(of(id), {
          variant: {
            price: { actualPrice: { amount: '18' } },
            revenueDetails: { cost: { amount: '7' } },
            sku: 'SAME',
          },
        });
        const { variantsInfo } = await read(id);
        for (const variant of variantsInfo?.variants ?? []) {
          expect(variant.revenueDetails?.cost?.amount).toBe('7.00');
          expect(variant.price?.actualPrice?.amount).toBe('18.00');
          expect(variant.sku).toMatch(/^Robe/);
        }
        expect((await pricesOf(id))?.[0]).toEqual(['18.00', '25.00']);
        const none = many.bulkUpdateProductVariantsByFilter(of(id), { variant: { sku: 'SAME' } });
        expect(await errorOf(none)).toBeDefined();
      });
    });

    describe('tags and categories', () => {
      it('docs: gives and takes tags; what is in both lists is given; each product by itself', async () => {
        const [one, full] = [await make(), await make()];
        const names = (from: number, length: number) => Array.from({ length }, (_, n) => `t${from + n}`);
        const give = (ids: string[], tagIds: string[], missing: string[] = []) =>
          many.bulkUpdateProductTags(ids, {
            assignTags: { publicTags: { tagIds } },
            unassignTags: { publicTags: { tagIds: missing } },
          });
        expect(codes(await give([full], names(0, 99)))).toEqual([undefined]);
        expect(codes(await give([one, full], ['a', 'b'], ['a']))).toEqual([undefined, 'INVALID_ARGUMENT']);
        expect((await read(one)).tags?.publicTags?.tagIds).toEqual(['a', 'b']);
        expect((await read(full)).tags?.publicTags?.tagIds).toHaveLength(99);
        await give([one], ['c'], ['a', 'zz']);
        expect((await read(one)).tags?.publicTags?.tagIds).toEqual(['b', 'c']);
        expect(await errorOf(give([one], []))).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
      });

      it('docs: an empty filter of tags means all products, and of nothing else', async () => {
        const ids = [await make(), await make()];
        await many.bulkUpdateProductTagsByFilter({}, { assignTags: { privateTags: { tagIds: ['x'] } } });
        for (const id of ids) expect((await read(id)).tags?.privateTags?.tagIds).toEqual(['x']);
        expect(await errorOf(many.bulkDeleteProductsByFilter({}))).toBe('FILTER_REQUIRED');
      });

      it('docs: puts what a filter finds into categories and takes it out', async () => {
        const [one, two] = [await make(), await make()];
        const { collection } = await modules.products.createCollection({ name: `Linen ${count}` });
        const categoryIds = [String((collection as { _id?: string } | undefined)?._id)];
        const categoriesOf = async (id: string) =>
          (await read(id)).directCategoriesInfo?.categories?.map(({ _id }) => _id);
        await many.bulkAddProductsToCategoriesByFilter({ filter: of(one, two), categoryIds });
        expect([await categoriesOf(one), await categoriesOf(two)]).toEqual([categoryIds, categoryIds]);
        await many.bulkRemoveProductsFromCategoriesByFilter({ filter: of(two), categoryIds });
        expect([await categoriesOf(one), await categoriesOf(two)]).toEqual([categoryIds, []]);
        const unknown = { filter: of(one), categoryIds: [one] };
        expect(await errorOf(many.bulkAddProductsToCategoriesByFilter(unknown))).toBe('NOT_FOUND');
        expect(await errorOf(many.bulkAddProductsToCategoriesByFilter({ categoryIds }))).toBe(
          'FILTER_REQUIRED',
        );
        expect((await many.getAllProductsCategory()).categoryId).toBe(ALL_PRODUCTS_CATEGORY_ID);
      });
    });

    describe('info sections', () => {
      it('docs: gives products sections and takes them, by ids with revisions and by filter', async () => {
        const { infoSectionsV3 } = stack.sdk({ infoSectionsV3: infoSections });
        const [one, two] = [await make(), await make()];
        const sectionIds = await Promise.all(
          ['care', 'origin'].map(async (name) => {
            const uniqueName = `${name}-${count}`;
            return String((await infoSectionsV3.createInfoSection({ uniqueName, title: name }))._id);
          }),
        );
        const [care, origin] = sectionIds;
        const sectionsOf = async (id: string) =>
          (await v3.getProduct(id, { fields: ['INFO_SECTION'] })).infoSections?.map(({ _id }) => _id);
        const add = (revision: string) =>
          many.bulkAddInfoSectionsToProducts(
            [
              { productId: one, revision: '1' },
              { productId: two, revision },
            ],
            { infoSectionIds: [care] },
          );
        expect(codes(await add('9'))).toEqual([undefined, 'REVISION_MISMATCH']);
        await many.bulkAddInfoSectionsToProductsByFilter(of(one, two), { infoSectionIds: [origin, care] });
        expect([await sectionsOf(one), await sectionsOf(two)]).toEqual([
          [care, origin],
          [origin, care],
        ]);
        await many.bulkRemoveInfoSectionsFromProductsByFilter(of(two), { infoSectionIds: [care] });
        await many.bulkRemoveInfoSectionsFromProducts([{ productId: one, revision: '3' }], {
          infoSectionIds: [care, origin],
        });
        expect([await sectionsOf(one), await sectionsOf(two)]).toEqual([[], [origin]]);
        const unknown = await many.bulkAddInfoSectionsToProducts([{ productId: one, revision: '4' }], {
          infoSectionIds: [two],
        });
        expect(codes(unknown)).toEqual(['INFO_SECTION_ERROR_OCCURRED']);
        const all = many.bulkAddInfoSectionsToProductsByFilter({}, { infoSectionIds: [care] });
        expect(await errorOf(all)).toBe('FILTER_REQUIRED');
      });
    });

    describe('whole products', () => {
      it('docs: makes many, each by itself', async () => {
        const plain = (name: string, sku: string) => ({
          name,
          productType: 'PHYSICAL',
          physicalProperties: {},
          variantsInfo: { variants: [{ sku, price: { actualPrice: { amount: '1' } } }] },
        });
        const reply = await many.bulkCreateProducts(
          [plain('One', 'BULK-1'), plain('Two', 'BULK-1'), plain('Three', 'BULK-3')],
          { returnEntity: true },
        );
        expect(
          reply.results?.map(({ item, itemMetadata }) => item?.name ?? itemMetadata?.error?.code),
        ).toEqual(['One', 'SKU_ALREADY_EXIST_ERROR', 'Three']);
      });

      it('docs: makes and changes many with their stock', async () => {
        const reply = await v3.bulkCreateProductsWithInventory(
          [shirt(`Gown ${++count}`, 4, 0), mug(`Jug ${count}`, 6), mug(`Jar ${count}`, -1)],
          { returnEntity: true },
        );
        const made = reply.productResults?.results ?? [];
        expect(made.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, true, false]);
        expect(reply.inventoryResults?.results?.map(({ item }) => item?.quantity)).toEqual([4, 0, 6]);
        const [gown, jug] = made.map(({ item }) => item);
        const update = (revision: string) =>
          v3.bulkUpdateProductsWithInventory([
            { product: { _id: gown?._id, revision, name: 'Ball gown' } },
            {
              product: {
                _id: jug?._id,
                revision: jug?.revision,
                variantsInfo: {
                  variants: [
                    {
                      _id: jug?.variantsInfo?.variants?.[0]?._id,
                      price: { actualPrice: { amount: '3' } },
                      inventoryItem: { quantity: 9 },
                    },
                  ],
                },
              },
            },
          ] as never);
        const late = await update('7');
        expect(late.productResults?.results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
          'REVISION_MISMATCH',
          undefined,
        ]);
        const pot = String(jug?.variantsInfo?.variants?.[0]?._id);
        expect((await modules.inventoryItemsV3.getInventoryItem(pot)).quantity).toBe(9);
      });

      it('docs: rejects more variants than one call may bring, and changes nothing', async () => {
        const sizes = (name: string, variants: number) => {
          const names = Array.from({ length: variants }, (_, n) => `N${n}`);
          return {
            name,
            productType: 'PHYSICAL',
            physicalProperties: {},
            options: [
              {
                name: 'Size',
                optionRenderType: 'TEXT_CHOICES',
                choicesSettings: {
                  choices: names.slice(0, 100).map((one) => ({ name: one, choiceType: 'CHOICE_TEXT' })),
                },
              },
            ],
            variantsInfo: {
              variants: names.map((choiceName) => ({
                price: { actualPrice: { amount: '1' } },
                choices: [{ optionChoiceNames: { optionName: 'Size', choiceName } }],
              })),
            },
          };
        };
        const before = await v3.countProducts();
        expect(await errorOf(many.bulkCreateProducts([sizes('Ten thousand', 10_000)]))).toBe(
          'REQUEST_TOO_LARGE',
        );
        expect(await errorOf(many.bulkCreateProducts([sizes('One too many', 1001)]))).toEqual([
          expect.stringMatching(/^products\[0\]\.variantsInfo\.variants MAX_SIZE$/),
        ]);
        expect(await errorOf(many.bulkCreateProducts([sizes('Six', 600), sizes('Six more', 600)]))).toEqual([
          expect.stringContaining('products MAX_SIZE'),
        ]);
        expect(await v3.countProducts()).toEqual(before);
      });

      it('docs: deletes what a filter finds', async () => {
        const [one, two] = [await make(), await make()];
        await many.bulkDeleteProductsByFilter(of(one));
        expect(await errorOf(v3.getProduct(one))).toBe('PRODUCT_NOT_FOUND');
        expect((await v3.getProduct(two))._id).toBe(two);
      });
    });

    it('docs: none of it is for shoppers', async () => {
      const shopper = catalogModules(stack, SHOPPER).productsV3 as unknown as Operations;
      expect(await errorOf(shopper.bulkDeleteProductsByFilter({ id: 'x' }))).toBe('PERMISSION_DENIED');
    });
  },
  platformMigrations,
);
