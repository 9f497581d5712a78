const queues = new Map<string, Promise<unknown>>();

/**
 * Runs the work while no other tab of this shop runs work of that name. Where there are no locks (pages served without
 * TLS) or they are denied with the storage, it is at least queued within the tab.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager } = navigator;
  if (!locks) return queued(name, work);
  let isGranted = false;
  const granted = (): Promise<T> => {
    isGranted = true;
    return work();
  };
  try {
    return await locks.request<Promise<T>>(name, granted);
  } catch (error) {
    if (isGranted) throw error;
    return queued(name, work);
  }
}

function queued<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(name) ?? Promise.resolve();
  const run = before.then(work, work);
  queues.set(name, run);
  return run;
}
