// Written by `npm run generate` from @wix/auto_sdk_ecom_abandoned-checkouts 1.0.86.
import type * as schema from '../schema.ts';

export const AbandonedCheckoutSearchSpec = {
  paging: 'cursor',
  fields: {
    'activities.type': { operators: ['$hasAll', '$hasSome'], sort: 'NONE' },
    'appliedDiscounts.coupon.code': { operators: ['$hasAll', '$hasSome'], sort: 'NONE' },
    'contactDetails.firstName': { operators: '*', sort: 'NONE' },
    'contactDetails.lastName': { operators: '*', sort: 'NONE' },
    createdDate: { operators: '*', sort: 'BOTH' },
    updatedDate: { operators: '*', sort: 'BOTH' },
    id: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    'buyerInfo.contactId': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    'buyerInfo.email': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    'buyerInfo.memberId': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    'buyerInfo.userId': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    'buyerInfo.visitorId': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
    status: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
  },
  searchable: ['buyerInfo.email', 'contactDetails.firstName', 'contactDetails.lastName'],
  aggregatable: [],
} as const satisfies schema.QuerySpec;
