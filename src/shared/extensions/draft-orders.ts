import { z } from 'zod';
import type { OpenOrderEdit } from '../order-edit.ts';
import { changeExtension, readExtension } from './define.ts';
import { countRequest, countResponse } from './paging.ts';

const READ = 'ECOM.DRAFT_ORDERS_READ';

const orderId = z.string().min(1).max(100);

const edit = z.strictObject({
  draftOrderId: z.string(),
  editor: z.string().exactOptional(),
  since: z.string(),
}) satisfies z.ZodType<OpenOrderEdit>;

/** Draft orders: what the contract has no operation for. */
export const draftOrderExtensions = {
  /** The contract counts no drafts without pricing them. */
  countDraftOrders: readExtension({ permission: READ, request: countRequest, response: countResponse }),
  /** Who edits an order, which the contract says only to whoever is rejected, and how it can be delivered. */
  getOrderEdit: readExtension({
    permission: READ,
    request: z.strictObject({ orderId }),
    response: z.strictObject({
      /** Absent while nobody edits the order. */
      edit: edit.exactOptional(),
      nonDraftableReasons: z.array(z.string()),
      /** As a draft has them; those of an edit come with its draft. */
      shippingOptions: z.array(z.custom<object>()),
    }),
  }),
  /** Gives the open edit, with its changes, to whoever calls; its editor so far is rejected from then on. */
  takeOverOrderEdit: changeExtension({
    permission: 'ECOM.DRAFT_ORDERS_MODIFY_ITEMS',
    request: z.strictObject({ orderId }),
    response: z.strictObject({ edit }),
    audit: {
      entityType: 'order',
      entityId: (request) => request.orderId,
      before: {
        operation: 'getOrderEdit',
        request: (request) => request,
        entity: (response: { edit?: OpenOrderEdit }) => response.edit,
      },
      after: (response) => response.edit,
    },
  }),
};
