import type { Context } from '#platform/context.ts';
import { badRequest, invalidField } from '#platform/contract/errors.ts';
import type { EnterpriseMediaCategoriesApi, Handler, Request } from '#platform/contract/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { allCategories, missingCategory, rootOf } from './category.ts';
import { categories, type EnterpriseCategory, MAX_CATEGORIES } from './tables.ts';

const events = entityEvents('wix.media.enterprise_public_media.v1.enterprise_category');

type CategoryInput = Request<EnterpriseMediaCategoriesApi, 'createCategory'>['category'];

/** Nobody but the platform itself keeps a category to itself; who says nothing has not published. */
function publishStatusOf({
  publishStatus,
}: Pick<CategoryInput, 'publishStatus'>): 'PUBLISHED' | 'UNPUBLISHED' {
  return publishStatus === 'PUBLISHED' ? 'PUBLISHED' : 'UNPUBLISHED';
}

/** @throws 400 for a third level */
function checkParent({ parentCategoryId }: Pick<CategoryInput, 'parentCategoryId'>, rootId: string): void {
  if (parentCategoryId && parentCategoryId !== rootId)
    throw invalidField('category.parentCategoryId', 'VALIDATION', 'must be the root category');
}

export const createCategory: Handler<EnterpriseMediaCategoriesApi, 'createCategory', Context> = async (
  { category: input },
  context,
) => {
  const { db, siteId, ids, clock } = context;
  const root = await rootOf(context);
  checkParent(input, root.id);
  // Held, so that two that are made at once are counted.
  await categories.getForUpdate(db, siteId, root.id);
  const siblings = (await allCategories(context)).filter(({ id }) => id !== root.id);
  if (siblings.length >= MAX_CATEGORIES)
    throw badRequest(`There are ${MAX_CATEGORIES} categories already.`, 'CATEGORIES_LIMIT_EXCEEDED', {
      limit: MAX_CATEGORIES,
    });
  const now = clock.now().toISOString();
  const last = Math.max(0, ...siblings.map(({ sortOrder }) => sortOrder ?? 0));
  const category: EnterpriseCategory = {
    id: ids.guid(),
    displayName: input.displayName,
    parentCategoryId: root.id,
    sortOrder: input.sortOrder ?? last + 1,
    publishStatus: publishStatusOf(input),
    createdDate: now,
    updatedDate: now,
  };
  await categories.insert(db, siteId, category);
  await context.emit(events.created(category));
  return { category };
};

export const updateCategory: Handler<EnterpriseMediaCategoriesApi, 'updateCategory', Context> = async (
  { category: input, fieldMask },
  context,
) => {
  const { db, siteId, clock } = context;
  const before = await categories.getForUpdate(db, siteId, input.id);
  if (!before) throw missingCategory(input.id);
  if (before.parentCategoryId) checkParent(input, before.parentCategoryId);
  const merged = categories.mergePatch(before, input, { mask: fieldMask, path: 'category' });
  const after = {
    ...merged,
    displayName: merged.displayName ?? before.displayName,
    sortOrder: merged.sortOrder ?? before.sortOrder,
    publishStatus: publishStatusOf(merged),
  };
  const category = await categories.replace(db, siteId, after, { now: clock.now() });
  await context.emit(events.updated(category));
  return { category };
};

/** What was linked to it is unlinked by who keeps the items. */
export const deleteCategory: Handler<EnterpriseMediaCategoriesApi, 'deleteCategory', Context> = async (
  { categoryId },
  context,
) => {
  const { db, siteId } = context;
  const before = await categories.getForUpdate(db, siteId, categoryId);
  if (!before) throw missingCategory(categoryId);
  if (!before.parentCategoryId)
    throw badRequest('The root category stays.', 'ROOT_CATEGORY_CANNOT_BE_DELETED', { categoryId });
  await categories.remove(db, siteId, categoryId);
  await context.emit(events.deleted(before));
  return {};
};
