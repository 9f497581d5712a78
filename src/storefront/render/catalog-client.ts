import { createClient, type BuildRESTFunction, type RESTFunctionDescriptor } from '@wix/sdk';
import type { ShopClient } from '../shell/define-page.ts';

/** The fetch that the server hands in brings the rights; the CDN's addresses would only be another host. */
const strategy = { getAuthHeaders: () => Promise.resolve({ headers: {} }), shouldUseCDN: false };

/** The SDK on the server, towards the platform that the server talks to. */
export function catalogClient(platformFetch: (request: Request) => Promise<Response>): ShopClient {
  const send: typeof fetch = (input, init) =>
    platformFetch(input instanceof Request ? input : new Request(input, init));
  const client = createClient({ auth: strategy, fetch: send });
  return {
    use: <Operation extends RESTFunctionDescriptor>(operation: Operation) =>
      client.use(operation) as BuildRESTFunction<Operation>,
  };
}
