import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { DraftOrdersApi, Handler } from '#platform/contract/index.ts';
import { queryPage } from '#platform/crud/index.ts';
import type { RetentionRule } from '#database/retention.ts';
import { isExpired } from './draft.ts';
import { lockAnyDraft, readDraft } from './draft-change.ts';
import { calculate, presentDrafts } from './present.ts';
import { removeDraft } from './remove-draft.ts';
import { drafts, lockStale } from './tables.ts';

export const getDraftOrder: Handler<DraftOrdersApi, 'getDraftOrder', Context> = async (
  { draftOrderId },
  context,
) => ({ calculatedDraftOrder: await calculate(context, await readDraft(context, draftOrderId)) });

export const queryDraftOrders: Handler<DraftOrdersApi, 'queryDraftOrders', Context> = async (
  { query },
  context,
) => {
  const { items, metadata } = await queryPage(drafts, context, query ?? {}, {
    paging: 'cursor',
    scope: undefined,
  });
  const now = context.clock.now();
  const alive = items.filter((draft) => !isExpired(draft, now));
  return { draftOrders: await presentDrafts(context, alive), pagingMetadata: metadata };
};

export const deleteDraftOrder: Handler<DraftOrdersApi, 'deleteDraftOrder', Context> = async (
  { draftOrderId },
  context,
) => {
  const draft = await lockAnyDraft(context, draftOrderId);
  if (draft.status === 'COMMITTED') {
    const code = 'DRAFT_ORDER_CANNOT_BE_DELETED';
    throw badRequest('A committed draft order stays.', code, { draftOrderId });
  }
  await removeDraft(context, draft);
  return {};
};

export const expiredDrafts: RetentionRule<Context> = {
  what: 'Edits of orders that nobody committed; drafts of new orders stay',
  since: 'they were last touched',
  days: 1,
  async forget(context, before, limit) {
    const stale = await lockStale(context, before.toISOString(), limit);
    for (const draft of stale) await removeDraft(context, draft);
    return stale.length;
  },
};
