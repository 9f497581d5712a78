import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { badgeOperations } from '../../../wix/badge-operations.ts';
import { moved } from '../../ui/order/moved.ts';
import type { BadgeRecord } from './badge-form.ts';

/** After which of the others it stands. */
const before = (rows: readonly { id: string }[], id: string): string | undefined =>
  rows[rows.findIndex((row) => row.id === id) - 1]?.id;

/** Moves are kept at once; the last one can be taken back. */
export function useMoves() {
  const refresh = useRefresh();
  const notify = useNotify();
  const [undo, setUndo] = useState<{ id: string; after: string | undefined }>();
  const put = async (id: string, after: string | undefined) => {
    try {
      await badgeOperations.move(id, after);
      return true;
    } catch {
      notify('badges.move.failed', { type: 'error' });
      return false;
    } finally {
      refresh();
    }
  };
  return {
    move: async (rows: readonly BadgeRecord[], id: string, by: number) => {
      const back = { id, after: before(rows, id) };
      if (await put(id, before(moved(rows, id, by), id))) setUndo(back);
    },
    undo:
      undo &&
      (async () => {
        if (await put(undo.id, undo.after)) setUndo(undefined);
      }),
  };
}
