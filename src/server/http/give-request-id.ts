import type { GatewayLink } from './gateway-env.ts';

/** Every reply names its request; the platform is told the same id, so that one search finds all log lines. */
export const giveRequestId =
  (ids: { guid(): string }): GatewayLink =>
  async (c, next) => {
    const requestId = ids.guid();
    c.set('requestId', requestId);
    await next();
    if (!c.res.headers.has('x-wix-request-id')) c.res.headers.set('x-wix-request-id', requestId);
  };
