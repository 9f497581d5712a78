import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { isModified, type SavedView, type ViewState } from './saved-view.ts';
import { useViews } from './use-views.ts';

interface Props {
  resource: string;
  /** The view that the address names. */
  named: string | undefined;
  /** What the list shows now. */
  state: ViewState;
  /** What a view shows, as far as the list still knows it. */
  read: (view: SavedView) => ViewState;
  /** Puts a view into the address, or what the list shows without any. */
  show: (view: SavedView | undefined, how: { replace: boolean }) => void;
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

/** The saved view of a list whose state stands in the address, however it is written there. */
export function useOpenView({ resource, named, state, read, show }: Props): CurrentView {
  const { data: views = [], isSuccess } = useViews(resource);
  const location = useLocation();
  const view = views.find(({ id }) => id === named);
  const saved = useMemo(() => view && read(view), [view, read]);

  // The palette asks for a view by its name alone.
  const requested = (location.state as { view?: string } | null)?.view;
  useEffect(() => {
    const wanted = requested === undefined ? undefined : views.find(({ id }) => id === requested);
    if (wanted) show(wanted, { replace: true });
  }, [requested, views, show]);

  // Whoever comes to the list without an address of their own begins with their view.
  const arrived = useRef(false);
  useEffect(() => {
    if (!isSuccess || arrived.current) return;
    arrived.current = true;
    const mine = views.find(({ isDefault }) => isDefault);
    if (mine && location.search === '') show(mine, { replace: true });
  }, [isSuccess, views, location.search, show]);

  return {
    views,
    view,
    gone: isSuccess && named !== undefined && !view,
    state,
    modified: saved !== undefined && isModified(saved, state),
    open: useCallback((next) => show(next, { replace: false }), [show]),
  };
}
