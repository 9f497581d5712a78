import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LabelRequest, LabelDesk, ParcelRequest, ShippingLabel, ShippingRate } from '#shared/labels.ts';
import { callApi } from '#admin/access/call-api.ts';

const path = '/admin/api/labels';

const deskKey = (orderId: string) => ['orders', 'labels', { id: orderId }] as const;

export const labelAddress = (id: string): string => `${path}/${id}/document.pdf`;

/** What there is to buy labels with, and what was bought for the order. */
export const useLabelDesk = (orderId: string) =>
  useQuery<LabelDesk>({
    queryKey: deskKey(orderId),
    queryFn: ({ signal }) => callApi('GET', `${path}/orders/${orderId}`, undefined, { signal }),
  });

/** Prices of each parcel, as the carrier says now; of those that are ready to be asked about. */
export const useRates = (parcels: readonly (ParcelRequest | undefined)[]) =>
  useQueries({
    queries: parcels.map((requested) => ({
      queryKey: ['orders', 'rates', requested],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await callApi<{ rates: ShippingRate[] }>('POST', `${path}/rates`, requested, { signal })).rates,
      enabled: requested !== undefined,
      staleTime: 60_000,
      retry: false,
    })),
  });

export const buyLabel = (labelRequest: LabelRequest): Promise<ShippingLabel> =>
  callApi<ShippingLabel>('POST', path, labelRequest);

/** What is done to a label that is there: given back, or asked about once more. */
export function useLabelAction(orderId: string, action: 'void' | 'resume') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi<ShippingLabel>('POST', `${path}/${id}/${action}`, {}),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey(orderId) }),
  });
}
