import { PlatformError } from '../../platform/contract/errors.ts';
import type { GatewayLink } from './gateway-env.ts';

/** Rejects a form before its files are read: a file comes as the body itself, everything else as JSON. */
export const rejectForms = (): GatewayLink => async (c, next) => {
  if (/^multipart\//i.test(c.req.header('content-type') ?? ''))
    throw new PlatformError(415, 'Send the file itself as the body of the request, not a form.', {
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
  await next();
};
