import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { toCallError, type CallError } from '#wix/errors.ts';
import type { DeliveryProvider, Terms } from './provider.ts';

type Provider = DeliveryProvider & ReturnType<typeof useDataProvider>;

export const TERMS = ['delivery', 'terms'] as const;

export const useDeliveryProvider = () => useDataProvider<Provider>();

/** Regions and options as they stand; read again when somebody changes them. */
export function useTerms() {
  const provider = useDeliveryProvider();
  return useQuery<Terms>({
    queryKey: TERMS,
    queryFn: async ({ signal }) => (await provider.terms('delivery', { signal })).data,
    refetchOnWindowFocus: false,
  });
}

/** A action that is done at once: what failed is kept until the next try, and the terms are read again either way. */
export function useTermsAction() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  return {
    busy,
    error,
    clear: () => setError(undefined),
    run: async <Result>(action: () => Promise<Result>): Promise<Result | undefined> => {
      setBusy(true);
      setError(undefined);
      try {
        return await action();
      } catch (thrown) {
        setError(toCallError(thrown));
        return undefined;
      } finally {
        await client.invalidateQueries({ queryKey: ['delivery'] });
        setBusy(false);
      }
    },
  };
}
