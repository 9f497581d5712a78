import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { DraftsProvider } from '../drafts/provider.ts';
import { draftKeys, useDraftsProvider } from '../drafts/editor/use-draft-editor.ts';
import { noteOwnChange } from '../show/own-changes.ts';
import { orderKeys } from '../show/use-order-data.ts';

interface Saving {
  how: Parameters<DraftsProvider['commit']>[1]['how'];
  /** What has to be sent back, if anything. */
  owed: string | undefined;
}

/** Saves the edit to the order, once: a press after a lost answer carries the same key. */
export function useCommit(id: string, orderId: string) {
  const provider = useDraftsProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const key = useRef<{ content: string; key: string }>(undefined);
  return useMutation({
    mutationFn: async ({ how }: Saving) => {
      const content = JSON.stringify(how);
      if (key.current?.content !== content) key.current = { content, key: crypto.randomUUID() };
      noteOwnChange(orderId);
      return (await provider.commit('drafts', { id, how, idempotencyKey: key.current.key })).data;
    },
    onSuccess: async (_, { owed }) => {
      noteOwnChange(orderId);
      for (const resource of ['orders', 'drafts']) {
        void client.invalidateQueries({ queryKey: [resource, 'getList'], refetchType: 'none' });
      }
      await Promise.all(
        [orderKeys.order(orderId), orderKeys.transactions(orderId), orderKeys.refundability(orderId)].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      );
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
