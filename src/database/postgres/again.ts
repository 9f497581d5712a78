/** deadlock_detected and serialization_failure: PostgreSQL rolled one of two transactions back so that the other goes on. */
const LOSERS = new Set<unknown>(['40P01', '40001']);
const TRIES = 5;

const lost = (error: unknown): boolean =>
  isStale(error) || (error instanceof Error && 'code' in error && LOSERS.has(error.code));

/**
 * A prepared statement that holds no longer: another process changed the tables meanwhile, or whoever stands between
 * here and the database forgot it. On another connection it is prepared anew.
 */
export const isStale = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '26000' || (error.code === '0A000' && error.message.startsWith('cached plan')));

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Does the work again where it lost against another transaction: nothing of it was kept. */
export async function againWhenLost<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !lost(error)) throw error;
      // Not at once, and not both together: they would meet again.
      await pause(Math.random() * 25 * 2 ** tries);
    }
  }
}
