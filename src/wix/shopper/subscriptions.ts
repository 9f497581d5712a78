import type {
  MoveAddress,
  MoveQuote,
  ShownSubscription,
  ShownSubscriptionDetails,
  SubscriptionVerb,
} from '../../shared/subscriptions.ts';
import { hostedCall } from './hosted-call.ts';

const SUBSCRIPTIONS = '/hosted/subscriptions';

const pathOf = (id: string) => `${SUBSCRIPTIONS}/${encodeURIComponent(id)}` as const;

/** The member's own, the latest first. */
export const readSubscriptions = async (signal?: AbortSignal): Promise<ShownSubscription[]> =>
  (await hostedCall<{ subscriptions: ShownSubscription[] }>('GET', SUBSCRIPTIONS, undefined, signal))
    .subscriptions;

export const readSubscription = (id: string, signal?: AbortSignal): Promise<ShownSubscriptionDetails> =>
  hostedCall('GET', pathOf(id), undefined, signal);

export const actOnSubscription = (id: string, verb: SubscriptionVerb): Promise<ShownSubscription> =>
  hostedCall('POST', `${pathOf(id)}/${verb}`, {});

/** A kept card, or a new one behind its token; the bank may ask for a confirmation on a page of its own. */
export const changeCard = (
  id: string,
  card: { methodId: string } | { paymentToken: string },
): Promise<ShownSubscription | { redirectUrl: string }> => hostedCall('POST', `${pathOf(id)}/card`, card);

interface Move {
  address: MoveAddress;
  /** How it travels there. */
  code?: string;
}

/** What the next delivery comes to at another address; nothing is changed. */
export const quoteMove = (id: string, move: Move): Promise<MoveQuote> =>
  hostedCall('POST', `${pathOf(id)}/address/quote`, move);

/** All deliveries to come go there, at the sum that was told. */
export const moveSubscription = (id: string, move: Move & { amount: string }): Promise<object> =>
  hostedCall('POST', `${pathOf(id)}/address`, move);
