import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { ContractDraft } from './draft.ts';

export const drafts = defineEntity<ContractDraft>({
  table: 'draft_subscription_contracts',
  spec: querySpec('ecom_draft-subscription-contracts', 'DraftSubscriptionContractQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date', required: true, index: true },
    subscriptionContractId: { type: 'text', required: true, index: true },
    status: { type: 'text', required: true },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
});

export const entities = [drafts];
