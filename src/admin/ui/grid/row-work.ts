import { useQueries } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo } from 'react';
import { callApi } from '../../access/call-api.ts';
import type { Job, JobItem } from '#shared/jobs.ts';
import { isOpen, useRecentJobs } from '../../data/jobs.ts';
import type { ListSelection } from './use-selection.ts';

export type RowWork = 'queued' | 'running' | 'failed';

const nothing: ReadonlyMap<string, RowWork> = new Map();
const RowWorkContext = createContext(nothing);

export const RowWorkProvider = RowWorkContext.Provider;
export const useRowWork = (): ReadonlyMap<string, RowWork> => use(RowWorkContext);

const shown: readonly RowWork[] = ['failed', 'queued', 'running'];
const rememberedFor = 10 * 60_000;
const range = encodeURIComponent('[0,499]');

/** The latest job that changes records of this resource: running, or just over. */
function latestJob(jobs: readonly Job[] | undefined, resource: string): Job | undefined {
  const job = jobs?.find(({ kind }) => kind.startsWith(`${resource}.`) && kind !== `${resource}.export`);
  if (!job || isOpen(job)) return job;
  const over = Date.parse(job.finishedDate ?? '');
  return Date.now() - over < rememberedFor ? job : undefined;
}

/** What the latest job is doing to which rows. */
export function useJobRows(
  resource: string,
  picked: Pick<ListSelection, 'job' | 'selection'>,
): { job: Job | undefined; work: ReadonlyMap<string, RowWork> } {
  const { data: jobs } = useRecentJobs();
  const job = latestJob(jobs, resource);
  const lists = useQueries({
    queries: shown.map((state) => ({
      queryKey: ['jobs', 'rows', { id: job?.id, state, count: job?.[state], left: job?.queued }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi<JobItem[]>(
          'GET',
          `/admin/api/jobs/${job?.id}/items?state=${state}&range=${range}`,
          undefined,
          {
            signal,
          },
        ),
      enabled: job !== undefined && job[state] > 0,
      placeholderData: (previous: JobItem[] | undefined) => previous,
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  const work = useMemo(() => {
    if (!job) return nothing;
    // Until the server has taken stock, those it was started for wait.
    const waiting = isOpen(job) && job.id === picked.job?.id && picked.selection.type === 'include';
    const ids = waiting && job.total === 0 ? [...picked.selection.ids] : [];
    if (ids.length > 0) return new Map(ids.map((id) => [id, 'queued'] as const));
    return new Map(
      shown.flatMap((state, index) =>
        (job[state] > 0 ? (lists[index] ?? []) : []).map(({ id }) => [id, state] as const),
      ),
    );
  }, [job, lists, picked.job, picked.selection]);
  return { job, work };
}

interface Following {
  job: Job | undefined;
  work: ReadonlyMap<string, RowWork>;
  picked: Pick<ListSelection, 'job' | 'settle'>;
  refresh: () => void;
}

/** When the job that was started with the selection ends, the selection is narrowed to the rows that failed, if any. */
export function useSelectFailed({ job, work, picked, refresh }: Following): void {
  useEffect(() => {
    const ended = job?.finishedDate;
    if (!job || ended === undefined || isOpen(job)) return;
    if (picked.job?.id !== job.id || picked.job.ended === ended) return;
    const failed = [...work].filter(([, state]) => state === 'failed').map(([id]) => id);
    if (failed.length < Math.min(job.failed, 1)) return;
    picked.settle(failed, ended);
    refresh();
  });
}
