import { useEffect } from 'react';
import type { Job } from '#shared/jobs.ts';
import { isOpen } from '#admin/data/jobs.ts';
import type { ReviewStatus } from './review-record.ts';
import type { JobDecision } from './use-decisions.ts';

const decides: Readonly<Record<string, ReviewStatus>> = {
  'reviews.approve': 'APPROVED',
  'reviews.reject': 'REJECTED',
};

/** What a job has decided; undefined while it works, and of jobs that decide nothing. */
export function decisionOfJob(job: Job | undefined): JobDecision | undefined {
  const to = job && decides[job.kind];
  return !job || !to || isOpen(job) ? undefined : { jobId: job.id, title: job.title, to, count: job.done };
}

/** Adds the decisions of the job that was started here once it has ended. */
export function useJobDecisions(
  job: Job | undefined,
  startedId: string | undefined,
  add: (decision: JobDecision) => void,
): void {
  useEffect(() => {
    const decision = job?.id === startedId ? decisionOfJob(job) : undefined;
    if (decision) add(decision);
  }, [job, startedId, add]);
}
