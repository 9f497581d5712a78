import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { DraftOrdersApi, Handler, Reply } from '#platform/contract/index.ts';
import { lockOrder, readState, type OrderState } from '../orders/public.ts';
import { withAddedLines } from './added-lines.ts';
import { isExpired, type Draft } from './draft.ts';
import { insertDraft, newDraft, saveDraft } from './draft-change.ts';
import { withNewDiscounts } from './discounts.ts';
import { withNewFees } from './fees.ts';
import { priceDraft } from './price-draft.ts';
import { removeDraft } from './remove-draft.ts';
import { withParts } from './rules/draft-parts.ts';
import { editedAlready } from './rules/errors.ts';
import { nonDraftableReasons, type NonDraftableReason } from './rules/draftability.ts';
import { draftOf } from './rules/from-order.ts';
import { openDraftOf } from './tables.ts';

/** Why the order has no draft; what it comes to by the house's own totals must be what was agreed. */
export async function reasonsOf(context: Context, state: OrderState): Promise<NonDraftableReason[]> {
  const reasons = nonDraftableReasons(state, context.site.currency);
  if (reasons.length > 0) return reasons;
  const draft = { ...newDraft(context), ...draftOf(state.order) };
  const { totalBeforeGiftCard } = await priceDraft(context, draft);
  return totalBeforeGiftCard.amount === state.order.priceSummary?.total?.amount
    ? []
    : ['AMOUNTS_DO_NOT_ADD_UP'];
}

export const getOrderDraftabilityStatus: Handler<
  DraftOrdersApi,
  'getOrderDraftabilityStatus',
  Context
> = async ({ orderId }, context) => {
  const reasons = await reasonsOf(context, await readState(context, orderId));
  return {
    orderId,
    orderDraftable: reasons.length === 0,
    nonDraftableReasons: reasons,
  } as Reply<DraftOrdersApi, 'getOrderDraftabilityStatus'>;
};

type Created = Reply<DraftOrdersApi, 'createDraftOrder'>;

/** One at a time: whoever began it goes on with it, nobody else begins another. */
async function draftFromOrder(context: Context, orderId: string): Promise<Created> {
  const state = await lockOrder(context, orderId);
  const open = await openDraftOf(context, orderId);
  if (open && !isExpired(open, context.clock.now())) {
    if (open.editor !== context.actor) throw editedAlready(open);
    return { calculatedDraftOrder: await saveDraft(context, open), preexistingDraftOrder: true };
  }
  if (open) await removeDraft(context, open);
  const reasons = await reasonsOf(context, state);
  if (reasons.length > 0) {
    throw failedPrecondition('The order cannot be edited.', 'ORDER_CANNOT_BE_EDITED', {
      orderId,
      nonDraftableReasons: reasons,
    });
  }
  const draft: Draft = { ...newDraft(context), ...draftOf(state.order) };
  return { calculatedDraftOrder: await insertDraft(context, draft), preexistingDraftOrder: false };
}

export const createEmptyDraftOrder: Handler<DraftOrdersApi, 'createEmptyDraftOrder', Context> = async (
  _request,
  context,
) => ({ calculatedDraftOrder: await insertDraft(context, newDraft(context)) });

export const createDraftOrder: Handler<DraftOrdersApi, 'createDraftOrder', Context> = async (
  request,
  context,
) => {
  const orderId = request.sourceOrderId ?? request.orderId;
  if (orderId) return draftFromOrder(context, orderId);
  const { draftOrder = {} } = request;
  const empty = withParts(newDraft(context), draftOrder);
  const filled = await withAddedLines(context, empty, draftOrder);
  const withFees = withNewFees(context, filled, draftOrder.additionalFees ?? []);
  const draft = await withNewDiscounts(context, withFees, draftOrder.discounts ?? []);
  return { calculatedDraftOrder: await insertDraft(context, draft), preexistingDraftOrder: false };
};
