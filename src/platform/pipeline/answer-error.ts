import { PlatformError } from '../contract/errors.ts';
import type { Logger } from '../ports.ts';
import type { Exchange } from './exchange.ts';

/** Any error becomes the platform's envelope here, once; what nobody expected hides its message and is logged. */
export const answerError =
  (logger: Logger) =>
  (error: Error, c: Exchange): Response => {
    const requestId = c.get('requestId');
    if (error instanceof PlatformError) return c.json(error.toEnvelope(), error.status as 400, error.headers);
    logger.error({ requestId, operation: c.get('operation')?.id, err: error }, 'platform call failed');
    return c.json({ message: '', details: {} }, 500);
  };
