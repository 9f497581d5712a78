import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { badgeOperations } from '#wix/badge-operations.ts';
import { moved } from '#admin/ui/order/moved.ts';
import { inOrder, useMoveLine } from '#admin/ui/order/use-move-line.ts';
import { useNotifyFailure } from '#admin/ui/use-notify-failure.ts';
import type { BadgeRecord } from './badge-form.ts';

type Ids = readonly string[];

/** After which of the others it stands. */
const before = (ids: Ids, id: string): string | undefined => ids[ids.indexOf(id) - 1];

const putAfter = (ids: Ids, id: string, after: string | undefined): Ids => {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(after === undefined ? 0 : others.indexOf(after) + 1, 0, id);
};

/** Moves are kept in turn; the last one can be taken back. */
export function useMoves() {
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const [undo, setUndo] = useState<() => void>();
  const { wanted, push } = useMoveLine<Ids>({
    settle: () => client.invalidateQueries({ queryKey: ['badges'] }),
    refused: (thrown) => notifyFailure('badges.move.failed', thrown),
  });
  const move = (rows: readonly BadgeRecord[], id: string, by: number): void =>
    push((now) => {
      const shown = inOrder(rows, now);
      const ids = moved(shown, id, by).map((row) => row.id);
      const back = before(
        shown.map((row) => row.id),
        id,
      );
      const takeBack = () =>
        push((later = ids) => ({
          state: putAfter(later, id, back),
          send: async () => {
            await badgeOperations.move(id, back);
            setUndo(undefined);
          },
        }));
      return {
        state: ids,
        send: async () => {
          await badgeOperations.move(id, before(ids, id));
          setUndo(() => takeBack);
        },
      };
    });
  return { wanted, move, undo };
}
