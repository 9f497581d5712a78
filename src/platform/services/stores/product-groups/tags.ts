import { tagOperations } from '#platform/crud/index.ts';
import { groupNotFound } from './group.ts';
import { productGroups } from './tables.ts';

export const tags = tagOperations({
  entity: productGroups,
  what: 'A product group',
  ids: 'productGroupIds',
  publicly: 'publicTags',
  notFound: groupNotFound,
});
