import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Job } from '#shared/jobs.ts';
import { isOpen } from '../../data/jobs.ts';
import { invalidateAll } from '../../data/live.ts';

/**
 * Reads what is on display again when a job ends, whatever its kind: it may have changed the open record or what that
 * record counts, and not every change is published as an event of the contract.
 */
export function useReadAfterJobs(jobs: readonly Job[]): void {
  const client = useQueryClient();
  const open = useRef(new Set<string>());
  useEffect(() => {
    const ended = jobs.filter((job) => !isOpen(job) && open.current.delete(job.id));
    for (const { id } of jobs.filter(isOpen)) open.current.add(id);
    if (ended.length > 0) invalidateAll(client);
  }, [client, jobs]);
}
