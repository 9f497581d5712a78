import { unauthenticated } from '../contract/errors.ts';
import type { Caller } from '../identity/caller.ts';
import { identify, type Credentials } from '../identity/identify.ts';
import type { HostedRoute } from '../service.ts';
import { makeContext, type ContextParts } from './call-context.ts';
import type { Link } from './exchange.ts';
import { transact } from './run-operation.ts';

async function callerOf(
  { provesCaller }: HostedRoute,
  headers: Headers,
  siteId: string,
  credentials: Credentials,
): Promise<Caller> {
  if (provesCaller) return { kind: 'api-key', siteId, permissions: '*' };
  return headers.get('authorization') ? identify(headers, credentials) : { kind: 'anyone', siteId };
}

/** One of the platform's own pages or endpoints, outside the contract. */
export const hostedRoute =
  (route: HostedRoute, parts: ContextParts, credentials: Credentials): Link =>
  async (c) => {
    const { site, database } = parts.options;
    const { headers } = c.req.raw;
    const caller = await callerOf(route, headers, site.id, credentials);
    if (caller.siteId !== site.id) throw unauthenticated('The access token belongs to another site.');
    const origin = { caller, requestId: c.get('requestId'), clientAddress: c.env.clientAddress };
    return transact(database, (tx) =>
      route.handle(c.req.raw, makeContext(parts, origin, tx), c.req.param() as Record<string, string>),
    );
  };
