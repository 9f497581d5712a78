const queues = new Map<string, Promise<unknown>>();

/**
 * Runs the work while no other tab of this shop runs work of that name. Browsers without the Web Locks API (pages
 * served without TLS) at least queue it within the tab.
 */
export function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager } = navigator;
  if (locks) return locks.request<Promise<T>>(name, work);
  const before = queues.get(name) ?? Promise.resolve();
  const run = before.then(work, work);
  queues.set(name, run);
  return run;
}
