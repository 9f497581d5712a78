import { querySpec, type QueryField, type QuerySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { Review } from './review.ts';

const MAX_PAGE = 100;
const DEFAULT_PAGE = 50;
/** Counting further takes longer than anybody waits. */
export const MAX_COUNTED = 10_000;

const declared = querySpec('reviews_reviews', 'ReviewQuerySpec');
const REPLIED = 'reply.createdDate';
/** ISO 639-1 of its words, where they tell; written by whoever writes those. */
const LANGUAGE = 'language';

const several = ['$in', '$nin'];
const comparable = (operators: QueryField['operators']): QueryField['operators'] =>
  operators === '*' || !operators.includes('$eq') ? operators : [...new Set([...operators, ...several])];

/** Assumed: these can be asked for too, although the query does not declare them. */
const spec: QuerySpec = {
  ...declared,
  fields: [
    ...declared.fields.map((field) => ({ ...field, operators: comparable(field.operators) })),
    { field: REPLIED, operators: ['$exists'], sort: 'NONE' },
    { field: LANGUAGE, operators: ['$eq', '$in', '$ne', '$nin', '$exists'], sort: 'NONE' },
  ],
};

export const reviews = defineEntity<Review>({
  table: 'reviews',
  spec,
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    namespace: { type: 'text', required: true },
    entityId: { type: 'text', required: true },
    'author.contactId': { type: 'text', required: true, index: true },
    'moderation.moderationStatus': { type: 'text', required: true },
    'content.rating': { type: 'decimal', required: true },
    helpfulness: { type: 'decimal', required: true },
    relevanceScore: { type: 'decimal', required: true },
    verified: { type: 'boolean', required: true },
    'origin.type': { type: 'text', required: true },
    [REPLIED]: { type: 'date' },
    [LANGUAGE]: { type: 'text', beside: true },
  },
  text: { field: 'searchText', of: ['content.title', 'content.body', 'author.authorName'] },
  indexes: [
    ['moderation.moderationStatus', REPLIED, 'createdDate'],
    ['moderation.moderationStatus', 'createdDate'],
    ['entityId', 'moderation.moderationStatus', 'createdDate'],
    ['entityId', 'moderation.moderationStatus', 'helpfulness', 'createdDate'],
  ],
  summary: ['moderation.moderationStatus', 'content.rating', 'verified'],
  readonly: [
    'id',
    'createdDate',
    'updatedDate',
    'reply',
    'foundHelpful',
    'foundUnhelpful',
    'helpfulness',
    'moderation',
    'verified',
    'origin',
    'relevanceScore',
    'publishCount',
  ],
  immutable: ['namespace', 'entityId', 'author.contactId', 'reviewDate'],
  defaultSort: [{ fieldName: 'createdDate', order: 'ASC' }],
  defaultLimit: DEFAULT_PAGE,
  maxLimit: MAX_PAGE,
  revision: true,
});

export const entities = [reviews];
