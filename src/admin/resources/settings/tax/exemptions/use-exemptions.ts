import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { taxExemptionOperations as operations } from '#wix/tax-exemption-operations.ts';
import type { Exemption } from './exemption-record.ts';

/** How many customers each has. */
export function useCustomerCounts(exemptions: readonly Exemption[]): ReadonlyMap<string, number> {
  const counts = useQueries({
    queries: exemptions.map(({ id }) => ({
      queryKey: ['tax', 'exempt', 'count', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => operations.countCustomers(id, { signal }),
      staleTime: 30_000,
    })),
  });
  return new Map(
    exemptions.flatMap(({ id }, index) => {
      const count = counts[index]?.data;
      return count === undefined ? [] : [[id, count] as const];
    }),
  );
}

/** A action that changes exemptions: what shows them is read again, and said that it is done. */
export function useExemptionAction<Given>(work: (input: Given) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: work,
    // Also where it failed half-way: what was done shows.
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['tax', 'getOne'] }),
        client.invalidateQueries({ queryKey: ['tax', 'exempt'] }),
      ]);
    },
    onSuccess: () => notify(done, { type: 'success' }),
  });
}
