import { draftOrderExtensions } from '#shared/extensions/draft-orders.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { EDIT_HOURS } from './draft.ts';
import { readOrderEdit, takeOverOrderEdit } from './order-edit.ts';
import { drafts } from './tables.ts';

export const routes = serveExtensions(draftOrderExtensions, {
  async countDraftOrders({ filter = {} }, { db, siteId, clock }) {
    const since = new Date(clock.now().getTime() - EDIT_HOURS * 3_600_000).toISOString();
    const alive = [
      { status: { $ne: 'DRAFT' } },
      { orderId: { $exists: false } },
      { updatedDate: { $gte: since } },
    ];
    return { count: await drafts.countFound(db, siteId, { filter }, { scope: { $or: alive } }) };
  },
  getOrderEdit: ({ orderId }, context) => readOrderEdit(context, orderId),
  takeOverOrderEdit: ({ orderId }, context) => takeOverOrderEdit(context, orderId),
});
