import { useQuery } from '@tanstack/react-query';
import type { InvoiceObstacles } from '#shared/invoices.ts';
import { callApi } from '../../access/call-api.ts';

/** What keeps invoices from being made; of one order where it is named. */
export const useObstacles = (orderId?: string, enabled = true) =>
  useQuery({
    // Of react-admin's shape, so that a change pushed by the server reads them again.
    queryKey: orderId === undefined ? ['invoices', 'obstacles'] : ['orders', 'obstacles', { id: orderId }],
    queryFn: ({ signal }) =>
      callApi<InvoiceObstacles>(
        'GET',
        `/admin/api/invoices/${orderId === undefined ? '' : `orders/${orderId}/`}obstacles`,
        undefined,
        { signal },
      ),
    enabled,
  });
