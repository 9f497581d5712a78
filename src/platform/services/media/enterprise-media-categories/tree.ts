import type { Context } from '#platform/context.ts';
import type { EnterpriseMediaCategoriesApi, Handler } from '#platform/contract/index.ts';
import { may } from '#platform/identity/caller.ts';
import { allCategories, missingCategory } from './category.ts';
import type { EnterpriseCategory } from './tables.ts';

const READ = 'MEDIA.ENTERPRISE_MEDIA_CATEGORIES_READ';

interface Tree {
  category: EnterpriseCategory;
  subCategories: Tree[];
}

const treeOf = (category: EnterpriseCategory, all: readonly EnterpriseCategory[]): Tree => ({
  category,
  subCategories: all
    .filter(({ parentCategoryId }) => parentCategoryId === category.id)
    .map((below) => ({ category: below, subCategories: [] })),
});

export const getCategory: Handler<EnterpriseMediaCategoriesApi, 'getCategory', Context> = async (
  { categoryId, levels, publishStatus },
  context,
) => {
  const wanted = publishStatus && publishStatus !== 'UNDEFINED' ? publishStatus : undefined;
  const shown = (await allCategories(context)).filter(
    (category) => wanted === undefined || category.publishStatus === wanted,
  );
  const category = shown.find(({ id }) => id === categoryId);
  if (!category) throw missingCategory(categoryId);
  return { category: treeOf(category, (levels ?? 0) > 0 ? shown : []) };
};

/** Who may not read all of them sees what was published, as child accounts do. */
export const getMediaManagerCategories: Handler<
  EnterpriseMediaCategoriesApi,
  'getMediaManagerCategories',
  Context
> = async (_request, context) => {
  const all = await allCategories(context);
  const shown = may(context.caller, READ)
    ? all
    : all.filter(({ publishStatus }) => publishStatus === 'PUBLISHED');
  const root = shown.find(({ parentCategoryId }) => !parentCategoryId);
  return root ? { category: treeOf(root, shown) } : {};
};
