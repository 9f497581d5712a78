import { CamelCasePlugin, type Kysely } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { SubscriptionActionKind } from '#shared/subscription-desk.ts';
import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { Contract, Subscription } from './subscription.ts';

export const contracts = defineEntity<Contract>({
  table: 'subscription_contracts',
  spec: querySpec('ecom_subscription-contracts', 'SubscriptionContractQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    'buyerInfo.contactId': { type: 'text', index: true },
  },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate', 'priceSummary', 'taxInfo', 'activities'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 300,
  revision: true,
});

const FIELDS = [
  'id',
  'memberId',
  'status',
  'standing',
  'createdDate',
  'nextChargeDate',
  'endedDate',
  'frequency',
  'amount',
  'currency',
  'monthly',
  'product',
  'buyerName',
  'email',
] as const;

export const subscriptions = defineEntity<Subscription>({
  table: 'subscriptions',
  spec: {
    paging: 'cursor',
    fields: [
      ...FIELDS.map((field) => ({ field, operators: '*' as const, sort: 'BOTH' as const })),
      { field: 'text', operators: ['$contains'], sort: 'NONE' as const },
    ],
    searchable: [],
    aggregatable: [],
  },
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    memberId: { type: 'text', index: true },
    status: { type: 'text', required: true },
    nextChargeDate: { type: 'date', index: true },
    standing: { type: 'text', required: true },
    endedDate: { type: 'date', index: true },
    currency: { type: 'text', required: true },
    amount: { type: 'decimal', required: true, index: true },
    monthly: { type: 'decimal', required: true },
  },
  indexes: [['standing', 'nextChargeDate']],
  summary: ['standing', 'currency'],
  summaryOf: ['amount', 'monthly'],
  text: { field: 'text', of: ['product', 'title', 'buyerName', 'email'] },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 300,
});

export const entities = [contracts, subscriptions];

/** Whether a member is charged for one from time to time. */
export const hasActiveSubscription = async (
  { db, siteId }: { db: Queryable; siteId: string },
  memberId: string,
): Promise<boolean> =>
  (await subscriptions.count(db, siteId, { memberId, status: 'ACTIVE' }, { cap: 1 })).count > 0;

/** What became of a cycle; its key is what keeps it from being charged twice. */
export interface Cycle {
  contractId: string;
  cycle: number;
  status: 'OPEN' | 'PAID' | 'SKIPPED';
  orderId: string | null;
  /** When its time was. */
  dueDate: string;
  /** When it was paid or skipped. */
  settledDate: string | null;
}

/** What happened to it besides its cycles. */
export interface SubscriptionActionRow {
  id: string;
  contractId: string;
  kind: SubscriptionActionKind;
  date: string;
  by: string | null;
  cycle: number | null;
  reason: string | null;
}

interface Tables {
  subscriptionCycles: Cycle & { siteId: string };
  subscriptionActs: SubscriptionActionRow & { siteId: string };
  subscriptionSettings: { siteId: string; retryDays: string };
}

const camelCase = new CamelCasePlugin();

export const subscriptionTables = (db: Queryable): Kysely<Tables> =>
  (db as Kysely<Tables>).withPlugin(camelCase);
