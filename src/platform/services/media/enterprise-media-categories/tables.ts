import type { EnterpriseMediaCategoriesApi, Reply } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

type Tree = NonNullable<Reply<EnterpriseMediaCategoriesApi, 'getCategory'>['category']>;

/** A part of the shared libraries of an account; the one without a parent is the account's own. */
export type EnterpriseCategory = NonNullable<Tree['category']> & { id: string };

/** What a tree tells of at once, besides its root. */
export const MAX_CATEGORIES = 100;

export const categories = defineEntity<EnterpriseCategory>({
  table: 'enterprise_categories',
  spec: { paging: 'offset', fields: [], searchable: [], aggregatable: [] },
  columns: {
    parentCategoryId: { type: 'text' },
    sortOrder: { type: 'decimal', required: true },
    createdDate: { type: 'date', required: true },
  },
  readonly: ['id', 'createdDate', 'updatedDate', 'parentCategoryId'],
  defaultSort: [
    { fieldName: 'sortOrder', order: 'ASC' },
    { fieldName: 'createdDate', order: 'ASC' },
  ],
  maxLimit: MAX_CATEGORIES + 1,
  defaultLimit: MAX_CATEGORIES + 1,
});

export const entities = [categories];
