import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Job } from '#shared/jobs.ts';
import { startJob, type JobStart } from '../../data/jobs.ts';

interface RunnerState {
  id?: string | undefined;
  minimised: boolean;
  /** A folded runner displays its title and totals only; without a choice it is folded on a phone. */
  folded?: boolean;
  /** A runner that was opened from the list of jobs stays until it is closed. */
  asked?: boolean;
  /** The job was displayed after it had ended without a failure. */
  seen?: boolean;
}

/** A reload of the tab keeps the panel, also when the job ends meanwhile. */
const storageKey = 'counterpart.runner';

/** What a reload leaves on display: nothing that was seen to end well. */
export function afterReload(stored: string | null): RunnerState {
  const before = JSON.parse(stored ?? '{ "minimised": false }') as RunnerState;
  return before.seen ? { ...before, minimised: true } : before;
}

let runner = afterReload(sessionStorage.getItem(storageKey));
const listeners = new Set<() => void>();

export const setShown = (next: RunnerState): void => {
  runner = next;
  sessionStorage.setItem(storageKey, JSON.stringify(next));
  for (const listener of listeners) listener();
};

export const useShown = (): RunnerState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => runner,
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
    show: (id) => setShown({ id, minimised: false, asked: true }),
  };
}
