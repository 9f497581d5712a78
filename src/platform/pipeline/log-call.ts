import type { Logger } from '../ports.ts';
import type { Link } from './exchange.ts';

export const logCall =
  (logger: Logger): Link =>
  async (c, next) => {
    const started = performance.now();
    await next();
    logger.debug(
      {
        requestId: c.get('requestId'),
        operation: c.get('operation')?.id,
        caller: c.get('caller')?.kind,
        status: c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'platform call',
    );
  };
