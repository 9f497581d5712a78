import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_ARRANGED } from '#shared/collection-sort.ts';
import { categoryOperations } from '#wix/category-operations.ts';
import { toCallError, type CallError } from '#wix/errors.ts';
import { moved } from '#admin/ui/order/moved.ts';
import { inOrder, useMoveLine } from '#admin/ui/order/use-move-line.ts';

/** How many of them stand by somebody's will once one has gone from one place to another. */
export function placedAfter(placed: number, { from, to }: { from: number; to: number }): number {
  const count = to < placed ? placed + (from < placed ? 0 : 1) : to + 1;
  return Math.min(count, MAX_ARRANGED);
}

interface Options<Member> {
  collectionId: string;
  members: readonly Member[] | undefined;
  /** How many of them have a place; the others follow, the newest first. */
  placed: number;
}

interface Arranged {
  ids: readonly string[];
  placed: number;
}

/** Puts one member of a listing some places up or down: shown at once, kept in turn, as before where it was rejected. */
export function useArrangement<Member extends { id: string }>(options: Options<Member>) {
  const { collectionId, members = [], placed } = options;
  const client = useQueryClient();
  const [failure, setFailure] = useState<CallError>();
  const { wanted, push } = useMoveLine<Arranged>({
    settle: () => client.invalidateQueries({ queryKey: ['collections', 'members', collectionId] }),
    refused: (thrown) => setFailure(toCallError(thrown)),
  });
  const move = (id: string, by: number): void => {
    setFailure(undefined);
    push((now) => {
      const shown = inOrder(members, now?.ids);
      const from = shown.findIndex((member) => member.id === id);
      const to = Math.max(0, Math.min(from + by, shown.length - 1, MAX_ARRANGED - 1));
      const ids = moved(shown, id, to - from).map((member) => member.id);
      const count = placedAfter(now?.placed ?? placed, { from, to });
      return {
        state: { ids, placed: count },
        send: () => categoryOperations.arrange(collectionId, ids.slice(0, count)),
        whole: true,
      };
    });
  };
  return { shown: inOrder(members, wanted?.ids), failure, move };
}
