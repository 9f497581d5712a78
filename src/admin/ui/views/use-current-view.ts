import { useListContext } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ListFilter, ListSpec } from '../../data/list-state.ts';
import type { GridLayout } from '../grid/resource-column.ts';
import type { SavedView, ViewState } from './saved-view.ts';
import { readViewState, viewState } from './saved-view.ts';
import { useOpenView, type CurrentView } from './use-open-view.ts';

interface Props {
  resource: string;
  spec: ListSpec;
  filter: ListFilter;
  layout: GridLayout;
  replaceLayout: (layout: GridLayout) => void;
}

/** The view the address bar of a list names, and what has changed since it was saved. */
export function useCurrentView({ resource, spec, filter, layout, replaceLayout }: Props): CurrentView {
  const { sort, perPage } = useListContext();
  const navigate = useNavigate();
  const state = useMemo(() => viewState(filter, sort, layout), [filter, sort, layout]);
  const density = layout.density;
  const read = useCallback((view: SavedView) => readViewState(view, spec), [spec]);

  const show = useCallback(
    (next: SavedView | undefined, { replace }: { replace: boolean }) => {
      const {
        filter: wanted,
        sort: order = spec.openingSort,
        columns,
        widths,
      }: ViewState = next ? readViewState(next, spec) : { filter: {} };
      replaceLayout({
        ...(density ? { density } : {}),
        ...(columns ? { columns } : {}),
        ...(widths ? { widths } : {}),
      });
      const search = new URLSearchParams({
        filter: JSON.stringify({ ...wanted, ...(next ? { view: next.id } : {}) }),
        sort: order.field,
        order: order.order,
        page: '1',
        perPage: String(perPage),
      });
      void navigate({ search: `?${search}` }, { replace });
    },
    [spec, replaceLayout, density, navigate, perPage],
  );

  return useOpenView({ resource, named: filter.view, state, read, show });
}
