import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { openingSort } from '#shared/media-listing.ts';
import type { Condition } from '#admin/data/filter-operators.ts';
import type { SavedView, ViewState } from '#admin/ui/views/saved-view.ts';
import { useOpenView, type CurrentView } from '#admin/ui/views/use-open-view.ts';
import { narrowing, readPlace } from '../library-location.ts';

/** What of the address a view keeps; the words that are searched have a place of their own. */
const stored = ['in', 'folder', ...narrowing.filter((name) => name !== 'q')];

export function stateOf(params: URLSearchParams): ViewState {
  const { q, sort } = readPlace(params);
  const where = stored.flatMap((name): Condition[] => {
    const value = params.get(name);
    return value ? [[name, 'is', value]] : [];
  });
  return {
    filter: { ...(q !== undefined && { q }), ...(where.length > 0 && { where }) },
    sort: { field: sort.fieldName, order: sort.order },
  };
}

export function addressOf({ filter: { q, where = [] }, sort }: ViewState, view?: string): URLSearchParams {
  const known = where.filter(([name]) => stored.includes(name));
  const params = new URLSearchParams(known.map(([name, , value]) => [name, value]));
  if (q) params.set('q', q);
  if (sort && (sort.field !== openingSort.fieldName || sort.order !== openingSort.order)) {
    params.set('sort', sort.field);
    params.set('order', sort.order);
  }
  if (view !== undefined) params.set('view', view);
  return params;
}

/** The saved view that the address of the library names. */
export function useMediaView(): CurrentView {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => stateOf(params), [params]);
  const read = useCallback((view: SavedView) => stateOf(addressOf(view.state)), []);
  const show = useCallback(
    (view: SavedView | undefined, { replace }: { replace: boolean }) => {
      const search = view ? String(addressOf(view.state, view.id)) : '';
      void navigate({ search }, { replace });
    },
    [navigate],
  );
  return useOpenView({ resource: 'media', named: params.get('view') ?? undefined, state, read, show });
}
