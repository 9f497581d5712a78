import Stripe from 'stripe';
import type { StripeOptions } from './options.ts';

/** Two tries and the pause between them end before the shopper's browser gives up, after half a minute. */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;

const addressOf = (apiUrl: string) => {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isSecure = protocol === 'https:';
  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
  };
};

/** Stripe's own library; a try that fails for the network is made once more under the same idempotency key. */
export const stripeClient = ({
  secretKey,
  apiUrl,
  send = fetch,
  timeoutMs = TIMEOUT_MS,
}: Pick<StripeOptions, 'secretKey' | 'apiUrl' | 'send' | 'timeoutMs'>) =>
  new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(send),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Counterpart' },
    ...(apiUrl !== undefined && addressOf(apiUrl)),
  });
