import { useResourceContext } from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import { useSession } from '../../access/session.ts';
import type { Selection } from '../../data/bulk.ts';
import { nothingSelected } from '../../data/bulk.ts';
import { keepSelection, selectionUnder, useKeptSelection } from '../../data/kept-selection.ts';
import { shownKey, type ListFilter } from '../../data/list-state.ts';

export interface ListSelection {
  selection: Selection;
  select: (selection: Selection) => void;
  selectAllMatching: () => void;
  clear: () => void;
  /** The job that works on the selection: what it leaves undone stays selected. */
  job: { id: string; ended?: string | undefined } | undefined;
  follow: (jobId: string) => void;
  /** The job has ended: these failed. */
  settle: (failed: readonly string[], ended: string) => void;
}

/**
 * The rows an action is for. A selection is kept over the pages of a filter and the visit to a record; leaving the
 * filter, for another tab, search or condition, ends it, so that nobody acts on rows they do not see.
 */
export function useSelection(filter: ListFilter): ListSelection {
  const resource = useResourceContext() ?? '';
  const staffId = useSession()?.person?.staffId;
  const key = JSON.stringify([staffId, shownKey(filter)]);
  const kept = useKeptSelection(resource);
  const left = kept !== undefined && kept.key !== key;
  useEffect(() => {
    if (left) keepSelection(resource, undefined);
  }, [left, resource]);

  const selection = selectionUnder(kept, key);
  const job = left ? undefined : kept?.job;
  const select = useCallback(
    (next: Selection) => {
      const any = next.type === 'exclude' || next.ids.size > 0;
      keepSelection(resource, any ? { key, selection: next } : undefined);
    },
    [resource, key],
  );
  const follow = useCallback(
    (id: string) => keepSelection(resource, { key, selection, job: { id } }),
    [resource, key, selection],
  );
  const settle = useCallback(
    (failed: readonly string[], ended: string) => {
      if (!job) return;
      const undone: Selection = { type: 'include', ids: new Set(failed) };
      keepSelection(resource, { key, selection: undone, job: { id: job.id, ended } });
    },
    [resource, key, job],
  );
  const selectAllMatching = useCallback(() => select({ type: 'exclude', ids: new Set() }), [select]);
  const clear = useCallback(() => select(nothingSelected), [select]);
  return useMemo(
    () => ({ selection, select, selectAllMatching, clear, job, follow, settle }),
    [selection, select, selectAllMatching, clear, job, follow, settle],
  );
}
