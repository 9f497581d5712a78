import { useCallback, useState } from 'react';
import type { Change } from '#admin/data/live.ts';
import { useChanges } from '#admin/data/live.ts';

const own = new Map<string, number>();
/** The stream tells of one's own change about when the call is answered. */
const echo = 4000;

export const noteOwnChange = (id: string): void => void own.set(id, Date.now());

const isOwn = (id: string): boolean => Date.now() - (own.get(id) ?? 0) < echo;

/** When somebody else, or another tab, last changed the open order. */
export function useChangedElsewhere(id: string): Date | undefined {
  const [changed, setChanged] = useState<{ id: string; at: Date } | undefined>();
  useChanges(
    'orders',
    useCallback(
      (change: Change) => {
        if (change.id === id && !isOwn(id)) setChanged({ id, at: new Date() });
      },
      [id],
    ),
  );
  return changed?.id === id ? changed.at : undefined;
}
