import { categories } from '@wix/categories';
import { collections, products, productsV3 } from '@wix/stores';
import { beforeAll, describe, expect, it } from 'vitest';
import { mug, SHOPPER } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { ALL_PRODUCTS_CATEGORY_ID, STORES_APP_ID } from '../../stores/catalog/public.ts';

const modules = { categories, collections, products, productsV3 };
const treeReference = { appNamespace: '@wix/stores' };
const NOWHERE = '99999999-9999-4999-8999-999999999999';
const item = (catalogItemId: string) => ({ catalogItemId, appId: STORES_APP_ID });
const inCategory = (id: string) => ({
  'allCategoriesInfo.categories': { $matchItems: [{ _id: { $in: [id] } }] },
});

interface Set {
  itemMetadata?: { _id?: string };
}
/** What the SDK leaves out of the public types of the module, though it exports it at run time. */
const hidden = ({ categories: module }: ReturnType<typeof start>) =>
  module as unknown as {
    listCategoriesForItems(items: object[], options: object): Promise<object>;
    bulkSetItemCategories(
      item: object,
      options: object,
    ): Promise<{ addResults?: Set[]; removeResults?: Set[] }>;
  };

const start = (stack: Stack, caller?: typeof SHOPPER) => stack.sdk(modules, caller);

onDatabase(
  'categories of the third catalog',
  (database) => {
    let stack: Stack;
    let staff: ReturnType<typeof start>;
    let shopper: ReturnType<typeof start>;
    const ids: string[] = [];
    beforeAll(async () => {
      stack = startStack(database());
      staff = start(stack);
      shopper = start(stack, SHOPPER);
      for (const name of ['First', 'Second', 'Third']) {
        const { product } = await staff.productsV3.createProductWithInventory(mug(name, 1), {});
        ids.push(String(product?._id));
        stack.clock.advance(1000);
      }
    });

    const plant = async (name: string, parent?: string, more: object = {}) => {
      const parentCategory = parent === undefined ? undefined : { _id: parent };
      const input = { name, ...more, ...(parentCategory && { parentCategory }) };
      return String((await staff.categories.createCategory(input, { treeReference }))._id);
    };
    const get = (id: string, fields: string[] = []) =>
      staff.categories.getCategory(id, treeReference, { fields: fields as never });
    const fill = (id: string, ...products: string[]) =>
      staff.categories.bulkAddItemsToCategory(id, products.map(item), { treeReference });
    const foundIn = async (id: string) => {
      const { products: found } = await shopper.productsV3.searchProducts({
        filter: inCategory(id),
        sort: [{ fieldName: 'name', order: 'ASC' }],
      });
      return found?.map(({ name }) => name);
    };

    describe('the tree', () => {
      it('docs: a category has an address, a parent, breadcrumbs, and is a collection with the same id', async () => {
        const top = await plant('Home');
        const below = await plant('Kitchen', top, { description: 'Pots', slug: 'pots' });
        expect(await get(below, ['DESCRIPTION', 'BREADCRUMBS_INFO'])).toMatchObject({
          name: 'Kitchen',
          slug: 'pots',
          description: 'Pots',
          revision: '1',
          visible: true,
          itemCounter: 0,
          parentCategory: { _id: top, index: 0 },
          breadcrumbsInfo: { breadcrumbs: [{ categoryId: top, categoryName: 'Home', categorySlug: 'home' }] },
        });
        expect(await get(below)).not.toHaveProperty('description');
        expect(await get(top)).not.toHaveProperty('parentCategory');
        const { category } = await shopper.categories.getCategoryBySlug('pots', treeReference);
        expect(category).toMatchObject({ _id: below });
        expect(await shopper.collections.getCollection(below)).toMatchObject({
          name: 'Kitchen',
          slug: 'pots',
        });
        const { collection } = await staff.products.createCollection({ name: 'Flat' });
        expect(await get(String(collection?._id))).toMatchObject({ name: 'Flat' });
      });

      it('docs: rejects what the contract declares', async () => {
        await plant('Taken', undefined, { slug: 'taken' });
        expect(await errorOf(plant('Other', undefined, { slug: 'taken' }))).toBe('DUPLICATE_SLUG');
        expect(await errorOf(plant('Other', undefined, { slug: 'no way' }))).toEqual(['category.slug OTHER']);
        expect(await errorOf(plant('Lost', NOWHERE))).toBe('PARENT_CATEGORY_NOT_IN_TREE');
        expect(await errorOf(plant('Own', undefined, { _id: NOWHERE }))).toEqual(['category.id OTHER']);
        const elsewhere = { treeReference: { appNamespace: '@wix/bookings' } };
        expect(await errorOf(staff.categories.createCategory({ name: 'X' }, elsewhere))).toBe(
          'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
        );
        let parent = await plant('1');
        for (const name of ['2', '3', '4', '5']) parent = await plant(name, parent);
        expect(await errorOf(plant('6', parent))).toBe('CATEGORY_DEPTH_LIMIT_EXCEEDED');
        expect(await errorOf(shopper.categories.createCategory({ name: 'Mine' }, { treeReference }))).toBe(
          'PERMISSION_DENIED',
        );
        expect(await errorOf(get(NOWHERE))).toBe('NOT_FOUND');
        expect(await staff.categories.listTrees()).toEqual({ trees: [treeReference] });
      });

      it('docs: moves first, last and after another, under another parent, and never under itself', async () => {
        const top = await plant('Moves');
        const [a, b, c] = [await plant('A', top), await plant('B', top), await plant('C', top)];
        const move = (id: string, options: object) =>
          staff.categories.moveCategory(id, treeReference, options as never);
        expect(await move(c, { parentCategoryId: top, position: 'FIRST' })).toEqual({
          parentCategoryId: top,
          categoriesAfterMove: [c, a, b],
        });
        expect(
          (await move(c, { parentCategoryId: top, position: 'AFTER', moveAfterCategoryId: a }))
            .categoriesAfterMove,
        ).toEqual([a, c, b]);
        expect((await get(b)).parentCategory).toEqual({ _id: top, index: 2 });
        expect(await errorOf(move(top, { parentCategoryId: a, position: 'LAST' }))).toBe(
          'TREE_CYCLE_DETECTED',
        );
        expect(await errorOf(move(a, { parentCategoryId: NOWHERE, position: 'LAST' }))).toBe(
          'PARENT_CATEGORY_NOT_IN_TREE',
        );
        expect(await errorOf(move(a, { parentCategoryId: top, position: 'AFTER' }))).toBe(
          'MISSING_AFTER_CATEGORY',
        );
        expect(
          await errorOf(move(a, { parentCategoryId: top, position: 'AFTER', moveAfterCategoryId: NOWHERE })),
        ).toBe('AFTER_CATEGORY_NOT_IN_PARENT');
        const { items } = await staff.categories
          .queryCategories({ treeReference })
          .eq('parentCategory.id', top)
          .ascending('parentCategory.index')
          .find();
        expect(items.map(({ _id }) => _id)).toEqual([a, c, b]);
      });

      it('docs: changes by its revision; hiding hides all below, showing needs those above shown', async () => {
        const top = await plant('Seen');
        const below = await plant('Below', top);
        expect(
          await staff.categories.updateCategory(top, { revision: '1', name: 'Scene' }, { treeReference }),
        ).toMatchObject({ name: 'Scene', revision: '2' });
        expect(
          await errorOf(
            staff.categories.updateCategory(top, { revision: '1', name: 'Late' }, { treeReference }),
          ),
        ).toBe('REVISION_MISMATCH');
        const show = (id: string, visible: boolean, revision: string) =>
          staff.categories.updateCategoryVisibility(id, { visible, revision, treeReference });
        await show(top, false, '2');
        expect(await get(below)).toMatchObject({ visible: false });
        expect(await errorOf(shopper.categories.getCategory(below, treeReference))).toBe('NOT_FOUND');
        expect(await errorOf(show(below, true, String((await get(below)).revision)))).toBe(
          'PARENT_CATEGORY_HIDDEN',
        );
        expect(await errorOf(plant('Under hidden', top))).toBe('PARENT_CATEGORY_HIDDEN');
        const listed = async (returnNonVisibleCategories: boolean) =>
          (
            await staff.categories.countCategories({
              filter: { name: 'Scene' },
              returnNonVisibleCategories,
              treeReference,
            })
          ).count;
        expect([await listed(false), await listed(true)]).toEqual([0, 1]);
        const { results } = await staff.categories.bulkShowCategories([top, NOWHERE], {
          treeReference,
          returnEntity: true,
        });
        expect(
          results?.map(({ category, itemMetadata }) => category?.visible ?? itemMetadata?.error?.code),
        ).toEqual([true, 'NOT_FOUND']);
      });

      it('docs: many are changed at once; one that goes takes those below with it, from the first catalog it does not', async () => {
        const top = await plant('Felled');
        const below = await plant('Branch', top);
        const leaf = await plant('Leaf', below);
        await fill(leaf, ids[0] ?? '');
        const { results } = await staff.categories.bulkUpdateCategories(
          [
            { category: { _id: below, revision: '1', name: 'Bough' } },
            { category: { _id: NOWHERE, revision: '1', name: 'X' } },
          ],
          { treeReference, returnEntity: true },
        );
        expect(
          results?.map(({ category, itemMetadata }) => category?.name ?? itemMetadata?.error?.code),
        ).toEqual(['Bough', 'NOT_FOUND']);
        await staff.products.deleteCollection(below);
        expect((await get(leaf)).parentCategory).toEqual({ _id: top, index: 0 });
        expect(await foundIn(top)).toEqual(['First']);
        await staff.categories.deleteCategory(top, treeReference);
        expect(await errorOf(get(leaf))).toBe('NOT_FOUND');
        const held = await staff.categories.listCategoriesForItem(item(ids[0] ?? ''), { treeReference });
        expect(held.allCategoryIds).toEqual([ALL_PRODUCTS_CATEGORY_ID]);
      });

      it('docs: are found by words of name and description', async () => {
        const id = await plant('Lanterns', undefined, { description: 'Light for evenings' });
        const { categories: found } = await shopper.categories.searchCategories(
          { search: { expression: 'evenings' } },
          { treeReference },
        );
        expect(found?.map(({ _id }) => _id)).toEqual([id]);
      });
    });

    describe('items', () => {
      it('docs: join and leave, and are found in what is above; the collections of the first catalog stay flat', async () => {
        const top = await plant('Shelf');
        const below = await plant('Board', top);
        const [first = '', second = ''] = ids;
        const { results } = await fill(below, first, second, NOWHERE);
        expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, true, false]);
        expect(await foundIn(top)).toEqual(['First', 'Second']);
        expect(await foundIn(below)).toEqual(['First', 'Second']);
        expect([(await get(top)).itemCounter, (await get(below)).itemCounter]).toEqual([0, 2]);
        expect(await shopper.collections.getCollection(top)).toMatchObject({ numberOfProducts: 0 });
        const { items } = await shopper.products.queryProducts().hasSome('collectionIds', [top]).find();
        expect(items).toEqual([]);
        const { product } = await shopper.productsV3.getProductBySlug('first', {
          fields: ['BREADCRUMBS_INFO', 'ALL_CATEGORIES_INFO', 'DIRECT_CATEGORIES_INFO'],
        });
        expect(product).toMatchObject({
          breadcrumbsInfo: { breadcrumbs: [{ categoryName: 'Shelf' }, { categoryName: 'Board' }] },
          directCategoriesInfo: { categories: [{ _id: below }] },
          allCategoriesInfo: { categories: [{ _id: below }, { _id: top }] },
        });
        await staff.productsV3.updateProduct(first, { revision: '1', visible: true });
        expect(await foundIn(top)).toEqual(['First', 'Second']);
        // `sdk:` its GET leaves lists of objects out; what it sends for long ones is the POST.
        const reply = await stack.call('POST', '/categories/v1/categories/list-categories-for-items', {
          items: [item(first)],
          treeReference,
        });
        expect(await reply.json()).toMatchObject({
          categoriesForItems: [
            { directCategoryIds: [ALL_PRODUCTS_CATEGORY_ID, below], indirectCategoryIds: [top] },
          ],
        });
        await staff.categories.bulkRemoveItemsFromCategory(below, [item(first)], { treeReference });
        expect(await foundIn(top)).toEqual(['Second']);
        const out = await plant('Out');
        await staff.categories.moveCategory(below, treeReference, {
          parentCategoryId: out,
          position: 'LAST',
        });
        expect([await foundIn(top), await foundIn(out)]).toEqual([[], ['Second']]);
      });

      it('docs: one is put into many, out of many, and into exactly those', async () => {
        const [a, b, c] = [await plant('Set A'), await plant('Set B'), await plant('Set C')];
        const third = item(ids[2] ?? '');
        await staff.categories.bulkAddItemToCategories(third, { categoryIds: [a, b], treeReference });
        await staff.categories.bulkRemoveItemFromCategories(third, { categoryIds: [a], treeReference });
        const { addResults, removeResults } = await hidden(staff).bulkSetItemCategories(third, {
          categoryIds: [a, c],
          treeReference,
        });
        expect(addResults?.map(({ itemMetadata }) => itemMetadata?._id)).toEqual([a, c]);
        expect(removeResults?.map(({ itemMetadata }) => itemMetadata?._id)).toEqual([b]);
        const { directCategoryIds } = await staff.categories.listCategoriesForItem(third, { treeReference });
        expect(directCategoryIds).toEqual([ALL_PRODUCTS_CATEGORY_ID, a, c]);
        expect(
          await errorOf(
            staff.categories.bulkAddItemToCategories(item(NOWHERE), { categoryIds: [a], treeReference }),
          ),
        ).toBe('NOT_FOUND');
        const stored = await plant('Kept', undefined, { managingAppId: NOWHERE });
        expect(await errorOf(fill(stored, ids[0] ?? ''))).toBe('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED');
      });

      it('docs: the categories of many items are listed at once: the direct ones, and those above them', async () => {
        const [, second = ''] = ids;
        const top = await plant('Above');
        const below = await plant('Inside', top);
        await fill(below, second);
        const list = async (...items: object[]) => {
          const path = '/categories/v1/categories/list-categories-for-items';
          return (await stack.call('POST', path, { items, treeReference })).json();
        };
        const alone = await staff.categories.listCategoriesForItem(item(second), { treeReference });
        expect(alone.directCategoryIds).toContain(below);
        expect(await list(item(second), item(NOWHERE), { ...item(second), appId: NOWHERE })).toEqual({
          categoriesForItems: [
            {
              item: item(second),
              directCategoryIds: alone.directCategoryIds,
              indirectCategoryIds: expect.arrayContaining([top]),
            },
            { item: item(NOWHERE), directCategoryIds: [], indirectCategoryIds: [] },
            { item: { ...item(second), appId: NOWHERE }, directCategoryIds: [], indirectCategoryIds: [] },
          ],
        });
        // The function of the SDK writes its items into the query, where it drops lists of objects.
        const bySdk = hidden(staff).listCategoriesForItems([item(second)], { treeReference });
        expect(await errorOf(bySdk)).toEqual(['items REQUIRED_FIELD']);
      });

      it('docs: are listed newest first, or those somebody put first; page by page, each once', async () => {
        const [first = '', second = '', third = ''] = ids;
        const id = await plant('Arranged');
        await fill(id, first, second, third);
        const list = async (options: object = {}): Promise<string[]> => {
          const { items, pagingMetadata } = await shopper.categories.listItemsInCategory(id, treeReference, {
            cursorPaging: { limit: 2 },
            ...options,
          });
          const names = items?.map(({ catalogItemId }) => catalogItemId ?? '') ?? [];
          const next = pagingMetadata?.cursors?.next;
          return next ? [...names, ...(await list({ cursorPaging: { limit: 2, cursor: next } }))] : names;
        };
        expect((await list()).toSorted()).toEqual([first, second, third].toSorted());
        await staff.categories.setArrangedItems(id, treeReference, { items: [item(third), item(first)] });
        expect(await list({ useCategoryArrangement: true })).toEqual([third, first, second]);
        expect((await shopper.categories.getArrangedItems(id, treeReference)).items).toEqual([
          item(third),
          item(first),
        ]);
        expect(
          await errorOf(staff.categories.setArrangedItems(id, treeReference, { items: [item(NOWHERE)] })),
        ).toBe('ITEM_NOT_IN_CATEGORY');
        expect(
          await errorOf(
            shopper.categories.listItemsInCategory(id, treeReference, { cursorPaging: { cursor: 'x' } }),
          ),
        ).toEqual(['options.cursorPaging.cursor FORMAT']);
      });

      it('assumed: All Products is listed with the others, holds everything, and nobody changes it', async () => {
        const { items } = await shopper.categories
          .queryCategories({ treeReference })
          .eq('slug', 'all-products')
          .find();
        expect(items).toMatchObject([
          { _id: ALL_PRODUCTS_CATEGORY_ID, name: 'All Products', itemCounter: 3 },
        ]);
        expect(await foundIn(ALL_PRODUCTS_CATEGORY_ID)).toEqual(['First', 'Second', 'Third']);
        const listed = await shopper.categories.listItemsInCategory(ALL_PRODUCTS_CATEGORY_ID, treeReference);
        expect(listed.items).toHaveLength(3);
        expect(await errorOf(fill(ALL_PRODUCTS_CATEGORY_ID, ids[0] ?? ''))).toBe(
          'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
        );
        expect(await errorOf(staff.categories.deleteCategory(ALL_PRODUCTS_CATEGORY_ID, treeReference))).toBe(
          'INVALID_ARGUMENT',
        );
        const { items: first } = await staff.collections.queryCollections().limit(100).find();
        expect(first.map(({ _id }) => _id)).not.toContain(ALL_PRODUCTS_CATEGORY_ID);
      });
    });
  },
  platformMigrations,
);
