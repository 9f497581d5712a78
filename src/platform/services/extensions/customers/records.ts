import type { CustomerSummary } from '#shared/customers.ts';
import type { QueryField } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

/** As it is kept: written by triggers alone. */
export type CustomerRecord = CustomerSummary & {
  /** What it stands by in the list: folded, the address where there is no name. */
  nameKey: string;
  /** The digits, the last first: a number is found by its end, with or without the code of its country. */
  phoneKey?: string;
};

const field = (name: string): QueryField => ({ field: name, operators: '*', sort: 'BOTH' });

/** As the Contacts API bounds a page. */
const MAX_PAGE = 1000;

/** Ours: the contract has members, and nobody of whom only the contact is known. */
export const customerRecords = defineEntity<CustomerRecord>({
  table: 'customer_records',
  spec: {
    paging: 'cursor',
    fields: [
      'id',
      'memberId',
      'nameKey',
      'email',
      'phoneKey',
      'slug',
      'status',
      'activityStatus',
      'privacyStatus',
      'emailVerified',
      'country',
      'buying',
      'reported',
      'reportCount',
      'badges',
      'roles',
      'orders',
      'spent.amount',
      'spent.currency',
      'lastSeenDate',
      'lastOrderDate',
      'lastLoginDate',
      'firstSeenDate',
      'joinedDate',
    ].map(field),
    searchable: [],
    aggregatable: [],
  },
  columns: {
    nameKey: { type: 'text', required: true, index: true },
    email: { type: 'text', index: true, prefix: true },
    phoneKey: { type: 'text', prefix: true },
    slug: { type: 'text', prefix: true },
    memberId: { type: 'text', index: true },
    status: { type: 'text', required: true },
    activityStatus: { type: 'text' },
    privacyStatus: { type: 'text' },
    country: { type: 'text' },
    buying: { type: 'text', required: true },
    reported: { type: 'text' },
    badges: { type: 'list' },
    roles: { type: 'list' },
    orders: { type: 'decimal', required: true, index: true },
    'spent.amount': { type: 'decimal', required: true, index: true },
    lastSeenDate: { type: 'date', index: true },
    firstSeenDate: { type: 'date', index: true },
    joinedDate: { type: 'date', index: true },
  },
  types: {
    emailVerified: 'boolean',
    reportCount: 'decimal',
    lastOrderDate: 'date',
    lastLoginDate: 'date',
  },
  indexes: [
    ['status', 'lastSeenDate'],
    ['buying', 'lastSeenDate'],
    ['country', 'lastSeenDate'],
    ['reported', 'lastSeenDate'],
  ],
  text: { field: 'searchText', of: ['firstName', 'lastName', 'nickname', 'company', 'email', 'slug'] },
  summary: ['status', 'buying', 'reported'],
  defaultSort: [{ fieldName: 'lastSeenDate', order: 'DESC' }],
  maxLimit: MAX_PAGE,
});

export const entities = [customerRecords];
