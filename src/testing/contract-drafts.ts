import { draftSubscriptionContracts } from '@wix/ecom';
import type { Shop } from './shop.ts';

type Draft = draftSubscriptionContracts.DraftSubscriptionContract;
type Calculated = Promise<{
  calculatedDraftSubscriptionContract?: {
    draftSubscriptionContract?: Draft;
    calculationErrors?: { contractValidationErrors?: { code?: string }[] };
  };
}>;
interface Tagging {
  assignTags?: draftSubscriptionContracts.Tags;
  unassignTags?: draftSubscriptionContracts.Tags;
}

/** The SDK has these without telling of them. */
interface Hidden {
  getSubscriptionContractDraftability(
    id: string,
  ): Promise<draftSubscriptionContracts.GetSubscriptionContractDraftabilityResponse>;
  createDraftSubscriptionContract(
    id: string,
    options: { target: draftSubscriptionContracts.Target },
  ): Calculated;
  getDraftSubscriptionContract(id: string): Calculated;
  deleteDraftSubscriptionContract(id: string): Promise<void>;
  addLineItems(id: string, options: object): Calculated;
  updateLineItems(id: string, changes: draftSubscriptionContracts.LineItemChangeDetails[]): Calculated;
  setShippingInfo(id: string, options: { shippingInfo?: object }): Calculated;
  setRecipientInfo(id: string, options: { recipientInfo?: object }): Calculated;
  commitDraftSubscriptionContract(
    id: string,
    options?: { reason?: string; settings?: { sendNotificationsToBuyer?: boolean } },
  ): Calculated;
  bulkUpdateDraftSubscriptionContractTags(
    ids: string[],
    options: Tagging,
  ): Promise<draftSubscriptionContracts.BulkUpdateDraftSubscriptionContractTagsResponse>;
  bulkUpdateDraftSubscriptionContractTagsByFilter(
    filter: object,
    options: Tagging,
  ): Promise<{ jobId?: string }>;
}

/** Calls of the people of the shop, as one of them. */
export function draftsOf(shop: Shop, actor?: string) {
  const modules = shop.sdk(
    { draftSubscriptionContracts },
    undefined,
    actor === undefined ? {} : { 'x-counterpart-actor': actor },
  );
  const { draftSubscriptionContracts: drafts } = modules as unknown as {
    draftSubscriptionContracts: typeof modules.draftSubscriptionContracts & Hidden;
  };
  return drafts;
}
export type DraftCalls = ReturnType<typeof draftsOf>;

/** What an answer says of the draft. */
export const draftIn = async (answer: Calculated): Promise<Draft & { _id: string }> => {
  const { draftSubscriptionContract = {} } = (await answer).calculatedDraftSubscriptionContract ?? {};
  return { ...draftSubscriptionContract, _id: draftSubscriptionContract._id ?? '' };
};

/** A draft of all cycles to come. */
export async function beginDraft(
  drafts: DraftCalls,
  contractId: string,
  target?: draftSubscriptionContracts.Target,
): Promise<Draft & { _id: string }> {
  const { currentCycle } = await drafts.getSubscriptionContractDraftability(contractId);
  const next = { contractTarget: { nextCycleNumber: (currentCycle ?? 0) + 1 } };
  return draftIn(drafts.createDraftSubscriptionContract(contractId, { target: target ?? next }));
}
