import type { DraftSubscriptionContractsApi, Reply } from '#platform/contract/index.ts';
import { currentCycle, type Contract, type Subscription } from '../../subscription-contracts/public.ts';
import type { ContractDraft } from '../draft.ts';

export type NonDraftableReason = NonNullable<
  Reply<DraftSubscriptionContractsApi, 'getSubscriptionContractDraftability'>['nonDraftableReasons']
>[number];
type Reason = NonNullable<NonDraftableReason['reason']>;

const catalogsOf = ({ lineItems = [] }: Pick<Contract, 'lineItems'>): Set<string> =>
  new Set(lineItems.flatMap(({ catalogReference }) => catalogReference?.appId ?? []));

/** Why nothing can be changed of a subscription as it stands, besides who is at it and what its totals say. */
export function nonDraftableReasons(
  contract: Contract,
  { status, tries, chargeId }: Subscription,
  siteCurrency: string,
): NonDraftableReason[] {
  const found: [Reason, boolean][] = [
    ['LAST_CYCLE', status === 'ENDED'],
    ['UNSUPPORTED_STATUS', status === 'CANCELED' || status === 'SUSPENDED'],
    ['GRACE_PERIOD', (status === 'ACTIVE' || status === 'PAUSED') && tries > 0],
    ['SUBSCRIPTION_NOT_EDITABLE', chargeId !== undefined],
    ['CURRENCY_MISMATCH', contract.currency !== siteCurrency],
    ['WEIGHT_UNIT_MISMATCH', (contract.weightUnit ?? 'KG') !== 'KG'],
    ['MULTIPLE_CATALOGS', catalogsOf(contract).size > 1],
  ];
  return found.flatMap(([reason, holds]) => (holds ? { reason } : []));
}

/** That somebody else is at it. */
export const draftOfAnother = ({ id, createdBy }: ContractDraft): NonDraftableReason => ({
  reason: 'DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER',
  draftAlreadyExistsForAnotherOwner: { draftId: id, owner: createdBy },
});

/** Whether the cycle that the draft is for has begun since; what is for all of them is for those to come. */
export const isTooLate = ({ target }: ContractDraft, subscription: Subscription): boolean =>
  (target.cycleTarget?.cycleNumber ?? Infinity) <= currentCycle(subscription);
