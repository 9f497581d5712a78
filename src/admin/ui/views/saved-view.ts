import type { SortPayload } from 'ra-core';
import type { ListFilter, ListSpec } from '../../data/list-state.ts';
import { parseListFilter, shownKey } from '../../data/list-state.ts';
import type { GridLayout } from '../grid/resource-column.ts';

export interface ViewState {
  filter: ListFilter;
  sort?: SortPayload;
  columns?: string[];
  widths?: Record<string, number>;
}

/** @template State what is saved: of a list what it shows, of an export its columns */
export interface SavedView<State = ViewState> {
  id: string;
  resource: string;
  name: string;
  team: boolean;
  state: State;
  isDefault: boolean;
  owner: { id: string; name: string };
  mine: boolean;
  mayEdit: boolean;
}

/** Which view is open is not part of what it shows. */
function shown({ tab, q, where }: ListFilter): ListFilter {
  return { ...(tab ? { tab } : {}), ...(q ? { q } : {}), ...(where?.length ? { where } : {}) };
}

export function viewState(filter: ListFilter, sort: SortPayload, layout: GridLayout): ViewState {
  return {
    filter: shown(filter),
    sort: { field: sort.field, order: sort.order },
    ...(layout.columns ? { columns: layout.columns } : {}),
    ...(layout.widths ? { widths: layout.widths } : {}),
  };
}

/** A view that was saved before a field or tab was renamed opens with what is still known. */
export function readViewState(view: SavedView, spec: Pick<ListSpec, 'fields' | 'tabs'>): ViewState {
  return { ...view.state, filter: shown(parseListFilter(view.state.filter, spec)) };
}

export function isModified(saved: ViewState, now: ViewState): boolean {
  return comparable(saved) !== comparable(now);
}

/** Widths drift by a pixel with the window: they are saved, but a changed width alone does not mark the view as changed. */
function comparable({ filter, sort, columns }: ViewState): string {
  return JSON.stringify([shownKey(filter), sort?.field, sort?.order, columns ?? []]);
}
