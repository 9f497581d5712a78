import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import { tooLarge } from '../../platform/contract/errors.ts';

/** The platform's own limit. */
export const MAX_BODY_BYTES = 1_048_576;

export const limitBody = (maxSize = MAX_BODY_BYTES): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge(`The request body is larger than ${maxSize} bytes.`);
    },
  });
