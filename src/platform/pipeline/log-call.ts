import type { Caller } from '../identity/caller.ts';
import type { Logger } from '../ports.ts';
import type { Link } from './exchange.ts';

/** Which key or app it was; none for the installation's own. */
const appOf = (caller: Caller | undefined): string | undefined =>
  caller?.kind === 'api-key' ? caller.appId : undefined;

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
        app: appOf(c.get('caller')),
        status: c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'platform call',
    );
  };
