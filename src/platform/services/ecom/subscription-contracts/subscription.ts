import type { SubscriptionListStatus } from '#shared/subscription-desk.ts';
import type { Reply, SubscriptionContractsApi } from '#platform/contract/index.ts';

type ApiContract = NonNullable<
  Reply<SubscriptionContractsApi, 'getSubscriptionContract'>['subscriptionContract']
>;

/** What was agreed: what comes, to whom, for how much each time. */
export type Contract = ApiContract & { id: string };

/** What a cycle orders, as far as it can be agreed anew. */
export type Agreed = Pick<
  Contract,
  | 'lineItems'
  | 'priceSummary'
  | 'taxIncludedInPrices'
  | 'appliedDiscounts'
  | 'additionalFees'
  | 'shippingInfo'
  | 'recipientInfo'
>;

export type SubscriptionStatus =
  /** Charged when its time comes. */
  | 'ACTIVE'
  /** Its member wants nothing for a while. */
  | 'PAUSED'
  /** Charged in vain too often; waits for another card. */
  | 'SUSPENDED'
  | 'CANCELED'
  /** All it was to charge is charged. */
  | 'ENDED';

/** What a shop finds it by; told by the contract and by how far it is, and written with each change of either. */
export interface Listing {
  standing: SubscriptionListStatus;
  product: string;
  title: string;
  buyerName: string;
  email: string;
  /** Each time. */
  amount: string;
  currency: string;
  /** In a month. */
  monthly: string;
}

/** How far a contract is; the contract itself has no place for it. The ids are the same. */
export interface Subscription extends Partial<Listing> {
  id: string;
  memberId?: string;
  status: SubscriptionStatus;
  createdDate: string;
  updatedDate: string;
  /** When its first cycle was paid: all others are counted from it. */
  anchorDate: string;
  /** Of the shop when it began: on that calendar they are counted. Absent of old ones, which are counted in UTC. */
  timeZone?: string;
  frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  interval: number;
  /** How often it is charged in all; absent where it goes on. */
  billingCycles?: number;
  /** The number of the cycle that is charged next. */
  nextCycle: number;
  /** When; absent while nothing is to be charged. */
  nextChargeDate?: string;
  paidCycles: number;
  /** How often the next cycle was charged in vain. */
  tries: number;
  /** Why the last time. */
  reason?: string;
  /** The order of the next cycle, once it was tried. */
  orderId?: string;
  /** The charge of it that is under way. */
  chargeId?: string;
  savedMethodId?: string;
  /** What single cycles to come order in place of the rest of the contract's agreement, by their number. */
  once?: Record<string, Agreed>;
  /** When it was canceled or came to its end. */
  endedDate?: string;
}

/** The cycle it is in: the last one that was charged, or is being charged. */
export const currentCycle = ({ nextCycle, orderId }: Pick<Subscription, 'nextCycle' | 'orderId'>): number =>
  orderId === undefined ? nextCycle - 1 : nextCycle;

export const isOver = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'CANCELED' || status === 'ENDED';
