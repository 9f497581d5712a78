import type { Caller } from '../identity/caller.ts';
import { identify, type ApiKey } from '../identity/identify.ts';
import type { HostedRoute } from '../service.ts';
import { makeContext, type ContextParts } from './call-context.ts';
import type { Link } from './exchange.ts';
import { transact } from './run-operation.ts';

/** One of the platform's own pages or endpoints, outside the contract. */
export const hostedRoute =
  (route: HostedRoute, parts: ContextParts, apiKeys: readonly ApiKey[]): Link =>
  async (c) => {
    const { site, database } = parts.options;
    const { headers } = c.req.raw;
    const caller: Caller = headers.has('authorization')
      ? await identify(headers, apiKeys, parts.tokens)
      : { kind: 'anyone', siteId: site.id };
    const origin = { caller, requestId: c.get('requestId') };
    return transact(database, (tx) =>
      route.handle(c.req.raw, makeContext(parts, origin, tx), c.req.param() as Record<string, string>),
    );
  };
