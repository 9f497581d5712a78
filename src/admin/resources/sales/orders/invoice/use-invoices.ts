import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InvoiceEntry } from '#shared/invoices.ts';
import { orderInvoiceOperations } from '#wix/order-invoice-operations.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useOnceKey } from '#admin/data/use-once-key.ts';
import { orderChanged } from '../show/order-changed.ts';
import { noteOwnChange } from '../show/own-changes.ts';

/** Of react-admin's shape, so that a change pushed by the server reads them again. */
const invoiceKey = (id: string) => ['orders', 'invoices', { id }] as const;

export const useInvoices = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: invoiceKey(id),
    queryFn: ({ signal }) =>
      callApi<InvoiceEntry[]>('GET', `/admin/api/invoices/orders/${id}`, undefined, { signal }),
    enabled,
  });

export function useMakeInvoice(id: string) {
  const client = useQueryClient();
  const once = useOnceKey();
  return useMutation({
    mutationFn: () => {
      noteOwnChange(id);
      return orderInvoiceOperations.generate(id, { idempotencyKey: once.keyFor('invoice') });
    },
    onSuccess: async () => {
      once.through();
      await orderChanged(client, id);
    },
  });
}

/** Sends one to the buyer once more; answers to whom. */
export function useMailInvoice(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => {
      noteOwnChange(orderId);
      return callApi<{ to: string; number: string }>('POST', `/admin/api/invoices/${id}/mail`, {});
    },
    onSuccess: () => orderChanged(client, orderId),
  });
}
