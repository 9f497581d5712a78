import type { FileImport } from '#shared/imports.ts';
import type { Job } from '#shared/jobs.ts';
import { isOpen } from '../../data/jobs.ts';

export type ImportStatus = 'dry' | 'running' | 'done';

/**
 * @param jobs the latest jobs, undefined until they are read
 */
export function importStatus(
  { startedDate }: Pick<FileImport, 'startedDate'>,
  jobs: readonly Job[] | undefined,
  resource: string,
): ImportStatus {
  if (!startedDate) return 'dry';
  const isRunning = jobs?.some((job) => job.kind === `${resource}.import` && isOpen(job)) ?? true;
  return isRunning ? 'running' : 'done';
}

/** Whether the last dry run ended without a result: it failed or was canceled. */
export const hasStopped = ({ check, summary }: Pick<FileImport, 'check' | 'summary'>): boolean =>
  check !== undefined && !summary && !isOpen(check) && check.status !== 'done';
