import { createClient, type BuildRESTFunction, type RESTFunctionDescriptor } from '@wix/sdk';
import { toCallError } from './errors.ts';
import { platformUrl } from './shopper/platform-url.ts';
import { isTokenRefused } from './shopper/token-refusal.ts';
import { tokensInsteadOf, visitorStrategy } from './shopper/visitor-strategy.ts';

export interface CallOptions {
  /** Aborts the request itself: the SDK takes no signal, so each call has a client of its own (29 µs). */
  signal?: AbortSignal | undefined;
  /** A changing call that is repeated with the same key answers as the first one did and changes nothing more. */
  idempotencyKey?: string | undefined;
}

/**
 * Operations of the SDK as this shopper, visitor or member: `shopperClient({ signal }).use(getCurrentCart)()`. They
 * are handed over one by one: a whole namespace would keep all of its code in the bundle. Failures are a CallError.
 */
export const shopperClient = (options: CallOptions = {}) => ({
  use<Operation extends RESTFunctionDescriptor>(operation: Operation): BuildRESTFunction<Operation> {
    const client = createClient({ auth: visitorStrategy, fetch: shopperFetch(options) });
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

const shopperFetch =
  ({ signal, idempotencyKey }: CallOptions): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
    const send = () => fetch(platformUrl(input), { ...init, headers, ...(signal ? { signal } : {}) });
    const response = await send();
    const refused = headers.get('Authorization');
    if (response.status !== 401 || refused === null || !(await isTokenRefused(response))) return response;
    headers.set('Authorization', (await tokensInsteadOf(refused)).accessToken);
    return send();
  };
