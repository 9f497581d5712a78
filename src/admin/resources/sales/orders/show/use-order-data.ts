import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import { useDataProvider } from 'ra-core';
import type { OrderRefundability, OrderTransactions } from '#wix/order-operations.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrdersProvider } from '../provider.ts';

export type OrdersData = DataProvider & OrdersProvider;

export const useOrdersProvider = () => useDataProvider<OrdersData>();

/**
 * Keys have the shape of react-admin's own, so that a change pushed by the server refreshes them too. The order has one
 * of its own: under react-admin's stands what the lists know of it, and that may be a part.
 */
export const orderKeys = {
  order: (id: string) => ['orders', 'getOne', { id, meta: 'whole' }] as const,
  glimpse: (id: string) => ['orders', 'getOne', { id, meta: undefined }] as const,
  transactions: (id: string) => ['orders', 'transactions', { id }] as const,
  refundability: (id: string) => ['orders', 'refundability', { id }] as const,
};

type Reading = Pick<OrdersProvider, 'getOne' | 'transactions'>;
interface OrderQuery {
  signal: AbortSignal;
}

const wholeOrder = (provider: Reading, id: string) => ({
  queryKey: orderKeys.order(id),
  queryFn: async ({ signal }: OrderQuery): Promise<OrderRecord> =>
    (await provider.getOne('orders', { id, signal })).data,
});

const itsTransactions = (provider: Reading, id: string) => ({
  queryKey: orderKeys.transactions(id),
  queryFn: async ({ signal }: OrderQuery): Promise<OrderTransactions> =>
    (await provider.transactions('orders', { id, signal })).data,
});

export const useOrder = (id: string) => useQuery(wholeOrder(useOrdersProvider(), id));

/** What a list has shown of it: to be looked at while the whole order is on its way. */
export const useGlimpse = (id: string): OrderRecord | undefined =>
  useQueryClient().getQueryData<OrderRecord>(orderKeys.glimpse(id));

export const useTransactions = (id: string) => useQuery(itsTransactions(useOrdersProvider(), id));

/** Reads what its page begins with while somebody is about to open it. */
export async function readAhead(client: QueryClient, provider: Reading, id: string): Promise<void> {
  await Promise.all([
    client.prefetchQuery(wholeOrder(provider, id)),
    client.prefetchQuery(itsTransactions(provider, id)),
  ]);
}

export function useRefundability(id: string, enabled = true) {
  const provider = useOrdersProvider();
  return useQuery<OrderRefundability>({
    queryKey: orderKeys.refundability(id),
    queryFn: async ({ signal }) => (await provider.refundability('orders', { id, signal })).data,
    enabled,
  });
}
