// Written by `npm run generate` from @wix/auto_sdk_reviews_reviews 1.0.39.
import type * as schema from '../schema.ts';

export const ModerationModerationStatus = ['UNKNOWN', 'APPROVED', 'IN_MODERATION', 'REJECTED', 'SUBMITTED'] as const;
export type ModerationModerationStatus = (typeof ModerationModerationStatus)[number];

export const OriginType = ['UNKNOWN', 'ORGANIC', 'APP'] as const;
export type OriginType = (typeof OriginType)[number];

export const Image = {
  id: { type: 'string' },
  url: { type: 'string' },
} as const satisfies schema.Message;

export const VideoV2 = {
  id: { type: 'string' },
  url: { type: 'string' },
} as const satisfies schema.Message;

export const Media = {
  image: { of: Image },
  video: { of: VideoV2 },
} as const satisfies schema.Message;

export const ReviewContent = {
  title: { type: 'string', maxLength: 3000 },
  body: { type: 'string', maxLength: 3000 },
  media: { of: Media, array: true, maxSize: 10 },
  rating: { type: 'integer' },
} as const satisfies schema.Message;

export const Author = {
  contactId: { type: 'string', format: 'GUID', immutable: true },
  authorName: { type: 'string', maxLength: 100 },
} as const satisfies schema.Message;

export const Review = {
  namespace: { type: 'string' },
  entityId: { type: 'string', maxLength: 36 },
  content: { of: ReviewContent },
  author: { of: Author },
  reviewDate: { type: 'timestamp' },
} as const satisfies schema.Message;

export const ReviewQuerySpec = {
  paging: 'cursor',
  fields: {
    id: { operators: ['$eq', '$in', '$ne'], sort: 'NONE' },
    'author.contactId': { operators: ['$eq', '$in', '$ne'], sort: 'NONE' },
    entityId: { operators: ['$eq', '$in', '$ne'], sort: 'NONE' },
    'moderation.moderationStatus': { operators: ['$eq', '$in', '$ne'], sort: 'NONE' },
    namespace: { operators: ['$eq', '$in', '$ne'], sort: 'NONE' },
    createdDate: { operators: ['$eq', '$gt', '$gte', '$in', '$lt', '$lte', '$ne'], sort: 'BOTH' },
    'content.rating': { operators: ['$eq', '$gt', '$gte', '$in', '$lt', '$lte', '$ne'], sort: 'BOTH' },
    helpfulness: { operators: ['$eq', '$gt', '$gte', '$in', '$lt', '$lte', '$ne'], sort: 'BOTH' },
    relevanceScore: { operators: ['$eq', '$gt', '$gte', '$in', '$lt', '$lte', '$ne'], sort: 'BOTH' },
    'origin.type': { operators: ['$eq', '$ne'], sort: 'BOTH' },
    verified: { operators: ['$eq', '$ne'], sort: 'BOTH' },
    'content.media': { operators: ['$isEmpty'], sort: 'NONE' },
  },
  searchable: [],
  aggregatable: [],
} as const satisfies schema.QuerySpec;
