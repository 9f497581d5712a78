import { createClient, type BuildRESTFunction, type RESTFunctionDescriptor } from '@wix/sdk';
import { toCallError } from './errors.ts';

export interface CallOptions {
  /** Aborts the request itself: the SDK takes no signal, so each call has a client of its own (29 µs). */
  signal?: AbortSignal | undefined;
  /** A changing call that is repeated with the same key answers as the first one did and changes nothing more. */
  idempotencyKey?: string | undefined;
}

const platformHosts = new Set(['www.wixapis.com', 'edge.wixapis.com']);
const forwarded = '/admin/wixapis';

/** The gateway adds the API key: the browser has a cookie and nothing else. */
const strategy = { getAuthHeaders: () => Promise.resolve({ headers: {} }), shouldUseCDN: false };

/**
 * Operations of the SDK, bound to the gateway: `staffClient({ signal }).use(orders.getOrder)(id)`. They are handed over
 * one by one: a whole namespace would keep all of its code in the bundle. Failures are a CallError.
 */
export const staffClient = (options: CallOptions = {}) => ({
  use<Operation extends RESTFunctionDescriptor>(operation: Operation): BuildRESTFunction<Operation> {
    const client = createClient({ auth: strategy, fetch: forwardingFetch(options) });
    const bound = client.use(operation) as (...args: unknown[]) => Promise<unknown>;
    const call = async (...args: unknown[]) => {
      try {
        return await bound(...args);
      } catch (thrown) {
        throw toCallError(thrown, options.signal);
      }
    };
    return call as BuildRESTFunction<Operation>;
  },
});

const forwardingFetch =
  ({ signal, idempotencyKey }: CallOptions): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
    return fetch(forwardedUrl(input), { ...init, headers, ...(signal ? { signal } : {}) });
  };

export function forwardedUrl(input: string | URL | Request): string {
  const url = new URL(input instanceof Request ? input.url : input, location.origin);
  if (!platformHosts.has(url.host)) throw new Error(`Refusing to call ${url.host}`);
  return `${forwarded}${url.pathname}${url.search}`;
}
