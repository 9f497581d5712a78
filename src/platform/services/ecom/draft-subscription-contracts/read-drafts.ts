import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { DraftSubscriptionContractsApi, Handler, OperationName } from '#platform/contract/index.ts';
import { queryPage } from '#platform/crud/index.ts';
import { oldRows, type RetentionRule } from '#database/retention.ts';
import { EDIT_HOURS, isExpired, type ApiDraftContract } from './draft.ts';
import { lockAnyDraft, readDraft } from './draft-change.ts';
import { calculate } from './present.ts';
import { alreadyCommitted } from './rules/errors.ts';
import { drafts } from './tables.ts';

type Operation<Name extends OperationName<DraftSubscriptionContractsApi>> = Handler<
  DraftSubscriptionContractsApi,
  Name,
  Context
>;

export const getDraftSubscriptionContract: Operation<'getDraftSubscriptionContract'> = async (
  { draftSubscriptionContractId },
  context,
) => ({
  calculatedDraftSubscriptionContract: await calculate(
    context,
    await readDraft(context, draftSubscriptionContractId),
  ),
});

export const queryDraftSubscriptionContracts: Operation<'queryDraftSubscriptionContracts'> = async (
  { query },
  context,
) => {
  const { items, metadata } = await queryPage(drafts, context, query ?? {}, {
    paging: 'cursor',
    scope: undefined,
  });
  const now = context.clock.now();
  const shown: ApiDraftContract[] = [];
  for (const draft of items.filter((one) => !isExpired(one, now))) {
    const { draftSubscriptionContract } = await calculate(context, draft);
    if (draftSubscriptionContract) shown.push(draftSubscriptionContract);
  }
  return { draftSubscriptionContracts: shown, pagingMetadata: metadata };
};

/** What is committed stays as it was. */
export const deleteDraftSubscriptionContract: Operation<'deleteDraftSubscriptionContract'> = async (
  { draftSubscriptionContractId: id },
  context,
) => {
  const { status } = await lockAnyDraft(context, id);
  if (status === 'COMMITTED') throw alreadyCommitted(id);
  await drafts.remove(context.db, context.siteId, id);
  return {};
};

export const expiredDrafts: RetentionRule<Context> = {
  what: 'Changes of subscriptions that nobody committed',
  since: 'they were last touched',
  days: EDIT_HOURS / 24,
  forget: oldRows(
    'draft_subscription_contracts',
    (before) => sql`updated_date < ${before} and status = 'DRAFT'`,
  ),
};
