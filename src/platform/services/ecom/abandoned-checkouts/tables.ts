import { querySpec, type QuerySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { Abandoned } from './abandoned.ts';

const searched = querySpec('ecom_abandoned-checkouts', 'AbandonedCheckoutSearchSpec');
const queried = querySpec('ecom_abandoned-checkouts', 'AbandonedCheckoutQuerySpec');
const wider = new Set(queried.fields.map(({ field }) => field));

/** Assumed: these can be asked for too, although neither declares them. */
const own: QuerySpec['fields'] = [
  { field: 'totalPrice.amount', operators: '*', sort: 'BOTH' },
  { field: 'leftDate', operators: '*', sort: 'BOTH' },
  { field: 'step', operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE' },
  { field: 'reminded', operators: '*', sort: 'NONE' },
  { field: 'checkoutId', operators: ['$eq', '$in', '$exists'], sort: 'NONE' },
  { field: 'cartId', operators: ['$eq', '$in'], sort: 'NONE' },
];

export const abandoned = defineEntity<Abandoned>({
  table: 'abandoned_checkouts',
  spec: {
    ...searched,
    fields: [...searched.fields.filter(({ field }) => !wider.has(field)), ...queried.fields, ...own],
  },
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date', required: true, index: true },
    leftDate: { type: 'date', required: true, index: true },
    status: { type: 'text', required: true },
    step: { type: 'text', required: true },
    checkoutId: { type: 'text' },
    cartId: { type: 'text', index: true },
    reminded: { type: 'decimal', required: true },
    'totalPrice.amount': { type: 'decimal', required: true, index: true },
    'buyerInfo.email': { type: 'text', index: true, prefix: true },
    emailKey: { type: 'text', index: true },
    'buyerInfo.memberId': { type: 'text', index: true },
    'contactDetails.firstName': { type: 'text', prefix: true },
    'contactDetails.lastName': { type: 'text', prefix: true },
    'activities.type': { type: 'list' },
  },
  indexes: [
    ['status', 'createdDate'],
    ['status', 'leftDate'],
  ],
  summary: ['status'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  maxSortEntries: 4,
});

export const entities = [abandoned];
