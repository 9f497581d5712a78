import type { Context } from '#platform/context.ts';
import type { DraftOrdersApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { commitDraftOrder } from './commitDraftOrder.ts';
import { createOrderFromDraft } from './createOrderFromDraft.ts';
import { createDraftOrder, createEmptyDraftOrder, getOrderDraftabilityStatus } from './create-drafts.ts';
import { createCustomDiscounts, deleteCustomDiscounts, setDiscounts } from './discounts.ts';
import {
  addLineItemsToDraftOrder,
  setBillingInfo,
  setBusinessLocation,
  setBuyerInfo,
  setDeposit,
  setRecipientInfo,
  setShippingInfo,
  setTaxExemption,
  updateExtendedFields,
  updateLineItems,
} from './edit-parts.ts';
import { createCustomAdditionalFees, deleteCustomAdditionalFees, setAdditionalFees } from './fees.ts';
import { migrations } from './migrations.ts';
import { deleteDraftOrder, expiredDrafts, getDraftOrder, queryDraftOrders } from './read-drafts.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';

export const draftOrders = defineService({
  name: 'draft-orders',
  package: 'ecom_draft-orders',
  handlers: {
    addLineItemsToDraftOrder,
    commitDraftOrder,
    createCustomAdditionalFees,
    createCustomDiscounts,
    createDraftOrder,
    createEmptyDraftOrder,
    createOrderFromDraft,
    deleteCustomAdditionalFees,
    deleteCustomDiscounts,
    deleteDraftOrder,
    getDraftOrder,
    getOrderDraftabilityStatus,
    queryDraftOrders,
    setAdditionalFees,
    setBillingInfo,
    setBusinessLocation,
    setBuyerInfo,
    setDeposit,
    setDiscounts,
    setRecipientInfo,
    setShippingInfo,
    setTaxExemption,
    updateExtendedFields,
    updateLineItems,
  } satisfies Handlers<DraftOrdersApi, Context>,
  routes,
  retentionRules: [expiredDrafts],
  entities,
  migrations,
});
