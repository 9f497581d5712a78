import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'ra-core';
import { selectionFilter, type Selection } from '../../data/bulk.ts';
import type { PlatformFilter } from '../../data/filter-operators.ts';
import type { ListSpec } from '../../data/list-state.ts';
import { platformFilter } from '../../data/platform-filter.ts';
import type { MoneyAmount } from '../../data/platform-provider.ts';
import { useShownList } from '../list/shown-list.ts';

/** The verb of a provider whose records are worth something. */
interface Weighing {
  worth(
    resource: string,
    params: { filter: PlatformFilter; signal?: AbortSignal },
  ): Promise<{ data: readonly MoneyAmount[] }>;
}

export interface SelectionValue {
  sums: readonly MoneyAmount[];
  /** They are still those of another selection. */
  adding: boolean;
}

/** What the selected records are worth together, each currency for itself; nothing where the platform cannot say. */
export function useSelectionValue(spec: ListSpec, { type, ids }: Selection): SelectionValue {
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider<Weighing & ReturnType<typeof useDataProvider>>();
  const { filter: shown } = useShownList();
  const { data, isPlaceholderData } = useQuery({
    // Ids picked one by one are the same whatever else the list shows.
    queryKey: ['worth', resource, { type, ids: [...ids].toSorted(), filter: type === 'exclude' && shown }],
    queryFn: ({ signal }) => {
      const filter = selectionFilter({ type, ids }, platformFilter(shown, spec));
      return provider.worth(resource, { filter, signal });
    },
    enabled: spec.worth !== undefined && (type === 'exclude' || ids.size > 0),
    placeholderData: (previous) => previous,
    staleTime: 10_000,
    retry: false,
  });
  return { sums: data?.data ?? [], adding: isPlaceholderData };
}
