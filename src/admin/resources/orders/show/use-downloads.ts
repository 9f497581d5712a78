import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderDownload } from '#shared/order-downloads.ts';
import type { Order } from '#wix/order-operations.ts';
import { callApi } from '#admin/access/call-api.ts';
import { orderChanged } from './order-changed.ts';
import { noteOwnChange } from './own-changes.ts';

interface Reply {
  downloads: OrderDownload[];
}

const path = (orderId: string): string => `/admin/api/order-downloads/orders/${orderId}`;

/** What was given out of an order's files; none where it has none, or a hosted platform keeps them. */
export const useDownloads = ({ id, lineItems = [] }: Order & { id: string }) =>
  useQuery({
    // Of react-admin's shape, so that a change pushed by the server reads them again.
    queryKey: ['orders', 'downloads', { id }] as const,
    queryFn: async ({ signal }) => (await callApi<Reply>('GET', path(id), undefined, { signal })).downloads,
    enabled: lineItems.some(({ digitalFile }) => digitalFile?.fileId),
    retry: false,
  });

export function useAllowAgain(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lineItemId: string) => {
      noteOwnChange(orderId);
      return callApi<Reply>('POST', `${path(orderId)}/${encodeURIComponent(lineItemId)}/allow`, {});
    },
    onSuccess: () => orderChanged(client, orderId),
  });
}
