import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetOne, useNotify } from 'ra-core';
import { useCallback } from 'react';
import { useChanges } from '../../../data/live.ts';
import type { OpenCustomer } from '../customer-record.ts';
import type { CustomersProvider } from '../provider.ts';

type DataProvider = CustomersProvider & ReturnType<typeof useDataProvider>;

export const useCustomersProvider = (): DataProvider => useDataProvider<DataProvider>();

/** Read again when any member changes: the server tells of members, and the page is a contact's. */
export function useCustomer(id: string) {
  const read = useGetOne<OpenCustomer>('customers', { id }, { retry: false });
  const { refetch } = read;
  useChanges(
    'customers',
    useCallback(() => void refetch(), [refetch]),
  );
  return read;
}

export function useNotes(id: string) {
  const provider = useCustomersProvider();
  return useQuery({
    queryKey: ['customers', 'notes', { id }],
    queryFn: async ({ signal }) => (await provider.notes('customers', { id, signal })).data,
  });
}

/** Something is done; afterwards everything of customers is read again. */
export function useDeed<Told = void>(
  done: string,
  act: (provider: DataProvider, told: Told) => Promise<unknown>,
) {
  const provider = useCustomersProvider();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (told: Told) => act(provider, told),
    async onSuccess() {
      notify(done, { type: 'info' });
      await client.invalidateQueries({ queryKey: ['customers'] });
    },
  });
}
