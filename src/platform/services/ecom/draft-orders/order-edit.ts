import type { OpenOrderEdit } from '#shared/order-edit.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { lockOrder, readState } from '../orders/public.ts';
import { reasonsOf } from './create-drafts.ts';
import { isExpired, type CalculatedDraft, type Draft } from './draft.ts';
import { newDraft, saveDraft } from './draft-change.ts';
import { writeOffers } from './present.ts';
import { deliveryOffers } from './price-draft.ts';
import type { NonDraftableReason } from './rules/draftability.ts';
import { draftOf } from './rules/from-order.ts';
import { editingSince } from './rules/errors.ts';
import { findOpenDraft, openDraftOf } from './tables.ts';

interface OrderEdit {
  /** Absent while nobody edits the order. */
  edit?: OpenOrderEdit;
  nonDraftableReasons: NonDraftableReason[];
  /** How the order may be delivered; those of an edit come with its draft. */
  shippingOptions: NonNullable<CalculatedDraft['shippingOptions']>;
}

const openEdit = (draft: Draft): OpenOrderEdit => ({
  draftOrderId: draft.id,
  since: editingSince(draft),
  ...(draft.editor !== undefined && { editor: draft.editor }),
});

/** What somebody sees who opens the edit of an order: looking begins none, so that nobody else is locked out. */
export async function readOrderEdit(context: Context, orderId: string): Promise<OrderEdit> {
  const state = await readState(context, orderId);
  const open = await findOpenDraft(context, orderId);
  if (open && !isExpired(open, context.clock.now()))
    return { edit: openEdit(open), nonDraftableReasons: [], shippingOptions: [] };
  const nonDraftableReasons = await reasonsOf(context, state);
  if (nonDraftableReasons.length > 0) return { nonDraftableReasons, shippingOptions: [] };
  const draft: Draft = { ...newDraft(context), ...draftOf(state.order) };
  return {
    nonDraftableReasons,
    shippingOptions: writeOffers(await deliveryOffers(context, draft), draft.currency),
  };
}

/** Gives the open edit, with the changes in it, to whoever calls: its editor so far is rejected from now on. */
export async function takeOverOrderEdit(context: Context, orderId: string): Promise<{ edit: OpenOrderEdit }> {
  await lockOrder(context, orderId);
  const open = await openDraftOf(context, orderId);
  const now = context.clock.now();
  if (!open || isExpired(open, now))
    throw failedPrecondition('Nobody is editing the order.', 'ORDER_IS_NOT_EDITED', { orderId });
  const { editor: _before, ...rest } = open;
  const draft: Draft = {
    ...rest,
    editorSince: now.toISOString(),
    ...(context.actor !== undefined && { editor: context.actor }),
  };
  await saveDraft(context, draft);
  return { edit: openEdit(draft) };
}
