import { PlatformError, unauthenticated } from '../../platform/contract/errors.ts';
import type { GatewayContext } from '../http/gateway-env.ts';
import { clientAddress } from '../http/client-address.ts';
import { PlatformCallError } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

/** The platform as shoppers reach it: nobody's credentials are added. */
export type ShopperFetch = (request: Request, source: { clientAddress: string }) => Promise<Response>;

/**
 * Calls the platform with the token the shopper's browser sent.
 * @throws 401 without one
 */
export function asShopper(c: GatewayContext, platformFetch: ShopperFetch): PlatformFetch {
  const authorization = c.req.header('authorization');
  if (!authorization) throw unauthenticated('Sign in as a visitor or a member first.');
  return (request) => {
    request.headers.set('authorization', authorization);
    return platformFetch(request, { clientAddress: clientAddress(c) });
  };
}

/** What the platform refused is refused here, in the same words. */
export function passOn(error: unknown): PlatformError {
  if (!(error instanceof PlatformCallError)) throw error;
  const { status, message, code, data } = error;
  return new PlatformError(status, message, { data, ...(code !== undefined && { code }) });
}
