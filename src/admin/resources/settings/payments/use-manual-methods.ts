import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ManualPaymentMethod } from '#shared/manual-payments.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';

interface ManualMethodsRecord {
  id: string;
  methods: ManualPaymentMethod[];
}

/** The methods are one record: a change of one of them sends all. */
export const useManualMethods = () => useOneRecord<ManualMethodsRecord>('payments', 'manual');

export function useSaveMethods(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (methods: readonly ManualPaymentMethod[]) =>
      callApi('PUT', '/admin/api/payments/manual', { methods }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['payments'] });
      onSaved();
    },
  });
}
