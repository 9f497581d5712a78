// Written by `npm run generate` from @wix/auto_sdk_media_enterprise-media-categories 1.0.40.
import type * as schema from '../schema.ts';

export const PublishStatus = ['UNDEFINED', 'UNPUBLISHED', 'PUBLISHED', 'WIX_ONLY'] as const;
export type PublishStatus = (typeof PublishStatus)[number];

export const MediaType = ['MIXED', 'IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'VECTOR', 'ARCHIVE', 'MODEL3D'] as const;
export type MediaType = (typeof MediaType)[number];

export const EnterpriseCategory = {
  displayName: { type: 'string', maxLength: 100, minLength: 2 },
  parentCategoryId: { type: 'string', maxLength: 100 },
  sortOrder: { type: 'number' },
  publishStatus: { values: PublishStatus },
  mediaType: { values: MediaType },
} as const satisfies schema.Message;

export const category = {
  fqdn: 'wix.media.enterprise_public_media.v1.enterprise_category',
  fields: EnterpriseCategory,
  required: { create: ['displayName'], update: ['id'] },
} as const satisfies schema.Entity;
