import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { toCallError } from '#wix/errors.ts';
import type { OrderRecord } from '../order-record.ts';
import { useOrderAction } from '../show/use-order-action.ts';
import './messages.en.ts';

function useArchiving({ id, number }: OrderRecord, undo?: (archived: boolean) => void) {
  const notify = useNotify();
  return useOrderAction<boolean>(
    id,
    async (provider, archived) => {
      try {
        return await provider.archive('orders', { id, archived });
      } catch (error) {
        const cause = toCallError(error).message;
        const words = archived ? 'orders.archive.failed' : 'orders.archive.notUndone';
        notify(words, { type: 'error', messageArgs: { number, cause } });
        throw error;
      }
    },
    ({ archived = false }) =>
      notify(archived ? 'orders.archive.done' : 'orders.archive.undone', {
        type: 'success',
        messageArgs: { number },
        ...(undo && { undo: () => undo(!archived) }),
      }),
  );
}

/** Puts the order into the archive, or takes it out; at once, with a way back. */
export function useArchive(order: OrderRecord): () => void {
  const back = useArchiving(order);
  const { mutate, isPending } = useArchiving(order, back.mutate);
  const { archived = false } = order;
  return useCallback(() => {
    if (!isPending) mutate(!archived);
  }, [mutate, archived, isPending]);
}
