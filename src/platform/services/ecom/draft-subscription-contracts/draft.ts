import type { DraftSubscriptionContractsApi, Reply } from '#platform/contract/index.ts';
import type { DraftContent } from '../draft-orders/public.ts';

export type Calculated = NonNullable<
  Reply<DraftSubscriptionContractsApi, 'getDraftSubscriptionContract'>['calculatedDraftSubscriptionContract']
>;
export type ApiDraftContract = NonNullable<Calculated['draftSubscriptionContract']>;
export type Target = NonNullable<ApiDraftContract['target']>;

/** A draft as it is kept: the content of an order to come, and which cycles it is for. */
export type ContractDraft = {
  id: string;
  subscriptionContractId: string;
  target: Target;
  createdDate: string;
  updatedDate: string;
  status: 'DRAFT' | 'COMMITTED';
  createdBy: { appId: string };
  /** Who makes it: nobody else begins one meanwhile. */
  editor?: string;
  /** Of the contract it was made from. */
  contractRevision: string;
  subscriptionSettings?: NonNullable<ApiDraftContract['subscriptionSettings']>;
  tags?: NonNullable<ApiDraftContract['tags']>;
  content: DraftContent;
  /** As it was committed. */
  committed?: ApiDraftContract;
};

/** A draft is removed so long after its last change. */
export const EDIT_HOURS = 24;

export const isExpired = ({ status, updatedDate }: ContractDraft, now: Date): boolean =>
  status === 'DRAFT' && now.getTime() - Date.parse(updatedDate) > EDIT_HOURS * 3_600_000;
