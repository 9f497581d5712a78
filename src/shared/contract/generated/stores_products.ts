// Written by `npm run generate` from @wix/auto_sdk_stores_products 1.0.108.
import type * as schema from '../schema.ts';

export const MediaItemType = ['unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip'] as const;
export type MediaItemType = (typeof MediaItemType)[number];

export const Tag = {
  type: { type: 'string' },
  props: { type: 'struct' },
  meta: { type: 'struct' },
  children: { type: 'string' },
  custom: { type: 'boolean' },
  disabled: { type: 'boolean' },
} as const satisfies schema.Message;

export const Keyword = {
  term: { type: 'string' },
  isMain: { type: 'boolean' },
  origin: { type: 'string', maxLength: 1000 },
} as const satisfies schema.Message;

export const Settings = {
  preventAutoRedirect: { type: 'boolean' },
  keywords: { of: Keyword, array: true, maxSize: 5 },
} as const satisfies schema.Message;

export const SeoSchema = {
  tags: { of: Tag, array: true },
  settings: { of: Settings },
} as const satisfies schema.Message;

export const Collection = {
  name: { type: 'string', maxLength: 50, minLength: 1 },
  description: { type: 'string', maxLength: 600 },
  slug: { type: 'string', maxLength: 100, minLength: 1 },
  visible: { type: 'boolean' },
  seoSchema: { of: SeoSchema },
} as const satisfies schema.Message;

export const collection = {
  fqdn: 'wix.stores.catalog.v1.product',
  fields: Collection,
  required: { create: ['name'], update: ['id'] },
} as const satisfies schema.Entity;
