import { eachJob } from './bulk-job.ts';
import { entitySource } from './entity-source.ts';

interface Draft {
  id: string;
  buyerDetails?: { buyerInfo?: { email?: string } };
  lineItems?: { lineItem?: { productName?: { original?: string } } }[];
}

const entities = entitySource<Draft>({
  search: 'ecom_draft-orders.queryDraftOrders',
  get: {
    operation: 'ecom_draft-orders.getDraftOrder',
    id: 'draftOrderId',
    of: (reply) =>
      (reply as { calculatedDraftOrder?: { draftOrder?: Draft } }).calculatedDraftOrder?.draftOrder,
  },
  plural: 'draftOrders',
  label: ({ buyerDetails, lineItems }) =>
    buyerDetails?.buyerInfo?.email || lineItems?.[0]?.lineItem?.productName?.original,
});

export const deleteDrafts = eachJob({
  operation: 'ecom_draft-orders.deleteDraftOrder',
  entities,
  id: 'draftOrderId',
  batch: 5,
});
