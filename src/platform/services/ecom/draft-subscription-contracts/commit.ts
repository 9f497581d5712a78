import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { DraftSubscriptionContractsApi, Handler } from '#platform/contract/index.ts';
import {
  agreedAnew,
  contractFor,
  dateOfCycle,
  lockSubscription,
  readContract,
  record,
  saveContract,
  saveSubscription,
  emailChanged,
  type Agreed,
  type Contract,
  type Subscription,
} from '../subscription-contracts/public.ts';
import { agreedOf } from './agreed.ts';
import type { ContractDraft } from './draft.ts';
import { lockDraft, readDraft, save } from './draft-change.ts';
import { errorsOf, reckon, writeDraft } from './present.ts';
import { rejectIncomplete } from './rules/commit-errors.ts';
import { isTooLate, nonDraftableReasons } from './rules/draftability.ts';
import { notDraftable } from './rules/errors.ts';
import { withActivity } from './rules/with-activity.ts';

interface LockedDraft {
  draft: ContractDraft;
  contract: Contract;
  subscription: Subscription;
}

/** The subscription is held before its draft, as by whoever begins one. @throws where it cannot be changed now */
async function hold(context: Context, id: string): Promise<LockedDraft> {
  const { subscriptionContractId } = await readDraft(context, id);
  const subscription = await lockSubscription(context, subscriptionContractId);
  const draft = await lockDraft(context, id);
  const contract = await readContract(context, subscriptionContractId);
  const reasons = nonDraftableReasons(contract, subscription, context.site.currency);
  if (reasons.length > 0) throw notDraftable(reasons);
  if (isTooLate(draft, subscription)) throw notDraftable([{ reason: 'SUBSCRIPTION_NOT_EDITABLE' }]);
  if (draft.editor !== context.actor) {
    const data = { draftId: id, owner: draft.createdBy };
    throw failedPrecondition('Somebody else makes this draft.', 'DRAFT_BELONGS_TO_ANOTHER_OWNER', data);
  }
  return { draft, contract, subscription };
}

/** What one cycle alone orders is kept with the subscription; the contract only tells of it. */
async function agree(
  context: Context,
  { draft, contract, subscription }: LockedDraft,
  { agreed, reason }: { agreed: Agreed; reason: string | null | undefined },
): Promise<Contract> {
  const { target, contractRevision } = draft;
  const cycle = target.cycleTarget?.cycleNumber;
  const before = cycle === undefined ? contract : contractFor(contract, subscription, cycle);
  const changed = agreedAnew(before, agreed);
  const stamp = { id: context.ids.guid(), now: context.clock.now().toISOString(), appId: context.siteId };
  const told = withActivity(cycle === undefined ? changed : contract, {
    before,
    changed,
    draft,
    reason,
    stamp,
  });
  const stored = await saveContract(context, told, contractRevision);
  if (cycle === undefined) return stored;
  await saveSubscription(context, { ...subscription, once: { ...subscription.once, [cycle]: agreed } });
  return changed;
}

/** What the cycles to come are charged; what was charged stays. */
export const commitDraftSubscriptionContract: Handler<
  DraftSubscriptionContractsApi,
  'commitDraftSubscriptionContract',
  Context
> = async ({ draftSubscriptionContractId, reason, settings }, context) => {
  const locked = await hold(context, draftSubscriptionContractId);
  const { draft, subscription } = locked;
  const { content, priced } = await reckon(context, draft);
  rejectIncomplete(draft, content, errorsOf(content, priced));
  const contract = await agree(context, locked, { agreed: agreedOf(content, priced), reason });
  const shown = writeDraft({ ...draft, status: 'COMMITTED' }, content, priced);
  const committed = { ...shown, updatedDate: context.clock.now().toISOString() } as typeof shown;
  await save(context, { ...draft, content, status: 'COMMITTED', committed });
  const cycle = draft.target.cycleTarget?.cycleNumber;
  await record(context, subscription.id, 'CHANGED', cycle === undefined ? {} : { cycle });
  if (settings?.sendNotificationsToBuyer !== false)
    await emailChanged(context, contract, cycle === undefined ? undefined : dateOfCycle(subscription, cycle));
  return { calculatedDraftSubscriptionContract: { draftSubscriptionContract: committed } };
};
