import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { DraftSubscriptionContractsApi, Handler, OperationName } from '#platform/contract/index.ts';
import {
  contractFor,
  contracts,
  currentCycle,
  lockSubscription,
  readContract,
  subscriptions,
  type Contract,
} from '../subscription-contracts/public.ts';
import { isExpired, type ContractDraft, type Target } from './draft.ts';
import { contentFrom, reasonsOf } from './from-contract.ts';
import { calculate } from './present.ts';
import { draftOfAnother } from './rules/draftability.ts';
import { notDraftable } from './rules/errors.ts';
import { isSameTarget, readTarget } from './rules/target.ts';
import { drafts } from './tables.ts';

/** The one somebody is at; an abandoned one is in nobody's way. */
async function openDraft({ db, siteId, clock }: Context, id: string): Promise<ContractDraft | undefined> {
  const filter = { subscriptionContractId: id, status: 'DRAFT' };
  const { items } = await drafts.query(db, siteId, { filter });
  return items.find((draft) => !isExpired(draft, clock.now()));
}

type Operation<Name extends OperationName<DraftSubscriptionContractsApi>> = Handler<
  DraftSubscriptionContractsApi,
  Name,
  Context
>;

export const getSubscriptionContractDraftability: Operation<'getSubscriptionContractDraftability'> = async (
  { subscriptionContractId: id },
  context,
) => {
  const { db, siteId, actor } = context;
  const [contract, subscription] = [
    await contracts.get(db, siteId, id),
    await subscriptions.get(db, siteId, id),
  ];
  if (!contract || !subscription)
    return { draftable: false, nonDraftableReasons: [{ reason: 'SUBSCRIPTION_CONTRACT_NOT_FOUND' }] };
  const open = await openDraft(context, id);
  const others = open && open.editor !== actor ? [draftOfAnother(open)] : [];
  const reasons = [...(await reasonsOf(context, contract, subscription)), ...others];
  return {
    draftable: reasons.length === 0,
    nonDraftableReasons: reasons,
    currentCycle: currentCycle(subscription),
  };
};

function begin(context: Context, contract: Contract, target: Target, base: Contract): ContractDraft {
  const { clock, ids, actor, siteId } = context;
  const now = clock.now().toISOString();
  const { subscriptionSettings } = contract;
  return {
    id: ids.guid(),
    subscriptionContractId: contract.id,
    target,
    createdDate: now,
    updatedDate: now,
    status: 'DRAFT',
    createdBy: { appId: siteId },
    ...(actor !== undefined && { editor: actor }),
    contractRevision: contract.revision ?? '',
    ...(subscriptionSettings && { subscriptionSettings }),
    content: contentFrom(context, base),
  };
}

/** One at a time: whoever began it goes on with it, nobody else begins another. */
export const createDraftSubscriptionContract: Operation<'createDraftSubscriptionContract'> = async (
  request,
  context,
) => {
  const { db, siteId, actor } = context;
  const { subscriptionContractId: id } = request;
  const subscription = await lockSubscription(context, id);
  const contract = await readContract(context, id);
  const open = await openDraft(context, id);
  if (open && open.editor !== actor) throw notDraftable([draftOfAnother(open)]);
  const reasons = await reasonsOf(context, contract, subscription);
  if (reasons.length > 0) throw notDraftable(reasons);
  const target = readTarget(request.target, subscription);
  if (open && !isSameTarget(open.target, target))
    throw failedPrecondition(
      'There is a draft for other cycles already.',
      'DRAFT_ALREADY_EXISTS_FOR_ANOTHER_TARGET',
      { draftId: open.id, target: open.target },
    );
  const cycle = target.cycleTarget?.cycleNumber;
  const base = cycle === undefined ? contract : contractFor(contract, subscription, cycle);
  const draft = open ?? (await drafts.insert(db, siteId, begin(context, contract, target, base)));
  return { calculatedDraftSubscriptionContract: await calculate(context, draft) };
};
