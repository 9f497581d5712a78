import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InvoiceEntry } from '../../../../shared/invoices.ts';
import { orderInvoiceOperations } from '../../../../wix/order-invoice-operations.ts';
import { callApi } from '../../../access/call-api.ts';
import { noteOwnChange } from '../show/own-changes.ts';
import { orderKeys } from '../show/use-order-data.ts';

/** Of react-admin's shape, so that a change pushed by the server reads them again. */
const invoiceKey = (id: string) => ['orders', 'invoices', { id }] as const;

export const useInvoices = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: invoiceKey(id),
    queryFn: ({ signal }) =>
      callApi<InvoiceEntry[]>('GET', `/admin/api/invoices/orders/${id}`, undefined, { signal }),
    enabled,
  });

/** Pressing again after a lost answer makes no second one. */
export function useMakeInvoice(id: string) {
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: () => {
      noteOwnChange(id);
      return orderInvoiceOperations.generate(id, { idempotencyKey: key.current });
    },
    onSuccess: async () => {
      key.current = crypto.randomUUID();
      noteOwnChange(id);
      await Promise.all([
        client.invalidateQueries({ queryKey: invoiceKey(id) }),
        client.invalidateQueries({ queryKey: orderKeys.order(id) }),
      ]);
    },
  });
}
