import type Stripe from 'stripe';
import type { Database } from '#database/database.ts';
import type { Clock, Logger } from '../../ports.ts';

export interface StripeSettings {
  secretKey: string;
  /** Of the endpoint that Stripe sends its notices to. */
  webhookSecret: string;
  /** Where something else speaks Stripe's API; its own address when absent. */
  apiUrl?: string | undefined;
}

export interface StripeOptions extends StripeSettings {
  database: Database;
  siteId: string;
  clock: Clock;
  logger: Logger;
  /** In the place of the network. */
  send?: typeof fetch;
  /** How long one try waits for an answer. */
  timeoutMs?: number;
}

/** What the parts of the adapter share. */
export interface Desk extends Pick<StripeOptions, 'database' | 'siteId' | 'clock' | 'webhookSecret'> {
  stripe: Stripe;
}

/** What everything made for this shop carries at Stripe; its notices are known by it. */
export interface OwnMetadata extends Record<string, string> {
  counterpart_site: string;
  counterpart_order: string;
  counterpart_payment: string;
}

export const ownMetadata = (
  { siteId }: Pick<Desk, 'siteId'>,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): OwnMetadata => ({
  counterpart_site: siteId,
  counterpart_order: orderId,
  counterpart_payment: paymentId,
});
