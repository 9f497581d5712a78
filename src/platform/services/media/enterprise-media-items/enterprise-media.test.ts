import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { ACCOUNT, type EnterpriseModules, enterpriseModules, storeItem } from '#testing/enterprise-media.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

let site = 0;

onDatabase(
  'shared libraries',
  (database) => {
    /** A site of its own, so that no test meets what another left. */
    const start = (): Stack => {
      const stack = startStack(database());
      const id = `11111111-1111-4111-8111-${String(++site).padStart(12, '0')}`;
      return startStack(database(), { site: { ...stack.site, id } });
    };

    async function onboarded() {
      const stack = start();
      const modules = enterpriseModules(stack);
      await modules.categories.enterpriseOnboarding(ACCOUNT, { accountName: 'Group' });
      return { stack, ...modules };
    }

    const made = async ({ createCategory }: EnterpriseModules['categories'], displayName: string) =>
      String((await createCategory({ displayName }))._id);

    const slugsOf = async ({ site: { id } }: Stack, entityId: string): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where site_id = ${id} and entity_id = ${entityId} order by sequence`.execute(database().kysely);
      return rows.map(({ slug }) => slug);
    };

    it('docs: onboarding makes the root category once, of the caller’s own account', async () => {
      const stack = start();
      const { categories } = enterpriseModules(stack);
      expect(await categories.getMediaManagerCategories()).toEqual({});
      expect(await errorOf(categories.createCategory({ displayName: 'Too soon' }))).toBe('ROOT_NOT_FOUND');
      const first = await categories.enterpriseOnboarding(ACCOUNT, { accountName: 'Group' });
      expect(first.category).toMatchObject({ _id: ACCOUNT, displayName: 'Group' });
      expect(await categories.enterpriseOnboarding(ACCOUNT, { accountName: 'Again' })).toEqual(first);
      const other = '88888888-8888-4888-8888-888888888888';
      expect(await errorOf(categories.enterpriseOnboarding(other))).toBe('PERMISSION_DENIED');
      expect(await slugsOf(stack, ACCOUNT)).toEqual(['created']);
    });

    it('docs: categories have two levels and an order', async () => {
      const { stack, categories } = await onboarded();
      const second = await categories.createCategory({ displayName: 'Second' });
      const third = await categories.createCategory({ displayName: 'Third', publishStatus: 'PUBLISHED' });
      const between = await categories.createCategory({ displayName: 'Between', sortOrder: 1.5 });
      expect(second).toMatchObject({ parentCategoryId: ACCOUNT, publishStatus: 'UNPUBLISHED', sortOrder: 1 });
      const { category, subCategories } = await categories.getCategory(ACCOUNT, { levels: 1 });
      expect(category?._id).toBe(ACCOUNT);
      const named = subCategories?.map((one) => one.category?.displayName);
      expect(named).toEqual(['Second', 'Between', 'Third']);
      expect((await categories.getCategory(ACCOUNT)).subCategories).toEqual([]);
      const published = await categories.getCategory(ACCOUNT, { levels: 1, publishStatus: 'PUBLISHED' });
      expect(published.subCategories?.map((one) => one.category?._id)).toEqual([third._id]);
      expect(await errorOf(categories.getCategory(String(second._id), { publishStatus: 'PUBLISHED' }))).toBe(
        'CATEGORY_NOT_FOUND',
      );
      const under = { displayName: 'Third level', parentCategoryId: second._id };
      expect(await errorOf(categories.createCategory(under))).toEqual([
        'category.parentCategoryId VALIDATION',
      ]);
      expect(await errorOf(categories.createCategory({ displayName: 'x' }))).toEqual([
        'category.displayName MIN_LENGTH',
      ]);
      const renamed = await categories.updateCategory(String(between._id), { displayName: 'In between' });
      expect(renamed).toMatchObject({ displayName: 'In between', sortOrder: 1.5 });
      expect(await slugsOf(stack, String(between._id))).toEqual(['created', 'updated']);
      expect(await errorOf(categories.deleteCategory(ACCOUNT))).toBe('ROOT_CATEGORY_CANNOT_BE_DELETED');
      expect(await errorOf(categories.deleteCategory('nothing'))).toBe('CATEGORY_NOT_FOUND');
      const { category: tree } = await categories.getMediaManagerCategories();
      expect(tree?.subCategories).toHaveLength(3);
    });

    it('docs: an item is linked, unlinked and linked anew, and in the root all the while', async () => {
      const { stack, categories, items } = await onboarded();
      const a = await made(categories, 'Autumn');
      const b = await made(categories, 'Brand');
      await storeItem(stack, { id: 'lamp.png' });
      const inWhich = async () => (await items.getItem('lamp.png')).parentCategoryIds;
      expect(await items.linkItemToCategories('lamp.png', { categoryIds: [a, a] })).toEqual({
        linkedCategoryIds: [a],
      });
      expect(await inWhich()).toEqual([ACCOUNT, a]);
      await items.linkItemToCategories('lamp.png', { categoryIds: [a] });
      expect(await slugsOf(stack, 'lamp.png')).toEqual(['item_categories_changed', 'updated']);
      expect(await items.overwriteItemCategories('lamp.png', { categoryIds: [b] })).toEqual({
        linkedCategoryIds: [b],
        unlinkedCategoryIds: [a],
      });
      expect(await inWhich()).toEqual([ACCOUNT, b]);
      const both = { categoryIds: [ACCOUNT, b] };
      expect(await items.unlinkItemFromCategories('lamp.png', both)).toEqual({ unlinkedCategoryIds: [b] });
      expect(await inWhich()).toEqual([ACCOUNT]);
      const nowhere = { categoryIds: ['nowhere'] };
      expect(await errorOf(items.linkItemToCategories('lamp.png', nowhere))).toBe('CATEGORY_NOT_FOUND');
      expect(await errorOf(items.linkItemToCategories('nothing', { categoryIds: [a] }))).toBe(
        'ITEM_NOT_FOUND',
      );
      const many = { categoryIds: Array.from({ length: 21 }, (_, index) => String(index)) };
      expect(await errorOf(items.linkItemToCategories('lamp.png', many))).toEqual([
        'options.categoryIds MAX_SIZE',
      ]);
    });

    it('docs: what is in a category that is deleted stays in the root', async () => {
      const { stack, categories, items } = await onboarded();
      const a = await made(categories, 'Autumn');
      const b = await made(categories, 'Brand');
      await storeItem(stack, { id: 'one.png', parentCategoryIds: [ACCOUNT, a, b] });
      await storeItem(stack, { id: 'two.png', parentCategoryIds: [ACCOUNT, a] });
      await categories.deleteCategory(a);
      expect((await items.getItem('one.png')).parentCategoryIds).toEqual([ACCOUNT, b]);
      expect((await items.getItem('two.png')).parentCategoryIds).toEqual([ACCOUNT]);
      expect(await slugsOf(stack, 'two.png')).toEqual(['item_categories_changed', 'updated']);
      expect(await slugsOf(stack, a)).toEqual(['created', 'deleted']);
    });

    it('docs: items are changed alone and many at once, and each tells of it', async () => {
      const { stack, items } = await onboarded();
      await storeItem(stack, { id: 'one.png' });
      await storeItem(stack, { id: 'two.png' });
      const changed = await items.updateItem('one.png', { title: 'One', publishStatus: 'PUBLISHED' });
      expect(changed).toMatchObject({ _id: 'one.png', title: 'One', publishStatus: 'PUBLISHED' });
      expect(await slugsOf(stack, 'one.png')).toEqual(['publish_status_changed', 'updated']);
      const { results, bulkActionMetadata } = await items.bulkUpdateItem(
        [
          { item: { _id: 'two.png', publishStatus: 'PUBLISHED', displayTags: ['lamps'] } },
          { item: { _id: 'none.png', title: 'None' } },
          { item: { _id: 'one.png', title: 'Won' } },
        ],
        { returnEntity: true },
      );
      expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
      expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code ?? itemMetadata?._id)).toEqual([
        'two.png',
        'ITEM_NOT_FOUND',
        'one.png',
      ]);
      expect(results?.[2]?.item).toMatchObject({ title: 'Won', publishStatus: 'PUBLISHED' });
      expect(await slugsOf(stack, 'one.png')).toEqual(['publish_status_changed', 'updated', 'updated']);
      const many = Array.from({ length: 21 }, () => ({ item: { _id: 'one.png' } }));
      expect(await errorOf(items.bulkUpdateItem(many))).toEqual(['updateItemRequests MAX_SIZE']);
    });

    it('docs: a query names a category and compares for equality only', async () => {
      const { stack, categories, items } = await onboarded();
      const a = await made(categories, 'Autumn');
      await storeItem(stack, { id: 'one.png', title: 'Red lamp', parentCategoryIds: [ACCOUNT, a] });
      await storeItem(stack, { id: 'two.png', title: 'Blue lamp', displayTags: ['Navy'], sizeInBytes: '9' });
      await storeItem(stack, { id: 'six.png', title: 'Chair', internalTags: ['sku-6'], sizeInBytes: '20' });
      const inRoot = items.queryItems().hasSome('parentCategoryIds', [ACCOUNT]);
      const { items: all } = await inRoot.ascending('sizeInBytes').find();
      expect(all.map(({ _id }) => _id)).toEqual(['two.png', 'six.png', 'one.png']);
      const { items: one } = await inRoot.eq('title', 'Chair').find();
      expect(one.map(({ _id }) => _id)).toEqual(['six.png']);
      expect(await errorOf(items.queryItems().eq('title', 'Chair').find())).toEqual([
        expect.stringContaining('filter.categoryId REQUIRED_FIELD'),
      ]);
      const found = async (expression: string, filter: object = { categoryId: ACCOUNT }) => {
        const { items: some = [] } = await items.searchItems({ search: { expression }, filter });
        return some.map(({ _id }) => String(_id)).toSorted((a, b) => (a < b ? -1 : 1));
      };
      expect(await found('lam')).toEqual(['one.png', 'two.png']);
      expect(await found('lam', { categoryId: { $eq: a } })).toEqual(['one.png']);
      expect(await found('nav')).toEqual(['two.png']);
      expect(await found('blue lamp')).toEqual(['two.png']);
      expect(await found('sku-6')).toEqual(['six.png']);
      expect(await found('sku')).toEqual([]);
      expect(await found('')).toEqual(['one.png', 'six.png', 'two.png']);
      expect(await errorOf(found('lam', {}))).toEqual(['query.filter.categoryId REQUIRED_FIELD']);
      const above = { categoryId: ACCOUNT, sizeInBytes: { $gt: '9' } };
      expect(await errorOf(found('lam', above))).toEqual([expect.stringContaining('FIELD_NOT_ALLOWED')]);
    });
  },
  platformMigrations,
);
