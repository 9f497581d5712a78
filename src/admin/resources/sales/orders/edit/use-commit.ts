import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PaymentMethodName, RefundRequest } from '#wix/order-operations.ts';
import { paymentRequestOperations, type NewPaymentRequest } from '#wix/payment-request-operations.ts';
import { useOnceKey } from '#admin/data/use-once-key.ts';
import type { DraftsProvider } from '../drafts/provider.ts';
import { draftKeys, useDraftsProvider } from '../drafts/editor/use-draft-editor.ts';
import { big } from '../refund/amounts.ts';
import { refundParts } from '../refund/refund-history.ts';
import { sendRequest } from '../request/use-requests.ts';
import { forgetLists, orderChanged } from '../show/order-changed.ts';
import { noteOwnChange } from '../show/own-changes.ts';
import { useOrdersProvider } from '../show/use-order-data.ts';

/** What is done with the difference once the order is changed. */
export type Settlement =
  | { way: 'request'; request: NewPaymentRequest; byMail: boolean }
  | { way: 'record'; amount: string; method?: PaymentMethodName }
  | { way: 'refund'; request: RefundRequest }
  | { way: 'due' | 'credit' | 'even' };

export interface Saving {
  how: Parameters<DraftsProvider['commit']>[1]['how'];
  settlement: Settlement;
  /** Decimal: what was shown as due, or owed where it is below nothing. */
  balance: string;
}

/** Does what was chosen with the difference: once, however often it is tried. */
function useSettle(id: string) {
  const orders = useOrdersProvider();
  const once = useOnceKey();
  return async (settlement: Settlement): Promise<'done' | 'failed'> => {
    const idempotencyKey = once.keyFor(settlement);
    if (settlement.way === 'request') {
      const made = await paymentRequestOperations.create(settlement.request, { idempotencyKey });
      if (settlement.byMail) await sendRequest(String(made._id));
    }
    if (settlement.way === 'record') {
      const { amount, method } = settlement;
      await orders.recordPayment('orders', { id, amount, idempotencyKey, ...(method && { method }) });
    }
    if (settlement.way === 'refund') {
      const { data } = await orders.refund('orders', { id, request: settlement.request, idempotencyKey });
      if (refundParts(data.refund ?? {}).some(({ state }) => state === 'failed')) return 'failed';
    }
    once.through();
    return 'done';
  };
}

/**
 * Saves the edit to the order, then settles the difference. Where the second fails the order stays changed, and trying
 * again goes on from there.
 */
export function useSave(id: string, orderId: string) {
  const provider = useDraftsProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const once = useOnceKey();
  const settle = useSettle(orderId);
  /** What the order then came to. */
  const [saved, setSaved] = useState<string>();
  const mutation = useMutation({
    mutationFn: async ({ how, settlement, balance }: Saving) => {
      noteOwnChange(orderId);
      let after = saved;
      if (after === undefined) {
        const { data } = await provider.commit('drafts', { id, how, idempotencyKey: once.keyFor(how) });
        after = data?.balanceSummary?.balance?.amount ?? '0';
        once.through();
        setSaved(after);
        forgetLists(client, 'drafts');
      }
      // Nobody agreed to another sum than the one they saw.
      const moves =
        settlement.way === 'request' || settlement.way === 'record' || settlement.way === 'refund';
      if (moves && !big(after).eq(big(balance))) return 'differs' as const;
      return settle(settlement);
    },
    onError: () => orderChanged(client, orderId),
    onSuccess: async (outcome, { settlement }) => {
      await orderChanged(client, orderId);
      const words = { done: `orders.edit.done.${settlement.way}`, failed: 'orders.edit.done.refundFailed' };
      const told = outcome === 'differs' ? 'orders.edit.done.differs' : words[outcome];
      notify(told, { type: outcome === 'done' ? 'success' : 'warning' });
      void navigate(`/orders/${orderId}`);
    },
  });
  return {
    save: mutation.mutate,
    again: () => mutation.variables && mutation.mutate(mutation.variables),
    busy: mutation.isPending,
    error: mutation.isError ? mutation.error : undefined,
    /** The order is changed; what is left is the money. */
    isSaved: saved !== undefined,
    settling: mutation.variables?.settlement.way,
  };
}

/** Forgets the edit; the order was never touched. */
export function useDiscard(id: string, orderId: string) {
  const provider = useDraftsProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      if (id !== '') await provider.delete('drafts', { id });
    },
    onSuccess: () => {
      client.removeQueries({ queryKey: draftKeys.calculated(id) });
      void navigate(`/orders/${orderId}`);
    },
  });
}
