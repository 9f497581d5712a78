// Written by `npm run generate` from @wix/auto_sdk_stores_promotions-v-3 1.0.5.
import type * as schema from '../schema.ts';

export const MediaType = ['IMAGE'] as const;
export type MediaType = (typeof MediaType)[number];

export const PromotionMedia = {
  id: { type: 'string', maxLength: 200, minLength: 1 },
  url: { type: 'string', format: 'WEB_URL' },
  altText: { type: 'string', maxLength: 1000, minLength: 1 },
  displayName: { type: 'string', maxLength: 80 },
} as const satisfies schema.Message;

export const CategoryAssignment = {
  id: { type: 'string', format: 'GUID' },
  position: { type: 'integer', min: 1 },
  appliedToSubcategories: { type: 'boolean' },
} as const satisfies schema.Message;

export const TagList = {
  tagIds: { type: 'string', array: true, maxLength: 5, maxSize: 100 },
} as const satisfies schema.Message;

export const Tags = {
  privateTags: { of: TagList },
  publicTags: { of: TagList },
} as const satisfies schema.Message;

export const Promotion = {
  name: { type: 'string', maxLength: 50, minLength: 1 },
  media: { of: PromotionMedia },
  destinationUrl: { type: 'string', format: 'WEB_URL' },
  categories: { of: CategoryAssignment, array: true, maxSize: 1000 },
  enabled: { type: 'boolean' },
  extendedFields: { type: 'struct' },
  tags: { of: Tags },
} as const satisfies schema.Message;

export const promotion = {
  fqdn: 'wix.stores.catalog.v3.promotion',
  fields: Promotion,
  required: { create: ['media', 'name'], update: ['id', 'revision'] },
} as const satisfies schema.Entity;

export const PromotionSearchSpec = {
  paging: 'cursor',
  fields: {
    'tags.privateTags.tagIds': { operators: ['$hasAll', '$hasSome'], sort: 'BOTH', type: 'string' },
    'tags.publicTags.tagIds': { operators: ['$hasAll', '$hasSome'], sort: 'BOTH', type: 'string' },
    createdDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    id: { operators: '*', sort: 'BOTH', type: 'string' },
    updatedDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    enabled: { operators: '*', sort: 'BOTH', type: 'boolean' },
  },
  searchable: ['name'],
  aggregatable: ['createdDate', 'id', 'updatedDate', 'enabled', 'tags.privateTags.tagIds', 'tags.publicTags.tagIds'],
} as const satisfies schema.QuerySpec;
