import type { Queryable } from '../../database/database.ts';
import { permissionDenied, unauthenticated } from '../contract/errors.ts';
import { isSoundAddress, rejectUnsoundAddress } from '../contract/sound.ts';
import { speaksForStaff, type Caller } from '../identity/caller.ts';
import { identify, type Credentials } from '../identity/identify.ts';
import type { HostedRoute } from '../service.ts';
import { PluginAnswers } from './plugin-answers.ts';
import { makeContext, type ContextParts } from './call-context.ts';
import type { Exchange, Link } from './exchange.ts';
import { spentPage } from './html-page.ts';
import { MAX_BODY_BYTES, readBytes } from './read-request.ts';
import { transact } from './transact.ts';

async function callerOf(
  { provesCaller }: HostedRoute,
  headers: Headers,
  siteId: string,
  credentials: Credentials,
): Promise<Caller> {
  if (provesCaller) return { kind: 'api-key', siteId, permissions: '*' };
  return headers.get('authorization') ? identify(headers, siteId, credentials) : { kind: 'anyone', siteId };
}

/** Makes the request with a body that is there already, and no longer than bodies may be; anew for every try. */
async function readIn(c: Exchange, maxBytes: number): Promise<() => Request> {
  if (c.req.method !== 'POST') return () => c.req.raw;
  const { url, headers } = c.req.raw;
  const body = await readBytes(c, maxBytes);
  return () => new Request(url, { method: 'POST', headers, body });
}

/** One of the platform's own pages or endpoints, outside the contract. */
export const hostedRoute =
  (route: HostedRoute, parts: ContextParts, credentials: Credentials): Link =>
  async (c) => {
    // Looking at an address does not use it up.
    if (c.req.method === 'HEAD') return c.body(null, 204);
    const { site, database, maxBodyBytes = MAX_BODY_BYTES } = parts.options;
    const { headers } = c.req.raw;
    const caller = await callerOf(route, headers, site.id, credentials);
    if (caller.siteId !== site.id) throw unauthenticated('The access token belongs to another site.');
    // Elsewhere outside the contract there are no permissions that could narrow it.
    if (caller.kind === 'api-key' && caller.appId !== undefined && !route.requiresPermission)
      throw permissionDenied('This address is not open to API keys and apps.');
    const asking = new PluginAnswers(parts.pluginDesk, c.get('requestId'));
    const origin = {
      caller,
      asking,
      byAnonymizing: route.anonymizes,
      requestId: c.get('requestId'),
      // Only a key that was shown.
      actor:
        speaksForStaff(caller) && !route.provesCaller
          ? (headers.get('x-counterpart-actor') ?? undefined)
          : undefined,
      clientAddress: c.env.clientAddress,
      device: c.env.device,
      userAgent: headers.get('user-agent') ?? undefined,
    };
    const address = new URL(c.req.url);
    // People are shown a page.
    if (!isSoundAddress(address) && headers.get('accept')?.includes('text/html'))
      return spentPage(makeContext(parts, origin, database.kysely));
    rejectUnsoundAddress(address);
    const request = await readIn(c, maxBodyBytes);
    const handle = (db: Queryable): Promise<Response> =>
      route.handle(request(), makeContext(parts, origin, db), c.req.param());
    return route.ownTransactions ? handle(database.kysely) : asking.around(() => transact(database, handle));
  };
