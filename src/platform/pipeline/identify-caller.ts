import { PlatformError, unauthenticated } from '../contract/errors.ts';
import { authorize, isOpenToAnyone } from '../identity/authorize.ts';
import type { Caller } from '../identity/caller.ts';
import { identify, type Credentials } from '../identity/identify.ts';
import type { Link } from './exchange.ts';

/** Where nobody needs to be known, a credential that holds no longer counts as none. */
async function identifyIfPossible(
  headers: Headers,
  siteId: string,
  credentials: Credentials,
): Promise<Caller> {
  const anyone: Caller = { kind: 'anyone', siteId };
  if (!headers.has('authorization')) return anyone;
  try {
    const caller = await identify(headers, siteId, credentials);
    return caller.siteId === siteId ? caller : anyone;
  } catch (error) {
    if (error instanceof PlatformError) return anyone;
    throw error;
  }
}

export const identifyCaller =
  (siteId: string, credentials: Credentials): Link =>
  async (c, next) => {
    const { headers } = c.req.raw;
    const operation = c.get('operation');
    const caller = isOpenToAnyone(operation)
      ? await identifyIfPossible(headers, siteId, credentials)
      : await identify(headers, siteId, credentials);
    if (caller.siteId !== siteId) throw unauthenticated('The access token belongs to another site.');
    authorize(caller, operation);
    c.set('caller', caller);
    await next();
  };
