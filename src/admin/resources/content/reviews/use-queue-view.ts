import { useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { readViewState, viewState, type SavedView } from '#admin/ui/views/saved-view.ts';
import { useOpenView, type CurrentView } from '#admin/ui/views/use-open-view.ts';
import { reviewListSpec } from './list-spec.ts';
import { queueAddress, type QueueFilter } from './use-queue-filter.ts';

const read = (view: SavedView) => readViewState(view, reviewListSpec);

/** The saved view that the address of the queue names. */
export function useQueueView(filter: QueueFilter): CurrentView {
  const navigate = useNavigate();
  const { id } = useParams();
  const state = useMemo(() => viewState(filter, reviewListSpec.openingSort, {}), [filter]);
  const show = useCallback(
    (view: SavedView | undefined, { replace }: { replace: boolean }) => {
      const wanted = view ? { ...read(view).filter, view: view.id } : {};
      // What one begins with leaves the review open that the address names.
      void navigate(queueAddress(wanted, replace ? id : undefined), { replace });
    },
    [navigate, id],
  );
  return useOpenView({ resource: 'reviews', named: filter.view, state, read, show });
}
