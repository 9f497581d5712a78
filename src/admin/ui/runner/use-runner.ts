import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Job } from '../../../shared/jobs.ts';
import { startJob, type JobStart } from '../../data/jobs.ts';

interface Shown {
  id?: string | undefined;
  minimised: boolean;
}

/** A reload of the tab keeps the panel, also when the job ends meanwhile. */
const storageKey = 'counterpart.runner';

let shown: Shown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{ "minimised": false }') as Shown;
const listeners = new Set<() => void>();

export const setShown = (next: Shown): void => {
  shown = next;
  sessionStorage.setItem(storageKey, JSON.stringify(next));
  for (const listener of listeners) listener();
};

export const useShown = (): Shown =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );

export interface Runner {
  /** Starts the work on the server and opens the panel. Rejects with a CallError when it was not taken. */
  start: (job: JobStart) => Promise<Job>;
  /** Opens the panel on a job that runs or ran. */
  show: (id: string) => void;
}

/** Every bulk action goes through here: it runs on the server and outlives the tab. */
export function useRunner(): Runner {
  const client = useQueryClient();
  return {
    async start(job) {
      const started = await startJob(client, job);
      setShown({ id: started.id, minimised: false });
      return started;
    },
    show: (id) => setShown({ id, minimised: false }),
  };
}
