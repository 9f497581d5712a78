import { useListContext } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListFilter, ListSpec } from '../../data/list-state.ts';
import type { GridLayout } from '../grid/resource-column.ts';
import type { SavedView, ViewState } from './saved-view.ts';
import { isModified, readViewState, viewState } from './saved-view.ts';
import { useViews } from './use-views.ts';

interface Props {
  resource: string;
  spec: ListSpec;
  filter: ListFilter;
  layout: GridLayout;
  replaceLayout: (layout: GridLayout) => void;
}

export interface CurrentView {
  views: readonly SavedView[];
  view: SavedView | undefined;
  /** The address names one that is not there. */
  gone: boolean;
  state: ViewState;
  modified: boolean;
  open: (view: SavedView | undefined) => void;
}

/** The view the address bar names, and what has changed since it was saved. */
export function useCurrentView({ resource, spec, filter, layout, replaceLayout }: Props): CurrentView {
  const { sort, perPage } = useListContext();
  const { data: views = [], isSuccess } = useViews(resource);
  const navigate = useNavigate();
  const location = useLocation();
  const view = views.find(({ id }) => id === filter.view);
  const state = useMemo(() => viewState(filter, sort, layout), [filter, sort, layout]);
  const saved = useMemo(() => view && readViewState(view, spec), [view, spec]);
  const density = layout.density;

  const open = useCallback(
    (next: SavedView | undefined, how: { replace?: boolean } = {}) => {
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
      void navigate({ search: `?${search}` }, { replace: how.replace ?? false });
    },
    [spec, replaceLayout, density, navigate, perPage],
  );

  // The palette asks for a view by its name alone.
  const asked = (location.state as { view?: string } | null)?.view;
  useEffect(() => {
    const wanted = asked === undefined ? undefined : views.find(({ id }) => id === asked);
    if (wanted) open(wanted, { replace: true });
  }, [asked, views, open]);

  // Whoever comes to the list without an address of their own begins with their view.
  const arrived = useRef(false);
  useEffect(() => {
    if (!isSuccess || arrived.current) return;
    arrived.current = true;
    const mine = views.find(({ isDefault }) => isDefault);
    if (mine && location.search === '') open(mine, { replace: true });
  }, [isSuccess, views, location.search, open]);

  return {
    views,
    view,
    gone: isSuccess && filter.view !== undefined && !view,
    state,
    modified: saved !== undefined && isModified(saved, state),
    open,
  };
}
