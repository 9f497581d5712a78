import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import { tooLarge } from '../../platform/contract/errors.ts';

/** The platform's own limit. */
export const MAX_BODY_BYTES = 1_048_576;

const limit = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge(`The request body is larger than ${maxSize} bytes.`);
    },
  });

/** @param larger bytes by path, for the few paths that take more */
export const limitBody = (
  maxSize = MAX_BODY_BYTES,
  larger: Readonly<Record<string, number>> = {},
): MiddlewareHandler => {
  const usual = limit(maxSize);
  const others = new Map(Object.entries(larger).map(([path, bytes]) => [path, limit(bytes)]));
  return (c, next) => (others.get(c.req.path) ?? usual)(c, next);
};
