import * as sdk from '@wix/auto_sdk_ecom_draft-subscription-contracts';
import type { draftSubscriptionContracts } from '@wix/ecom';
import { call, type Operation } from './order-operations.ts';

export type ContractDraft = draftSubscriptionContracts.DraftSubscriptionContract;
export type ContractDraftLine = NonNullable<ContractDraft['lineItems']>[number];
type Draftability = draftSubscriptionContracts.GetSubscriptionContractDraftabilityResponse;

interface Reply {
  calculatedDraftSubscriptionContract?: { draftSubscriptionContract?: ContractDraft };
}

/** Part of the published contract (/meta) and of the module at run time, but not of its public typings. */
interface Untyped {
  getSubscriptionContractDraftability: Operation<(id: string) => Promise<Draftability>>;
  createDraftSubscriptionContract: Operation<
    (id: string, options: { target: draftSubscriptionContracts.Target }) => Promise<Reply>
  >;
  updateLineItems: Operation<
    (id: string, changes: { lineItemId: string; newQuantity: number }[]) => Promise<Reply>
  >;
  deleteDraftSubscriptionContract: Operation<(id: string) => Promise<void>>;
  commitDraftSubscriptionContract: Operation<(id: string) => Promise<Reply>>;
}

const untyped = sdk as unknown as Untyped;

async function draftIn(reply: Promise<Reply>): Promise<ContractDraft & { _id: string }> {
  const draft = (await reply).calculatedDraftSubscriptionContract?.draftSubscriptionContract;
  if (!draft?._id) throw new Error('The platform answered without the draft.');
  return { ...draft, _id: draft._id };
}

export const contractDraftOperations = {
  draftability: (contractId: string) => call(untyped.getSubscriptionContractDraftability)(contractId),
  /** Of all cycles from this one on; whoever began it goes on with it. */
  begin: (contractId: string, nextCycleNumber: number) =>
    draftIn(
      call(untyped.createDraftSubscriptionContract)(contractId, {
        target: { contractTarget: { nextCycleNumber } },
      }),
    ),
  /** None of a line takes it out. */
  setQuantities: (id: string, changes: { lineItemId: string; newQuantity: number }[]) =>
    draftIn(call(untyped.updateLineItems)(id, changes)),
  commit: (id: string) => draftIn(call(untyped.commitDraftSubscriptionContract)(id)),
  remove: (id: string) => call(untyped.deleteDraftSubscriptionContract)(id),
};
