import { useListContext } from 'ra-core';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ListFilter, ListSpec } from '../../data/list-state.ts';
import { parseListFilter } from '../../data/list-state.ts';

/** The list's filter as the address bar holds it. */
export function useListFilter(spec: Pick<ListSpec, 'fields' | 'tabs'>) {
  const { filterValues, setFilters, sort, perPage } = useListContext();
  const navigate = useNavigate();
  const filter = useMemo(() => parseListFilter(filterValues, spec), [filterValues, spec]);
  // A person who presses a tab and types at once means both: the latest filter counts before the URL has followed.
  const requested = useRef(filter);
  useLayoutEffect(() => {
    requested.current = filter;
  }, [filter]);
  const change = useCallback(
    (part: Partial<Record<keyof ListFilter, ListFilter[keyof ListFilter] | undefined>>) => {
      const searched = Boolean(requested.current.q);
      const next = parseListFilter({ ...requested.current, ...part }, spec);
      requested.current = next;
      if (!('q' in part) || !searched) return setFilters(next, {});
      // The way back leads past a search, not through each of its letters.
      const search = new URLSearchParams({
        filter: JSON.stringify(next),
        sort: sort.field,
        order: sort.order,
        page: '1',
        perPage: String(perPage),
      });
      void navigate({ search: `?${search}` }, { replace: true });
    },
    [setFilters, spec, sort, perPage, navigate],
  );
  return { filter, change };
}
