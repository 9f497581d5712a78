import type { MiddlewareHandler } from 'hono';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { isLocalHost } from './local-host.ts';

const ONE_YEAR = 'max-age=31536000';

/** On every reply. A page that needs a nonce sets its own policy before. */
export const securityHeaders = (): MiddlewareHandler => async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', contentSecurityPolicy());
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  if (!isLocalHost(c.req.url)) headers.set('strict-transport-security', ONE_YEAR);
};
