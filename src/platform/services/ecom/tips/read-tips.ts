import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handler, TipsApi } from '#platform/contract/index.ts';
import { queryPage } from '#platform/crud/index.ts';
import { draftContent } from '../draft-orders/public.ts';
import { readOrder } from '../orders/public.ts';
import { tipOfOrder } from './rules/order-tip.ts';
import { distributions, distributionsOf } from './tables.ts';
import type { Tip } from './tip.ts';

const found = (tip: Tip | undefined, data: object): { tip: Tip } => {
  if (!tip) throw notFound('There is no tip.', 'TIP_NOT_FOUND', { ...data });
  return { tip };
};

export const getTipByOrderId: Handler<TipsApi, 'getTipByOrderId', Context> = async ({ orderId }, context) => {
  const order = await readOrder(context, orderId);
  return found(tipOfOrder(order, await distributionsOf(context, orderId)), { orderId });
};

/** Nobody has a part of it before the order is there. */
export const getTipByDraftOrderId: Handler<TipsApi, 'getTipByDraftOrderId', Context> = async (
  { draftOrderId },
  context,
) => {
  const draft = await draftContent(context, draftOrderId);
  if (!draft) throw notFound('The draft order was not found.', 'DRAFT_ORDER_NOT_FOUND', { draftOrderId });
  return found(tipOfOrder(draft, []), { draftOrderId });
};

export const queryTipDistributions: Handler<TipsApi, 'queryTipDistributions', Context> = async (
  { query },
  context,
) => {
  const { items, metadata } = await queryPage(distributions, context, query, {
    paging: 'cursor',
    scope: undefined,
  });
  return { tipDistributions: items, pagingMetadata: metadata };
};

export const sumTipDistributionAmounts: Handler<TipsApi, 'sumTipDistributionAmounts', Context> = async (
  { filter },
  context,
) => {
  const [sum] = await distributions.aggregate(
    context.db,
    context.siteId,
    { filter, measure: 'sum', fields: ['amount'] },
    { filter: 'filter', fields: 'filter' },
  );
  return { totalAmount: String(sum?.value ?? '0') };
};
