import { headersOf, operationClient, type CallOptions } from './operation-client.ts';
import { platformUrl } from './shopper/platform-url.ts';
import { isTokenRejected } from './shopper/token-error.ts';
import { tokensInsteadOf, visitorStrategy } from './shopper/visitor-strategy.ts';

export type { CallOptions };

const shopperFetch =
  (options: CallOptions): typeof fetch =>
  async (input, init) => {
    const { signal, at } = options;
    const headers = headersOf(init, options);
    const send = () => fetch(at ?? platformUrl(input), { ...init, headers, ...(signal ? { signal } : {}) });
    const response = await send();
    const rejected = headers.get('Authorization');
    if (response.status !== 401 || rejected === null || !(await isTokenRejected(response))) return response;
    headers.set('Authorization', (await tokensInsteadOf(rejected)).accessToken);
    return send();
  };

/** Operations of the SDK as this shopper, visitor or member: `shopperClient({ signal }).use(getCurrentCart)()`. */
export const shopperClient = operationClient(visitorStrategy, shopperFetch);
