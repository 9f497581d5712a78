import { useResourceContext } from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import { useSession } from '../../access/session.ts';
import type { Selection } from '../../data/bulk.ts';
import { nothingSelected } from '../../data/bulk.ts';
import {
  saveSelection,
  selectionUnder,
  useStoredSelection,
  type SelectionJob,
} from '../../data/stored-selection.ts';
import { shownKey, type ListFilter } from '../../data/list-state.ts';

export interface ListSelection {
  selection: Selection;
  select: (selection: Selection) => void;
  selectAllMatching: () => void;
  clear: () => void;
  /** The job that works on the selection: what it leaves undone stays selected. */
  job: SelectionJob | undefined;
  /** @param keepsSelection whether its records stay selected when all of them are done */
  follow: (jobId: string, keepsSelection?: boolean) => void;
  /** The job has ended: these failed. */
  settle: (failed: readonly string[], ended: string) => void;
}

/**
 * The rows an action is for. A selection is preserved over the pages of a filter and the visit to a record; leaving the
 * filter, for another tab, search or condition, ends it, so that nobody acts on rows they do not see.
 */
export function useSelection(filter: ListFilter): ListSelection {
  const resource = useResourceContext() ?? '';
  const staffId = useSession()?.person?.staffId;
  const key = JSON.stringify([staffId, shownKey(filter)]);
  const stored = useStoredSelection(resource);
  const left = stored !== undefined && stored.key !== key;
  useEffect(() => {
    if (left) saveSelection(resource, undefined);
  }, [left, resource]);

  const selection = selectionUnder(stored, key);
  const job = left ? undefined : stored?.job;
  const select = useCallback(
    (next: Selection) => {
      const any = next.type === 'exclude' || next.ids.size > 0;
      saveSelection(resource, any ? { key, selection: next } : undefined);
    },
    [resource, key],
  );
  const follow = useCallback(
    (id: string, keepsSelection = false) =>
      saveSelection(resource, { key, selection, job: { id, keepsSelection } }),
    [resource, key, selection],
  );
  const settle = useCallback(
    (failed: readonly string[], ended: string) => {
      if (!job) return;
      // "All that match" is not preserved: records that are created later would be selected unseen.
      const isKept = job.keepsSelection && failed.length === 0 && selection.type === 'include';
      const next: Selection = isKept ? selection : { type: 'include', ids: new Set(failed) };
      saveSelection(resource, { key, selection: next, job: { ...job, ended } });
    },
    [resource, key, job, selection],
  );
  const selectAllMatching = useCallback(() => select({ type: 'exclude', ids: new Set() }), [select]);
  const clear = useCallback(() => select(nothingSelected), [select]);
  return useMemo(
    () => ({ selection, select, selectAllMatching, clear, job, follow, settle }),
    [selection, select, selectAllMatching, clear, job, follow, settle],
  );
}
