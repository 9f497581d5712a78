import type { shopperSubscriptionExtensions } from '../../shared/extensions/subscriptions.ts';
import type {
  MoveAddress,
  MoveQuote,
  ShownSubscription,
  ShownSubscriptionDetails,
  SubscriptionVerb,
} from '../../shared/subscriptions.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';

const call = shopperExtensionClient<typeof shopperSubscriptionExtensions>();

const OPERATIONS = {
  pause: 'pauseMySubscription',
  resume: 'resumeMySubscription',
  skip: 'skipMySubscription',
  cancel: 'cancelMySubscription',
} as const satisfies Record<SubscriptionVerb, keyof typeof shopperSubscriptionExtensions>;

/** The member's own, the latest first. */
export const readSubscriptions = async (signal?: AbortSignal): Promise<ShownSubscription[]> =>
  (await call('listMySubscriptions', {}, signal)).subscriptions;

export const readSubscription = async (
  subscriptionId: string,
  signal?: AbortSignal,
): Promise<ShownSubscriptionDetails> =>
  (await call('getMySubscription', { subscriptionId }, signal)).subscription;

export const changeSubscription = async (
  subscriptionId: string,
  verb: SubscriptionVerb,
): Promise<ShownSubscription> => (await call(OPERATIONS[verb], { subscriptionId })).subscription;

/** A kept card, or a new one behind its token. @returns where the bank asks for a confirmation, if it does */
export async function changeCard(
  subscriptionId: string,
  card: { methodId: string } | { paymentToken: string },
): Promise<string | undefined> {
  const changed = await call('changeMySubscriptionCard', { subscriptionId, ...card });
  return 'redirectUrl' in changed ? changed.redirectUrl : undefined;
}

interface Move {
  address: MoveAddress;
  /** How it travels there. */
  code?: string;
}

/** What the next delivery comes to at another address; nothing is changed. */
export const quoteMove = (subscriptionId: string, move: Move): Promise<MoveQuote> =>
  call('previewMySubscriptionAddress', { subscriptionId, ...move });

/** All deliveries to come go there, at the sum that was told. */
export const moveSubscription = (subscriptionId: string, move: Move & { amount: string }): Promise<object> =>
  call('changeMySubscriptionAddress', { subscriptionId, ...move });
