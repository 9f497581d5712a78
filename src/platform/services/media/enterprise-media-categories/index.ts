import type { Context } from '#platform/context.ts';
import type { EnterpriseMediaCategoriesApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { enterpriseOnboarding } from './onboarding.ts';
import { entities } from './tables.ts';
import { getCategory, getMediaManagerCategories } from './tree.ts';
import { createCategory, deleteCategory, updateCategory } from './write.ts';

export const enterpriseMediaCategories = defineService({
  name: 'enterprise-media-categories',
  package: 'media_enterprise-media-categories',
  handlers: {
    enterpriseOnboarding,
    createCategory,
    updateCategory,
    deleteCategory,
    getCategory,
    getMediaManagerCategories,
  } satisfies Handlers<EnterpriseMediaCategoriesApi, Context>,
  entities,
  migrations,
});
