import { useQuery } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import { useDataProvider } from 'ra-core';
import type { OrderRefundability, OrderTransactions } from '../../../../wix/order-operations.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrdersProvider } from '../provider.ts';

export type OrdersData = DataProvider & OrdersProvider;

export const useOrdersProvider = () => useDataProvider<OrdersData>();

/** Keys have the shape of react-admin's own, so that a change pushed by the server refreshes them too. */
export const orderKeys = {
  order: (id: string) => ['orders', 'getOne', { id, meta: undefined }] as const,
  transactions: (id: string) => ['orders', 'transactions', { id }] as const,
  refundability: (id: string) => ['orders', 'refundability', { id }] as const,
};

export function useOrder(id: string) {
  const provider = useOrdersProvider();
  return useQuery<OrderRecord>({
    queryKey: orderKeys.order(id),
    queryFn: async ({ signal }) => (await provider.getOne('orders', { id, signal })).data as OrderRecord,
  });
}

export function useTransactions(id: string) {
  const provider = useOrdersProvider();
  return useQuery<OrderTransactions>({
    queryKey: orderKeys.transactions(id),
    queryFn: async ({ signal }) => (await provider.transactions('orders', { id, signal })).data,
  });
}

export function useRefundability(id: string, enabled = true) {
  const provider = useOrdersProvider();
  return useQuery<OrderRefundability>({
    queryKey: orderKeys.refundability(id),
    queryFn: async ({ signal }) => (await provider.refundability('orders', { id, signal })).data,
    enabled,
  });
}
