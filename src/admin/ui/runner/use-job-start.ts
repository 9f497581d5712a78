import { useState } from 'react';
import type { JobStart } from '../../data/jobs.ts';
import { useRunner } from './use-runner.ts';

/** A job that a dialog begins: whether it is being taken, and why it was not. */
export function useJobStart() {
  const runner = useRunner();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  async function start(job: JobStart, used: () => unknown): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await runner.start(job);
      await used();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, start: (job: JobStart, used: () => unknown) => void start(job, used) };
}
