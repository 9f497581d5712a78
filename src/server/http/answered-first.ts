import type { MiddlewareHandler } from 'hono';

/**
 * Lets a link that sets headers do so once there is an answer: what is set before has the answer copied as a stream,
 * chunk by chunk. What it answers itself, such as a preflight, comes first as ever.
 */
export const answeredFirst =
  (link: MiddlewareHandler): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'OPTIONS') return link(c, next);
    await next();
    await link(c, async () => {});
    return undefined;
  };
