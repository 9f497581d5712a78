import { useListContext } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { ListFilter, ListSpec } from '../../data/list-state.ts';
import { parseListFilter } from '../../data/list-state.ts';

/** The list's filter as the address bar holds it. */
export function useListFilter(spec: Pick<ListSpec, 'fields' | 'tabs'>) {
  const { filterValues, setFilters } = useListContext();
  const filter = useMemo(() => parseListFilter(filterValues, spec), [filterValues, spec]);
  const change = useCallback(
    (part: Partial<Record<keyof ListFilter, ListFilter[keyof ListFilter] | undefined>>) => {
      const next = parseListFilter({ ...filter, ...part }, spec);
      setFilters(next, {});
    },
    [filter, setFilters, spec],
  );
  return { filter, change };
}
