import type { Context } from '#platform/context.ts';
import type { DraftSubscriptionContractsApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { commitDraftSubscriptionContract } from './commit.ts';
import { createDraftSubscriptionContract, getSubscriptionContractDraftability } from './create.ts';
import { addLineItems, setRecipientInfo, setShippingInfo, updateLineItems } from './edit.ts';
import { migrations } from './migrations.ts';
import { moveRoutes } from './move-routes.ts';
import {
  deleteDraftSubscriptionContract,
  expiredDrafts,
  getDraftSubscriptionContract,
  queryDraftSubscriptionContracts,
} from './read-drafts.ts';
import { entities } from './tables.ts';
import { tags } from './tags.ts';

export const draftSubscriptionContracts = defineService({
  name: 'draft-subscription-contracts',
  package: 'ecom_draft-subscription-contracts',
  handlers: {
    addLineItems,
    bulkUpdateDraftSubscriptionContractTags: tags.byIds,
    bulkUpdateDraftSubscriptionContractTagsByFilter: tags.byFilter,
    commitDraftSubscriptionContract,
    createDraftSubscriptionContract,
    deleteDraftSubscriptionContract,
    getDraftSubscriptionContract,
    getSubscriptionContractDraftability,
    queryDraftSubscriptionContracts,
    setRecipientInfo,
    setShippingInfo,
    updateLineItems,
  } satisfies Handlers<DraftSubscriptionContractsApi, Context>,
  routes: moveRoutes,
  retentionRules: [expiredDrafts],
  entities,
  migrations,
});
