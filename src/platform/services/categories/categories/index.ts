import type { Context } from '#platform/context.ts';
import type { CategoriesApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import {
  bulkAddItemsToCategory,
  bulkAddItemToCategories,
  bulkRemoveItemFromCategories,
  bulkRemoveItemsFromCategory,
  bulkSetItemCategories,
} from './items.ts';
import {
  getArrangedItems,
  listCategoriesForItem,
  listCategoriesForItems,
  listItemsInCategory,
  setArrangedItems,
} from './list-items.ts';
import { moveCategory } from './move.ts';
import {
  countCategories,
  getCategory,
  getCategoryBySlug,
  listTrees,
  queryCategories,
  searchCategories,
} from './read.ts';
import {
  bulkShowCategories,
  bulkUpdateCategories,
  createCategory,
  deleteCategory,
  updateCategory,
  updateCategoryVisibility,
} from './write.ts';

export const categories = defineService({
  name: 'categories',
  package: 'categories_categories',
  handlers: {
    bulkAddItemsToCategory,
    bulkAddItemToCategories,
    bulkRemoveItemFromCategories,
    bulkRemoveItemsFromCategory,
    bulkSetItemCategories,
    bulkShowCategories,
    bulkUpdateCategories,
    countCategories,
    createCategory,
    deleteCategory,
    getArrangedItems,
    getCategory,
    getCategoryBySlug,
    listCategoriesForItem,
    listCategoriesForItems,
    listItemsInCategory,
    listTrees,
    moveCategory,
    queryCategories,
    searchCategories,
    setArrangedItems,
    updateCategory,
    updateCategoryVisibility,
  } satisfies Handlers<CategoriesApi, Context>,
});
