import type { Context } from 'hono';
import type { Logger } from 'pino';
import { PlatformError } from '../../platform/contract/errors.ts';

/** The gateway's own errors wear the platform's envelope, so that the browser reads one shape. */
export const answerError =
  (logger: Logger) =>
  (error: Error, c: Context): Response => {
    const requestId: unknown = c.get('requestId');
    if (error instanceof PlatformError) {
      if (error.status >= 500) logger.warn({ requestId, path: c.req.path, err: error.cause }, error.message);
      return c.json(error.toEnvelope(), error.status as 400, error.headers);
    }
    logger.error({ requestId, path: c.req.path, err: error }, 'gateway request failed');
    return c.json({ message: '', details: {} }, 500);
  };
