import { timelineChanges } from '../../draft-orders/public.ts';
import type { Order } from '../../orders/public.ts';
import type { Contract } from '../../subscription-contracts/public.ts';
import type { ContractDraft } from '../draft.ts';

/** The contract keeps at most so many. */
const MAX_ACTIVITIES = 500;

interface ContractChange {
  before: Contract;
  changed: Contract;
  /** The draft of the change. Its id is absent where the member changed the contract without a draft. */
  draft: Pick<ContractDraft, 'target'> & Partial<Pick<ContractDraft, 'id'>>;
  reason?: string | null | undefined;
  stamp: { id: string; now: string; appId: string };
}

/** The changes that a contract has words for: of a line its quantity, of a delivery what it does to the total. */
function changesOf(before: Contract, changed: Contract): object[] {
  return timelineChanges(before as unknown as Order, changed as unknown as Order).flatMap((change) => {
    const { lineItemChanged, shippingInformationChanged } = change;
    if (shippingInformationChanged) return [];
    if (!lineItemChanged) return [change];
    const { price: _price, ...line } = lineItemChanged as { price?: object };
    return [{ lineItemChanged: line }];
  });
}

/** The contract with one more entry of what was done to it. */
export function withActivity(
  contract: Contract,
  { before, changed, draft, reason, stamp }: ContractChange,
): Contract {
  const { contractTarget } = draft.target;
  const target = contractTarget && { contractTarget };
  const entry = {
    id: stamp.id,
    createdDate: stamp.now,
    activityType: 'CHANGES_APPLIED',
    author: { appId: stamp.appId },
    ...target,
    changesApplied: {
      ...target,
      ...(draft.id !== undefined && { draftSubscriptionContractId: draft.id }),
      changes: changesOf(before, changed),
      ...(reason && { reason }),
    },
  };
  const activities = [...(contract.activities ?? []), entry].slice(-MAX_ACTIVITIES);
  return { ...contract, activities: activities as NonNullable<Contract['activities']> };
}
