import { useQuery } from '@tanstack/react-query';
import { useListContext, useResourceContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { callApi } from '../../access/call-api.ts';
import { toJobSelection } from '../../data/bulk.ts';
import { platformFilter } from '../../data/platform-filter.ts';
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

/** What a job would do to the selection, counted on the server and changing nothing. */
export function useForesight(
  { spec, selection }: Pick<BulkDialogProps, 'spec' | 'selection'>,
  wanted: Wanted | undefined,
) {
  const resource = useResourceContext() ?? '';
  const { filterValues } = useListContext();
  const { type, ids } = selection;
  const settled = useSettled(JSON.stringify(wanted?.params ?? {}));
  return useQuery({
    queryKey: [
      'foresight',
      resource,
      { job: wanted?.job, params: settled, type, ids: [...ids], filter: type === 'exclude' && filterValues },
    ],
    queryFn: ({ signal }) =>
      callApi<object>(
        'POST',
        '/admin/api/jobs/foresee',
        {
          kind: `${resource}.${wanted?.job}`,
          selection: toJobSelection(selection, platformFilter(filterValues, spec)),
          params: JSON.parse(settled) as object,
        },
        { signal },
      ),
    enabled: wanted !== undefined,
    placeholderData: (previous) => previous,
    gcTime: 0,
    retry: false,
  });
}
