import { unauthenticated } from '../../platform/contract/errors.ts';
import type { GatewayContext } from '../http/gateway-env.ts';
import { clientAddress } from '../http/client-address.ts';
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
