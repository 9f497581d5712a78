import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import { useOnceKey } from '../../../data/use-once-key.ts';
import type { DraftsProvider } from '../drafts/provider.ts';
import { draftKeys, useDraftsProvider } from '../drafts/editor/use-draft-editor.ts';
import { forgetLists, orderChanged } from '../show/order-changed.ts';
import { noteOwnChange } from '../show/own-changes.ts';

interface Saving {
  how: Parameters<DraftsProvider['commit']>[1]['how'];
  /** What has to be sent back, if anything. */
  owed: string | undefined;
}

/** Saves the edit to the order. */
export function useCommit(id: string, orderId: string) {
  const provider = useDraftsProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const once = useOnceKey();
  return useMutation({
    mutationFn: async ({ how }: Saving) => {
      noteOwnChange(orderId);
      return (await provider.commit('drafts', { id, how, idempotencyKey: once.keyFor(how) })).data;
    },
    onSuccess: async (_, { owed }) => {
      once.through();
      forgetLists(client, 'drafts');
      await orderChanged(client, orderId);
      notify('orders.edit.done', { type: 'success' });
      void navigate(owed ? `/orders/${orderId}/refund?mode=amount&amount=${owed}` : `/orders/${orderId}`);
    },
  });
}

/** Forgets the edit; the order was never touched. */
export function useDiscard(id: string, orderId: string) {
  const provider = useDraftsProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => provider.delete('drafts', { id }),
    onSuccess: () => {
      client.removeQueries({ queryKey: draftKeys.calculated(id) });
      void navigate(`/orders/${orderId}`);
    },
  });
}
