// Written by `npm run generate` from @wix/auto_sdk_reviews_review-requests 1.0.27.
import type * as schema from '../schema.ts';

export const FailureReason = ['UNKNOWN_FAILURE_REASON', 'ACTIVATION_FAILED', 'BOUNCED', 'SUBSCRIPTION_INACTIVE'] as const;
export type FailureReason = (typeof FailureReason)[number];

export const CommunicationChannel = ['EMAIL'] as const;
export type CommunicationChannel = (typeof CommunicationChannel)[number];

export const ReviewRequestStatus = ['UNKNOWN_REVIEW_REQUEST_STATUS', 'SCHEDULED', 'CANCELED', 'FAILED', 'SENT'] as const;
export type ReviewRequestStatus = (typeof ReviewRequestStatus)[number];

export const IdentityType = ['WIX_USER', 'APP'] as const;
export type IdentityType = (typeof IdentityType)[number];

export const Order = {
  id: { type: 'string', format: 'GUID' },
} as const satisfies schema.Message;

export const Item = {
  catalogItemId: { type: 'string', maxLength: 36, minLength: 1, immutable: true },
} as const satisfies schema.Message;

export const Recipient = {
  contactId: { type: 'string', format: 'GUID', immutable: true },
} as const satisfies schema.Message;

export const ReviewRequest = {
  sendDate: { type: 'timestamp', immutable: true },
  namespace: { type: 'string', maxLength: 100, minLength: 1, immutable: true },
  order: { of: Order, immutable: true },
  items: { of: Item, array: true, maxSize: 5, immutable: true },
  recipient: { of: Recipient, immutable: true },
  communicationChannel: { values: CommunicationChannel, immutable: true },
  automationActivationId: { type: 'string', format: 'GUID', immutable: true },
} as const satisfies schema.Message;

export const ReviewRequestQuerySpec = {
  paging: 'cursor',
  fields: {
    id: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    communicationChannel: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    namespace: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    'recipient.contactId': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    'requestedBy.appId': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    'requestedBy.identityType': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    'requestedBy.wixUserId': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    'items.catalogItemId': { operators: ['$eq', '$hasAll', '$hasSome', '$in', '$ne', '$nin'], sort: 'NONE' },
    'items.reviewId': { operators: ['$eq', '$exists', '$hasAll', '$hasSome', '$in', '$ne', '$nin'], sort: 'NONE' },
    automationActivationId: { operators: ['$eq', '$exists', '$in', '$ne', '$nin'], sort: 'NONE' },
    'order.id': { operators: ['$eq', '$exists', '$in', '$ne', '$nin'], sort: 'NONE' },
    createdDate: { operators: ['$eq', '$gt', '$gte', '$in', '$lt', '$lte', '$ne', '$nin'], sort: 'BOTH' },
    sendDate: { operators: ['$eq', '$gt', '$gte', '$in', '$lt', '$lte', '$ne', '$nin'], sort: 'BOTH' },
    status: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'BOTH' },
  },
  searchable: [],
  aggregatable: [],
} as const satisfies schema.QuerySpec;
