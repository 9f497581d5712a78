import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { orderDownloadExtensions } from '#shared/extensions/order-downloads.ts';
import type { Order } from '#wix/order-operations.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { orderChanged } from './order-changed.ts';
import { noteOwnChange } from './own-changes.ts';

const call = extensionClient<typeof orderDownloadExtensions>();

/** What was given out of an order's files; none where it has none, or a hosted platform keeps them. */
export const useDownloads = ({ id, lineItems = [] }: Order & { id: string }) =>
  useQuery({
    // Of react-admin's shape, so that a change pushed by the server reads them again.
    queryKey: ['orders', 'downloads', { id }] as const,
    queryFn: async ({ signal }) => (await call('listOrderDownloads', { orderId: id }, { signal })).downloads,
    enabled: lineItems.some(({ digitalFile }) => digitalFile?.fileId),
    retry: false,
  });

export function useAllowAgain(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lineItemId: string) => {
      noteOwnChange(orderId);
      return call('allowDownloadsAgain', { orderId, lineItemId });
    },
    onSuccess: () => orderChanged(client, orderId),
  });
}
