import { type EnterpriseMediaItemsApi, querySpec, type Reply } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

/** Media of an account that its shops may share. It is a file of the media library, under the file's id. */
export type EnterpriseItem = NonNullable<Reply<EnterpriseMediaItemsApi, 'getItem'>['item']> & {
  id: string;
  /** Never empty: the account's own category is always among them. */
  parentCategoryIds: string[];
};

const DEFAULT_PAGE = 50;
const MAX_PAGE = 200;

export const items = defineEntity<EnterpriseItem>({
  table: 'enterprise_items',
  spec: querySpec('media_enterprise-media-items', 'EnterpriseMediaItemQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date', required: true },
    title: { type: 'text', required: true },
    sizeInBytes: { type: 'decimal', required: true },
    parentCategoryIds: { type: 'list' },
    internalTags: { type: 'list' },
  },
  text: { field: 'searchText', of: ['title', 'displayTags'] },
  readonly: [
    'id',
    'internalId',
    'mediaType',
    'sizeInBytes',
    'assets',
    'systemTags',
    'parentCategoryIds',
    'createdDate',
    'updatedDate',
  ],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  defaultLimit: DEFAULT_PAGE,
  maxLimit: MAX_PAGE,
});

export const entities = [items];
