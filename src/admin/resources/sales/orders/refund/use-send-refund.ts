import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RefundReply, RefundRequest } from '#wix/order-operations.ts';
import { orderChanged } from '../show/order-changed.ts';
import { noteOwnChange } from '../show/own-changes.ts';
import { useOrdersProvider } from '../show/use-order-data.ts';
import { forgetKey, keyFor } from './idempotency.ts';

/**
 * Sends money, once: a second press while the first is under way does nothing, and a press after a lost answer carries
 * the same key. `scope` tells the form from the retry of a failed part.
 */
export function useSendRefund(orderId: string, scope: string, done: (reply: RefundReply) => void) {
  const provider = useOrdersProvider();
  const client = useQueryClient();
  const running = useRef(false);
  const mutation = useMutation({
    mutationFn: async (request: RefundRequest) => {
      const idempotencyKey = keyFor(scope, request, sessionStorage, () => crypto.randomUUID());
      noteOwnChange(orderId);
      return (await provider.refund('orders', { id: orderId, request, idempotencyKey })).data;
    },
    onSuccess: (reply) => {
      forgetKey(scope, sessionStorage);
      done(reply);
    },
    onSettled: async () => {
      running.current = false;
      await orderChanged(client, orderId);
    },
  });
  return {
    send: (request: RefundRequest) => {
      if (running.current) return;
      running.current = true;
      mutation.mutate(request);
    },
    busy: mutation.isPending,
    error: mutation.isError ? mutation.error : undefined,
    reset: mutation.reset,
  };
}
