import type { MiddlewareHandler } from 'hono';
import { PlatformError } from '../../platform/contract/errors.ts';
import { rejectUnsoundAddress } from '../../platform/contract/sound.ts';

/** Longer than any address that is handed out; the SDK sends what needs more as a body. */
const MAX_ADDRESS = 16_384;

/** @throws 414 or 400 for an address that leads nowhere, whatever is mounted behind. */
export const checkAddress = (): MiddlewareHandler => async (c, next) => {
  rejectUnsoundAddress(new URL(c.req.url));
  await next();
};

/** Also before pages, which answer any other address themselves. @throws 414 */
export const limitAddress = (): MiddlewareHandler => async (c, next) => {
  if (c.req.url.length > MAX_ADDRESS) {
    throw new PlatformError(414, `The address is longer than ${MAX_ADDRESS} characters.`, {
      code: 'URI_TOO_LONG',
    });
  }
  await next();
};
