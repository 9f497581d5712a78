import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ItemState, Job, JobItem, Selection } from '../../shared/jobs.ts';
import { callApi } from '../access/call-api.ts';

export interface JobStart {
  kind: string;
  selection: Selection;
  params?: Record<string, unknown>;
  title: string;
}

const path = '/admin/api/jobs';
const recentKey = ['jobs', 'recent'] as const;

export const isOpen = ({ status }: Job): boolean => status === 'queued' || status === 'running';

/** The person's latest jobs; those still running are found again after a reload. */
export function useRecentJobs(enabled = true) {
  const range = encodeURIComponent('[0,19]');
  return useQuery({
    queryKey: recentKey,
    queryFn: ({ signal }) => callApi<Job[]>('GET', `${path}?range=${range}`, undefined, { signal }),
    enabled,
    // The stream tells of progress; this is for when it is down.
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? 5000 : false),
  });
}

export function useJobItems(job: Job, state: ItemState) {
  const wanted = state === 'failed' ? job.failed : job.skipped;
  return useQuery({
    queryKey: ['jobs', 'items', { id: job.id, state, wanted }],
    queryFn: ({ signal }) =>
      callApi<JobItem[]>(
        'GET',
        `${path}/${job.id}/items?state=${state}&range=${encodeURIComponent('[0,49]')}`,
        undefined,
        {
          signal,
        },
      ),
    enabled: wanted > 0,
    placeholderData: (previous) => previous,
  });
}

export async function startJob(client: QueryClient, job: JobStart): Promise<Job> {
  const started = await callApi<Job>('POST', path, { params: {}, ...job });
  updateJob(client, started);
  return started;
}

export const cancelJob = async (client: QueryClient, id: string): Promise<void> =>
  updateJob(client, await callApi<Job>('POST', `${path}/${id}/cancel`, {}));

export const retryJob = async (client: QueryClient, id: string): Promise<void> =>
  updateJob(client, await callApi<Job>('POST', `${path}/${id}/retry`, {}));

/** Begins the job that takes back what this one did. */
export async function takeBackJob(client: QueryClient, id: string, title: string): Promise<Job> {
  const started = await callApi<Job>('POST', `${path}/${id}/take-back`, { title: title.slice(0, 200) });
  updateJob(client, started);
  return started;
}

export const resultAddress = ({ id, fileType = 'csv' }: Pick<Job, 'id' | 'fileType'>): string =>
  `${path}/${id}/result.${fileType}`;

/** Puts what was told about a job where all who show jobs look. */
export function updateJob(client: QueryClient, job: Job | undefined): void {
  if (!job?.id) return;
  client.setQueryData<Job[]>(recentKey, (jobs = []) =>
    jobs.some(({ id }) => id === job.id)
      ? jobs.map((other) => (other.id === job.id ? job : other))
      : [job, ...jobs],
  );
}
