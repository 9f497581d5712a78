import { useListContext, type RaRecord } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import type { Selection } from '../../data/bulk.ts';
import { nothingSelected } from '../../data/bulk.ts';

export interface ListSelection {
  selection: Selection;
  select: (selection: Selection) => void;
  selectAllMatching: () => void;
  clear: () => void;
}

/**
 * Picked rows live in react-admin's selection, which outlives the page and the visit to a record.
 * "All that match" belongs to one filter and ends when that changes.
 */
export function useSelection(): ListSelection {
  const { selectedIds, onSelect, filterValues } = useListContext<RaRecord<string>>();
  const filterKey = JSON.stringify(filterValues);
  const [matching, setMatching] = useState<{ filterKey: string; except: ReadonlySet<string> }>();

  const selection = useMemo<Selection>(() => {
    if (matching?.filterKey === filterKey) return { type: 'exclude', ids: matching.except };
    if (selectedIds.length === 0) return nothingSelected;
    return { type: 'include', ids: new Set(selectedIds) };
  }, [matching, filterKey, selectedIds]);

  const select = useCallback(
    (next: Selection) => {
      if (next.type === 'exclude') {
        setMatching({ filterKey, except: next.ids });
        return;
      }
      setMatching(undefined);
      onSelect([...next.ids]);
    },
    [filterKey, onSelect],
  );
  const selectAllMatching = useCallback(() => select({ type: 'exclude', ids: new Set() }), [select]);
  const clear = useCallback(() => select(nothingSelected), [select]);
  return useMemo(
    () => ({ selection, select, selectAllMatching, clear }),
    [selection, select, selectAllMatching, clear],
  );
}
