import type { ShownSubscription, ShownSubscriptionDetails, SubscriptionVerb } from './subscriptions.ts';

/** How it stands, as a shop asks by it: an active one may be waiting for its money, or for pieces. */
export const SUBSCRIPTION_LIST_STATUSES = [
  'ACTIVE',
  'RETRYING',
  'OUT_OF_STOCK',
  'PAUSED',
  'SUSPENDED',
  'CANCELED',
  'ENDED',
] as const;
export type SubscriptionListStatus = (typeof SUBSCRIPTION_LIST_STATUSES)[number];

/** Those whose money did not come. */
export const FAILED: readonly SubscriptionListStatus[] = ['RETRYING', 'SUSPENDED'];

/** Those that are charged when their time comes. */
export const RUNNING: readonly SubscriptionListStatus[] = ['ACTIVE', 'RETRYING', 'OUT_OF_STOCK'];

/** What the shop may do besides what its member may. */
export type DeskVerb = SubscriptionVerb | 'retry';

/** The extension that does each. */
export const SUBSCRIPTION_OPERATIONS = {
  skip: 'skipSubscription',
  pause: 'pauseSubscription',
  resume: 'resumeSubscription',
  cancel: 'cancelSubscription',
  retry: 'retrySubscription',
} as const satisfies Record<DeskVerb, string>;

/** A subscription as the back office lists it. */
export interface DeskSubscription extends Omit<ShownSubscription, 'verbs'> {
  standing: SubscriptionListStatus;
  verbs: DeskVerb[];
  buyerName: string;
  /** What it comes to in a month, however often it is charged. */
  monthly: string;
}

export type SubscriptionActionKind =
  | 'DECLINED'
  | 'SUSPENDED'
  | 'OUT_OF_STOCK'
  | 'PAUSED'
  | 'RESUMED'
  | 'RETRIED'
  | 'SKIPPED'
  | 'CARD_CHANGED'
  /** It goes elsewhere from the next cycle on. */
  | 'MOVED'
  /** What it orders, by the shop. */
  | 'CHANGED'
  | 'CANCELED';

/** An activity of a subscription, besides the cycles that were paid. */
export interface SubscriptionAction {
  id: string;
  kind: SubscriptionActionKind;
  date: string;
  /** The address of who did it for the shop; `MEMBER` where its member did; absent where it came by itself. */
  by?: string;
  cycle?: number;
  reason?: string;
}

export interface DeskSubscriptionDetails extends DeskSubscription, Pick<ShownSubscriptionDetails, 'cards'> {
  /** The latest first. */
  cycles: (ShownSubscriptionDetails['cycles'][number] & { orderNumber?: string })[];
  /** The latest first. */
  acts: SubscriptionAction[];
  /** When what was declined is tried again, if each try fails; after the last it is suspended. */
  triesAhead: string[];
  /** When it is charged next if the next one is left out, and if it goes on; where that can be done. */
  ifSkipped?: string;
  ifResumed?: string;
}

export interface SubscriptionSummary {
  currency: string;
  /** Of those that are charged when their time comes, in the shop's currency. */
  monthly: string;
  running: number;
  paused: number;
  failed: number;
  /** What the failed ones would bring, in the shop's currency. */
  failedAmount: string;
  /** Of those that ran so many days ago, how many were canceled since. */
  days: number;
  ranBefore: number;
  canceled: number;
}

export const MAX_RETRIES = 10;
export const MAX_RETRY_DAYS = 30;
