import { type Reply, type SubscriptionOptionsApi } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

type ApiOption = NonNullable<Reply<SubscriptionOptionsApi, 'getSubscriptionOption'>['subscriptionOption']>;

/** A way to buy again and again, to be put on products. */
export type SubscriptionOption = ApiOption & { id: string };

/** The contract has no query of them; this is what the store needs to know. */
export const subscriptionOptions = defineEntity<SubscriptionOption>({
  table: 'subscription_options',
  spec: {
    paging: 'offset',
    fields: [{ field: 'id', operators: '*', sort: 'BOTH' }],
    searchable: [],
    aggregatable: [],
  },
  columns: { createdDate: { type: 'date', required: true, index: true } },
  readonly: ['id'],
  defaultSort: [{ fieldName: 'createdDate', order: 'ASC' }],
  maxLimit: 100,
});

export const entities = [subscriptionOptions];
