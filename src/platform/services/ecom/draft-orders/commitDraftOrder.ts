import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { DraftOrdersApi, Handler, Request } from '#platform/contract/index.ts';
import {
  activity,
  addActivities,
  changedMail,
  lockOrder,
  orderAction,
  saveOrder,
  reconcile,
  stampOf,
  type Order,
  type OrderState,
} from '../orders/public.ts';
import type { Priced } from '../totals/public.ts';
import { editedContent } from './edited-content.ts';
import type { Draft, ApiDraftOrder } from './draft.ts';
import { storeCommitted, lockDraft, readDraft } from './draft-change.ts';
import { fulfilledOf, statusAfter, type Fulfilled } from './fulfilled.ts';
import { moveStock } from './move-stock.ts';
import { writeDraft } from './present.ts';
import { commitErrors } from './rules/commit-errors.ts';
import { alreadyCommitted } from './rules/errors.ts';
import { toCommit, type Behavior } from './to-commit.ts';
import { committedDiffs, timelineChanges } from './rules/order-changes.ts';

type Settings = NonNullable<Request<DraftOrdersApi, 'commitDraftOrder'>['commitSettings']>;

const refused = (draftOrderId: string, reasons: readonly string[]): Error =>
  failedPrecondition('The draft order cannot be applied.', 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS', {
    draftOrderId,
    reasons,
  });

/** The order as the draft has it. An edit brings no money in, so the timeline tells of the edit alone. */
function applied(
  context: Context,
  state: OrderState,
  { draft, priced, settings, reason, fulfilled }: Edit,
): OrderState {
  const { order, transactions } = state;
  const stamp = stampOf(context);
  const content = editedContent(order, draft, priced);
  const edited: Order = {
    ...content,
    fulfillmentStatus: statusAfter(order, content, fulfilled),
    ...(draft.extendedFields && { extendedFields: { ...order.extendedFields, ...draft.extendedFields } }),
  };
  const settled = reconcile({ order: edited, transactions }, stamp);
  const changes = timelineChanges(order, edited);
  const told = activity('DRAFT_ORDER_CHANGES_APPLIED', stamp, {
    draftOrderChangesApplied: { draftOrderId: draft.id, ...(reason && { reason }), changes },
  });
  const activities =
    settings.addActivitiesToOrder === false ? order.activities : addActivities(order.activities, [told]);
  return { ...settled, order: { ...settled.order, activities } };
}

interface Edit {
  draft: Draft;
  priced: Priced;
  settings: Settings;
  reason: string | null | undefined;
  fulfilled: Fulfilled;
}

/** The order is held before its draft, as by whoever begins one. */
async function lockBoth(context: Context, id: string): Promise<{ state: OrderState; locked: Draft }> {
  const { orderId, source, status } = await readDraft(context, id);
  if (status === 'COMMITTED') throw alreadyCommitted(id);
  if (!orderId || !source) throw refused(id, ['ORDER_NOT_FOUND']);
  const state = await lockOrder(context, orderId);
  return { state, locked: await lockDraft(context, id) };
}

/** Brings the order to what the draft says, and tells it as one change. */
export const commitDraftOrder: Handler<DraftOrdersApi, 'commitDraftOrder', Context> = async (
  request,
  context,
) => {
  const { draftOrderId, commitSettings, reason, calculationBehavior } = request as Behavior;
  const { state, locked } = await lockBoth(context, draftOrderId);
  const { draft, priced } = await toCommit(context, locked, calculationBehavior);
  const fulfilled = await fulfilledOf(context, state.order);
  const reasons = commitErrors(draft, state, fulfilled.pieces);
  if (reasons.length > 0) throw refused(draftOrderId, reasons);
  const settings = commitSettings ?? {};
  const after = applied(context, state, { draft, priced, settings, reason, fulfilled });
  await moveStock(context, state.order, after.order, settings);
  const shown = await writeDraft(context, { ...draft, status: 'COMMITTED' }, priced);
  const order = await saveOrder(context, state, after, (stored) => [
    orderAction(stored, 'committed', {
      draftOrderId,
      changes: committedDiffs(state.order, after.order, shown),
      commitSettings: settings,
      commitDate: context.clock.now().toISOString(),
    }),
    ...(stored.fulfillmentStatus === 'FULFILLED' && state.order.fulfillmentStatus !== 'FULFILLED'
      ? [orderAction(stored, 'fulfilled', {})]
      : []),
  ]);
  if (settings.sendNotificationsToBuyer !== false)
    for (const mail of changedMail(order, context.site, after.transactions)) await context.mail(mail);
  const committed: ApiDraftOrder = { ...shown, commitSettings: settings };
  const committedDraftOrder = await storeCommitted(context, draft, committed);
  return { committedDraftOrder, orderAfterCommit: order };
};
