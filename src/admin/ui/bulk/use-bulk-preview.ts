import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { callApi } from '../../access/call-api.ts';
import { toJobSelection } from '../../data/bulk.ts';
import type { Selection as JobSelection } from '#shared/jobs.ts';
import { platformFilter } from '../../data/platform-filter.ts';
import { useShownList } from '../list/shown-list.ts';
import type { BulkDialogProps } from './bulk-job.ts';

interface Wanted {
  /** The kind without the resource. */
  job: string;
  params: Record<string, unknown>;
}

/** So long nothing is typed before the server counts again. */
const PAUSE_MS = 400;

/** The same, but only once it has stayed so for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface Foreseeing {
  params: Record<string, unknown>;
  /** By which the selection is known again, where reading it anew gives other words for the same. */
  key: unknown;
  selection: () => JobSelection;
}

/** Asks the server what a job of that kind would do. */
export const fetchPreview = <Seen extends object>(
  kind: string,
  selection: JobSelection | undefined,
  params: object,
  signal: AbortSignal,
): Promise<Seen> => callApi<Seen>('POST', '/admin/api/jobs/foresee', { kind, selection, params }, { signal });

/** The dry run of a job, counted on the server; not fetched while no job is chosen. */
export function useJobPreview<Seen extends object>(kind: string, wanted: Foreseeing | undefined) {
  const settled = useSettled(JSON.stringify(wanted?.params ?? {}));
  return useQuery({
    queryKey: ['foresight', kind, settled, wanted?.key],
    queryFn: ({ signal }) =>
      fetchPreview<Seen>(kind, wanted?.selection(), JSON.parse(settled) as object, signal),
    enabled: wanted !== undefined,
    placeholderData: (previous) => previous,
    gcTime: 0,
    retry: false,
  });
}

/** The same for what is selected in the list around. */
export function useBulkPreview<Seen extends object = object>(
  { spec, selection }: Pick<BulkDialogProps, 'spec' | 'selection'>,
  wanted: Wanted | undefined,
) {
  const resource = useResourceContext() ?? '';
  const { filter } = useShownList();
  const { type, ids } = selection;
  return useJobPreview<Seen>(
    `${resource}.${wanted?.job}`,
    wanted && {
      params: wanted.params,
      key: { type, ids: [...ids], filter: type === 'exclude' && filter },
      selection: () => toJobSelection(selection, platformFilter(filter, spec)),
    },
  );
}
