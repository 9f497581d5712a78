/** Apps of the shop that the platform asks while somebody shops, each by a kind of the contract. */
export const pluginKinds = [
  'SHIPPING_RATES',
  'ADDITIONAL_FEES',
  'VALIDATIONS',
  'TAX_CALCULATION',
  'CUSTOM_TRIGGERS',
  'RECOMMENDATIONS',
  'PAYMENT_SETTINGS',
  'GIFT_CARDS',
  'MEMBERSHIPS',
] as const;
export type PluginKind = (typeof pluginKinds)[number];

/** Why there is no answer that counts. */
export const pluginFailures = [
  /** It took longer than it may. */
  'TIMEOUT',
  /** Nobody is there, or the line broke. */
  'UNREACHABLE',
  /** The URL points into a private network and is not called. */
  'ADDRESS_NOT_ALLOWED',
  /** It answered with another status than 200. */
  'STATUS',
  /** Its answer is longer than answers may be. */
  'TOO_LONG',
  /** Its answer is no JSON. */
  'NOT_JSON',
  /** Its answer breaks the contract, or says what cannot be. */
  'BAD_ANSWER',
  /** The app answered with an error of the contract. */
  'REFUSED',
  /** It failed a moment ago and is left alone. */
  'RESTING',
] as const;
export type PluginFailure = (typeof pluginFailures)[number];

export const MAX_PLUGINS = 20;
export const MIN_PLUGIN_MS = 200;
export const MAX_PLUGIN_MS = 10_000;
export const MAX_PLUGIN_NAME = 60;
export const MAX_PLUGIN_URL = 1000;

export const MAX_ALGORITHMS = 10;
export const MAX_ALGORITHM_NAME = 50;
export const algorithmTypes = ['RELATED_ITEMS', 'GLOBAL'] as const;

/** A way of recommending that an app has; its id is the app's own. */
export interface PluginAlgorithm {
  id: string;
  name: string;
  type: (typeof algorithmTypes)[number];
}

/** What the merchant says of one. */
export interface PluginSettings {
  name: string;
  /** The base address; the path of each method follows it. */
  url: string;
  kinds: PluginKind[];
  active: boolean;
  timeLimitMs: number;
  /** Offered under its name where it has no answer. */
  fallbackRate?: { title: string; price: string };
  /** The app is called for carts, too, and not for checkouts alone. */
  validateInCart?: boolean;
  /** Nothing is ordered while it does not say that it may be. */
  blockWhenSilent?: boolean;
  /** What it recommends by; the shop's pages ask for them in this order. */
  algorithms?: PluginAlgorithm[];
  /** Cards prove their owner while it does not say whether they have to. */
  secondStepWhenSilent?: boolean;
}

/** How far what an app gives for an order is: money of a card, or a use of a membership. */
export type TakingState =
  /** The call is under way; whether the app has deducted the amount is unknown. */
  | 'ASKED'
  /** It is off the card or membership, for an order that is yet to be placed. */
  | 'REDEEMED'
  /** An order has it. */
  | 'TAKEN'
  /** Nobody wants it any more, and whether the app took it off is not known. */
  | 'UNSURE'
  /** It is to go back to where it came from. */
  | 'VOIDING'
  | 'VOIDED'
  /** The app rejected it: nothing was deducted. */
  | 'REFUSED'
  /** Only people can tell what became of it. */
  | 'UNCLEAR'
  /** People saw to it. */
  | 'SETTLED';

/** An open transaction, as the back office displays it. */
export interface OpenRedemption {
  id: string;
  orderId: string;
  lastFour: string;
  amount: string;
  currency: string;
  state: TakingState;
  reason: string | null;
  createdDate: string;
  updatedDate: string;
}

/** The same of a membership that was to pay for a line. */
export interface OpenMembershipCharge {
  id: string;
  orderId: string;
  membershipName: string;
  lineName: string;
  state: TakingState;
  reason: string | null;
  createdDate: string;
  updatedDate: string;
}

/** One answer or fault of a plugin; nothing of who shops. */
export interface PluginMoment {
  at: string;
  kind: PluginKind;
  ms: number;
  fault?: PluginFailure;
  detail?: string;
}

/** How it does. */
export interface PluginHealth {
  answered: number;
  failed: number;
  lastAnswerAt?: string;
  /** The last ones, newest first. */
  faults: PluginMoment[];
}

export interface Plugin extends PluginSettings {
  id: string;
  /** What its tokens are meant for: `appId` of the SDK's `AppStrategy`. */
  appId: string;
  /** What they are checked with: `publicKey` of the same. */
  publicKey: string;
  createdDate: string;
  updatedDate: string;
  /** Counts up with each change. */
  revision: number;
}

export interface PluginView extends Plugin {
  health: PluginHealth;
  /** On how many of its cards money is that only people can tell what became of. */
  unclearCards?: number;
  /** The same of its memberships. */
  unclearMemberships?: number;
}

/** The outcome of a test call with a sample cart. */
export interface PluginTrial {
  kind: PluginKind;
  ms: number;
  /** As it counts; absent where it does not. */
  answer?: unknown;
  fault?: PluginFailure;
  detail?: string;
}

export type PluginState = 'unclear' | 'paused' | 'failing' | 'answers' | 'unasked';

/** As its last answer or fault says; before all, where somebody has to look at money. */
export function stateOf({
  active,
  health,
  unclearCards = 0,
  unclearMemberships = 0,
}: Pick<PluginView, 'active' | 'health' | 'unclearCards' | 'unclearMemberships'>): PluginState {
  if (unclearCards + unclearMemberships > 0) return 'unclear';
  if (!active) return 'paused';
  const { lastAnswerAt, faults } = health;
  const lastFaultAt = faults[0]?.at;
  if (lastFaultAt && (!lastAnswerAt || lastFaultAt > lastAnswerAt)) return 'failing';
  return lastAnswerAt ? 'answers' : 'unasked';
}
