import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefundRequest } from '#wix/order-operations.ts';
import { callApi } from '#admin/access/call-api.ts';
import { orderChanged } from '../show/order-changed.ts';
import { noteOwnChange } from '../show/own-changes.ts';

export interface PreparedRefund {
  id: string;
  orderId: string;
  status: 'prepared' | 'sending' | 'sent' | 'declined';
  request: RefundRequest;
  preview: { total?: string } | null;
  note: string | null;
  preparedBy: string;
  preparedById: string;
  preparedAt: string;
  error: { message?: string } | null;
}

const path = '/admin/api/prepared-refunds';

/** Not a list of the resource: an event of the server refetches those of the open order at once. */
export const preparedRefundsKey = (orderId: string) => ['prepared-refunds', 'forOrder', { orderId }] as const;

/** Those that still wait for somebody to send them. */
export function usePreparedRefunds(orderId: string, enabled: boolean) {
  const filter = encodeURIComponent(JSON.stringify({ orderId, status: ['prepared', 'sending'] }));
  const range = encodeURIComponent('[0,24]');
  return useQuery({
    queryKey: preparedRefundsKey(orderId),
    queryFn: ({ signal }) =>
      callApi<PreparedRefund[]>('GET', `${path}?filter=${filter}&range=${range}`, undefined, { signal }),
    enabled,
  });
}

export interface NewPreparedRefund {
  orderId: string;
  request: RefundRequest;
  preview: { total: string };
}

export function usePrepareRefund(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (refund: NewPreparedRefund) =>
      callApi<PreparedRefund>('POST', path, { ...refund, request: { orderId, ...refund.request } }),
    onSuccess: () => client.invalidateQueries({ queryKey: preparedRefundsKey(orderId) }),
  });
}

/** Sending is repeatable: the server pays once however often the same prepared refund is approved. */
export function useDecideRefund(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      verdict,
      reason,
    }: {
      id: string;
      verdict: 'approve' | 'decline';
      reason?: string;
    }) => {
      noteOwnChange(orderId);
      return callApi<PreparedRefund>('POST', `${path}/${id}/${verdict}`, reason ? { reason } : {});
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: preparedRefundsKey(orderId) }),
        orderChanged(client, orderId),
      ]),
  });
}
