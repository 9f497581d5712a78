import { useDataProvider, useResourceContext, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import type { Job } from '#shared/jobs.ts';
import { selectedCount, selectionFilter, toJobSelection, type Selection } from '../../data/bulk.ts';
import type { ListSpec } from '../../data/list-state.ts';
import { platformFilter } from '../../data/platform-filter.ts';
import { useCountText } from '../grid/use-count-text.ts';
import { useRunner } from '../runner/use-runner.ts';
import { useShownList } from './shown-list.ts';

export interface BulkStart {
  /** Without the resource: `mark-as-paid`. Its title is the message `<resource>.job.<kind>`. */
  kind: string;
  selection: Selection;
  params?: Record<string, unknown>;
}

interface Options {
  spec: ListSpec;
  total: number | undefined;
}

/** The verb of a provider that holds all of its records. */
interface Holding {
  idsOf(
    resource: string,
    params: { filter: object; sort: { field: string; order: string } },
  ): Promise<{ data: string[] }>;
}

/** Hands a bulk action over the records of this list to the runner; what is matched is what the list shows now. */
export function useBulkJob({ spec, total }: Options) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const words = useCountText();
  const runner = useRunner();
  const provider = useDataProvider<Holding & ReturnType<typeof useDataProvider>>();
  const { filter, sort } = useShownList();
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>();

  const start = useCallback(
    async ({ kind, selection, params }: BulkStart): Promise<Job | undefined> => {
      const count = selectedCount(selection, total);
      const shown = platformFilter(filter, spec);
      const wanted = toJobSelection(selection, shown);
      setStarting(true);
      setError(undefined);
      try {
        const inOrder = !('filter' in wanted)
          ? wanted
          : spec.held
            ? {
                ids: (await provider.idsOf(resource, { filter: selectionFilter(selection, shown), sort }))
                  .data,
              }
            : { ...wanted, sort: [{ fieldName: sort.field, order: sort.order }] };
        return await runner.start({
          kind: `${resource}.${kind}`,
          selection: inOrder,
          title: translate(`${resource}.job.${kind}`, { smart_count: count ?? 2, count: words(count ?? 0) }),
          ...(params ? { params } : {}),
        });
      } catch (thrown) {
        setError(thrown);
        return undefined;
      } finally {
        setStarting(false);
      }
    },
    [resource, spec, filter, sort, total, runner, provider, translate, words],
  );
  return { start, starting, error };
}
