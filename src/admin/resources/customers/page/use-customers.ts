import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useCallback } from 'react';
import { useChanges } from '../../../data/live.ts';
import type { CustomerRecord, OpenCustomer } from '../customer-record.ts';
import type { CustomersProvider } from '../provider.ts';

type DataProvider = CustomersProvider & ReturnType<typeof useDataProvider>;

export const useCustomersProvider = (): DataProvider => useDataProvider<DataProvider>();

const wholeKey = (id: string) => ['customers', 'getOne', { id, meta: 'whole' }] as const;

/**
 * Under a key of its own: under react-admin's stands what the lists know of them, which is a part. Read again when any
 * member changes: the server tells of members, and the page is a contact's.
 */
export function useCustomer(id: string) {
  const provider = useCustomersProvider();
  const read = useQuery({
    queryKey: wholeKey(id),
    queryFn: async ({ signal }) => (await provider.getOne('customers', { id, signal })).data as OpenCustomer,
    retry: false,
  });
  const { refetch } = read;
  useChanges(
    'customers',
    useCallback(() => void refetch(), [refetch]),
  );
  return read;
}

/** What a list has shown of one: to be looked at while the whole is on its way. */
export const useGlimpse = (id: string): CustomerRecord | undefined =>
  useQueryClient().getQueryData<CustomerRecord>(['customers', 'getOne', { id, meta: undefined }]);

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
