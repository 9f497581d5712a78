/** Requests that arrive meanwhile wait no longer than this, and one statement. */
const MAX_BLOCKED_MS = 10;

let last = performance.now();

/**
 * PGlite answers without ever leaving the thread, so a long row of statements would keep sockets and timers waiting.
 * Called before each statement, this lets them have their turn now and then.
 */
export async function breathe(): Promise<void> {
  if (performance.now() - last < MAX_BLOCKED_MS) return;
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
  last = performance.now();
}
