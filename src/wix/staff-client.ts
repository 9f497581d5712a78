import { confirmedFetch } from './confirmed-fetch.ts';
import { fetchOnce } from './early-answers.ts';
import { headersOf, operationClient, type CallOptions } from './operation-client.ts';
import { platformPath } from './platform-path.ts';

export type { CallOptions };

/** The gateway adds the API key: the browser has a cookie and nothing else. */
const strategy = { getAuthHeaders: () => Promise.resolve({ headers: {} }), shouldUseCDN: false };

const forwardingFetch =
  (options: CallOptions): typeof fetch =>
  (input, init) => {
    const { signal } = options;
    return confirmedFetch(() =>
      fetchOnce(forwardedUrl(input), {
        ...init,
        headers: headersOf(init, options),
        ...(signal ? { signal } : {}),
      }),
    );
  };

export const forwardedUrl = (input: string | URL | Request): string => `/admin/wixapis${platformPath(input)}`;

/** Operations of the SDK as who is signed in to the back office: `staffClient({ signal }).use(orders.getOrder)(id)`. */
export const staffClient = operationClient(strategy, forwardingFetch);
