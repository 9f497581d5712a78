import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { useChanges } from '#admin/data/live.ts';
import type { CustomerRecord, OpenCustomer } from '../customer-record.ts';
import type { CustomersProvider } from '../provider.ts';

type DataProvider = CustomersProvider & ReturnType<typeof useDataProvider>;

export const useCustomersProvider = (): DataProvider => useDataProvider<DataProvider>();

/** The log tells who did it. */
const LOG = ['audit-log', 'getList'];

/** Several come at once: they are read together. */
const PAUSE = 300;

const isOf =
  (id: string) =>
  ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    (queryKey[2] as { id?: unknown } | undefined)?.id === id;

const wholeKey = (id: string) => ['customers', 'getOne', { id, meta: 'whole' }] as const;

/**
 * Under a key of its own: under react-admin's stands what the lists know of them, which is a part. Read again, with what
 * is told beside, when something of them may have changed: the server tells of members, orders and badges, and the page
 * is a contact's.
 */
export function useCustomer(id: string) {
  const provider = useCustomersProvider();
  const read = useQuery({
    queryKey: wholeKey(id),
    queryFn: async ({ signal }) => (await provider.getOne('customers', { id, signal })).data as OpenCustomer,
    retry: false,
  });
  const client = useQueryClient();
  const memberId = read.data?.memberId;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useChanges(
    'customers',
    useCallback(
      (change) => {
        const unknown = change.from === 'orders' || change.from === 'badges' || memberId === undefined;
        if (!unknown && change.id !== memberId) return;
        // A job tells of a thousand badges one by one.
        timer.current ??= setTimeout(() => {
          timer.current = undefined;
          void client.invalidateQueries({ queryKey: ['customers'], predicate: isOf(id) });
          void client.invalidateQueries({ queryKey: LOG });
        }, PAUSE);
      },
      [client, id, memberId],
    ),
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
export function useCustomerAction<Told = void>(
  done: string,
  action: (provider: DataProvider, told: Told) => Promise<unknown>,
) {
  const provider = useCustomersProvider();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (told: Told) => action(provider, told),
    async onSuccess() {
      notify(done, { type: 'info' });
      void client.invalidateQueries({ queryKey: LOG });
      await client.invalidateQueries({ queryKey: ['customers'] });
    },
  });
}
