import { catalogImportsV3, inventoryItemsV3, productsV3 } from '@wix/stores';
import { categories } from '@wix/categories';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor } from '#testing/shop.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const modules = { catalogImportsV3, inventoryItemsV3, productsV3, categories };
const NOWHERE = '99999999-9999-4999-8999-999999999999';
const treeReference = { appNamespace: '@wix/stores' };

const mug = (handle: string, more: object = {}, amount = '12.00', quantity = 5) => ({
  product: {
    handle,
    name: `Mug ${handle}`,
    productType: 'PHYSICAL' as const,
    physicalProperties: {},
    variantsInfo: {
      variants: [{ price: { actualPrice: { amount } }, physicalProperties: {}, inventoryItem: { quantity } }],
    },
    ...more,
  },
});

onDatabase(
  'imports of the catalogue',
  (database) => {
    let stack: Stack;
    const staff = () => stack.sdk(modules);
    const begin = async () => String((await staff().catalogImportsV3.createCatalogImport({}))._id);
    const products = async () =>
      (
        await staff()
          .productsV3.queryProducts({ fields: ['CURRENCY'] })
          .ascending('slug')
          .find()
      ).items;

    beforeAll(() => {
      stack = startStack(database());
    });

    it('docs: gathered, submitted once, and then written by their handles', async () => {
      const { catalogImportsV3: imports } = staff();
      const id = await begin();
      const added = await imports.addProductsToImport(id, [
        mug('erp-1'),
        mug('erp-2'),
        mug('erp-1', { name: 'Cup' }),
      ] as never);
      expect(added.bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 0 });
      expect(added.results).toMatchObject([
        { itemMetadata: { originalIndex: 0, success: true } },
        { itemMetadata: { originalIndex: 1, success: true } },
        { itemMetadata: { originalIndex: 2, success: true } },
      ]);
      await stack.platform.maintain();
      expect(await products()).toEqual([]);
      const submitted = await imports.submitCatalogImport(id);
      expect(submitted).toMatchObject({ totalProductsCount: 2 });
      expect(submitted.jobId).toBeTruthy();
      expect(await errorOf(imports.submitCatalogImport(id))).toBe('CATALOG_IMPORT_ALREADY_SUBMITTED');
      expect(await errorOf(imports.addProductsToImport(id, [mug('erp-3')] as never))).toBe(
        'CATALOG_IMPORT_ALREADY_SUBMITTED',
      );
      await stack.platform.maintain();
      // Of two with one handle the last counts.
      expect((await products()).map(({ handle, name }) => [handle, name])).toEqual([
        ['erp-1', 'Cup'],
        ['erp-2', 'Mug erp-2'],
      ]);
    });

    it('docs: what is there is written over without its revision; categories are those that are sent', async () => {
      const { catalogImportsV3: imports, categories: tree } = staff();
      const plant = async (name: string) =>
        String((await tree.createCategory({ name }, { treeReference }))._id);
      const [old, fresh] = [await plant('Old'), await plant('New')];
      const run = async (items: object[]) => {
        const id = await begin();
        await imports.addProductsToImport(id, items);
        await imports.submitCatalogImport(id);
        await stack.platform.maintain();
      };
      await run([{ ...mug('erp-2'), categoryIdsInfo: { categoryIds: [old] } }]);
      await run([
        { ...mug('erp-2', { name: 'Beaker' }, '15.00', 9), categoryIdsInfo: { categoryIds: [fresh] } },
      ]);
      const [, beaker] = (await products()).toSorted((a, b) =>
        String(a.handle) < String(b.handle) ? -1 : 1,
      );
      expect(beaker).toMatchObject({
        handle: 'erp-2',
        name: 'Beaker',
        actualPriceRange: { minValue: { amount: '15.00' } },
      });
      const whole = await staff().productsV3.getProduct(String(beaker?._id), {
        fields: ['DIRECT_CATEGORIES_INFO'],
      });
      expect(whole.directCategoriesInfo?.categories).toMatchObject([{ _id: fresh }]);
      const stock = await staff().inventoryItemsV3.queryInventoryItems().eq('productId', beaker?._id).find();
      expect(stock.items).toMatchObject([{ quantity: 9 }]);
    });

    it('assumed: one that is rejected stops no other, and is kept with its reason', async () => {
      const { catalogImportsV3: imports } = staff();
      const id = await begin();
      await imports
        .addProductsToImport(id, [
          mug('bad', {}, '-1.00'),
          { ...mug('lost'), categoryIdsInfo: { categoryIds: [NOWHERE] } },
          mug('good'),
        ] as never)
        .catch(() => undefined);
      await imports.addProductsToImport(id, [mug('good')] as never);
      await imports.addProductsToImport(id, [
        { ...mug('lost'), categoryIdsInfo: { categoryIds: [NOWHERE] } },
      ] as never);
      await imports.submitCatalogImport(id);
      await stack.platform.maintain();
      const { rows } = await sql<{ handle: string; code: string | null }>`
        select handle, error ->> 'code' as code from catalog_import_items where import_id = ${id} order by handle`.execute(
        database().kysely,
      );
      expect(rows).toContainEqual({ handle: 'good', code: null });
      expect(rows).toContainEqual({ handle: 'lost', code: 'CATEGORY_NOT_FOUND' });
      expect((await products()).map(({ handle }) => handle)).toContain('good');
    });

    it('assumed: an import that is not there, and who may not', async () => {
      expect(
        await errorOf(staff().catalogImportsV3.addProductsToImport(NOWHERE, [mug('x')] as never)),
      ).not.toBe('nothing refused');
      const visitor = stack.sdk(modules, newVisitor()).catalogImportsV3;
      expect(await errorOf(visitor.createCatalogImport({}))).toBe('PERMISSION_DENIED');
    });

    it('docs: a handle is given at creation and stays; slugs that come later keep clear of it', async () => {
      const create = (product: object) => staff().productsV3.createProductWithInventory(product, {});
      const { product: first } = await create({ ...mug('tray').product, slug: 'platter' });
      expect(first).toMatchObject({ handle: 'tray', slug: 'platter' });
      const { product: second } = await create({ ...mug('x').product, handle: undefined, name: 'Tray' });
      expect(second).toMatchObject({ slug: 'tray-1', handle: 'tray-1' });
      expect(await errorOf(create(mug('tray').product))).toBe('DUPLICATE_HANDLE_ERROR');
      await stack.platform.maintain();
    });
  },
  platformMigrations,
);
