import type { Logger } from 'pino';
import { callHosted } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

/** A file whose worker is killed waits for so long until somebody else takes it up. */
export const LEASE_SECONDS = 45;
/** Said three times within that, so that one that is lost does no harm. */
const RENEW_MS = 15_000;

interface LeaseDeps {
  platformFetch: PlatformFetch;
  logger: Pick<Logger, 'warn'>;
}

/** Works at a leased file however long it takes, and says meanwhile that it does. */
export async function whileLeased<T>(
  { platformFetch, logger }: LeaseDeps,
  fileId: string,
  work: () => Promise<T>,
  everyMs = RENEW_MS,
): Promise<T> {
  const renew = (): void =>
    void callHosted(platformFetch, '/hosted/media/leases/renew', { fileId, seconds: LEASE_SECONDS }).catch(
      (error: unknown) => logger.warn({ err: error, fileId }, 'a lease could not be renewed'),
    );
  const timer = setInterval(renew, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
