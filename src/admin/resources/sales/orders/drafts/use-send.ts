import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paymentRequestOperations, type NewPaymentRequest } from '#wix/payment-request-operations.ts';
import { useOnceKey } from '#admin/data/use-once-key.ts';
import { sendRequest } from '../request/use-requests.ts';
import { forgetLists } from '../show/order-changed.ts';
import { useDraftsProvider } from './editor/use-draft-editor.ts';

interface PlacedOrder {
  id: string;
  number: string;
}

/** Makes an order of the draft: once, however often it is pressed. */
export function usePlace(id: string, tellBuyer: boolean) {
  const provider = useDraftsProvider();
  const client = useQueryClient();
  const once = useOnceKey();
  return async (): Promise<PlacedOrder> => {
    const idempotencyKey = once.keyFor([id, tellBuyer]);
    const { data } = await provider.convert('drafts', { id, tellBuyer, idempotencyKey });
    once.through();
    forgetLists(client, 'drafts', 'orders');
    return { id: data?._id ?? '', number: data?.number ?? '' };
  };
}

export function useConvert(id: string) {
  const place = usePlace(id, true);
  const navigate = useNavigate();
  const notify = useNotify();
  return useMutation({
    mutationFn: place,
    onSuccess: (order) => {
      notify('drafts.convert.done', { type: 'success', messageArgs: { number: order.number } });
      void navigate(order.id ? `/orders/${order.id}` : '/drafts');
    },
  });
}

export type NewOrderPaymentRequest = Omit<NewPaymentRequest, 'orderId'>;

/**
 * The order first, then the request for its money, then the mail with the link. Where one of them fails, pressing again
 * goes on from there.
 */
export function useSend(id: string) {
  const place = usePlace(id, false);
  const navigate = useNavigate();
  const notify = useNotify();
  const once = useOnceKey();
  const placed = useRef<PlacedOrder>(undefined);
  return useMutation({
    mutationFn: async (newOrderPaymentRequest: NewOrderPaymentRequest) => {
      const order = (placed.current ??= await place());
      const request = { ...newOrderPaymentRequest, orderId: order.id };
      const made = await paymentRequestOperations.create(request, { idempotencyKey: once.keyFor(request) });
      const { to } = await sendRequest(String(made._id));
      return { order, to };
    },
    onSuccess: ({ order, to }) => {
      once.through();
      notify('drafts.send.done', { type: 'success', messageArgs: { number: order.number, email: to } });
      void navigate(`/orders/${order.id}`);
    },
  });
}
