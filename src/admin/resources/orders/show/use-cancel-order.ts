import { useState } from 'react';
import type { RefundRequest } from '../../../../wix/order-operations.ts';
import type { OrderRecord } from '../order-record.ts';
import { useOrderAction } from './use-order-action.ts';

export interface Cancellation {
  restockAllItems: boolean;
  sendOrderCanceledEmail: boolean;
  customMessage?: string;
  /** What goes back with it. */
  refund?: RefundRequest;
}

/**
 * Cancels, then refunds. Each has its own key: pressing again after the second failed repeats nothing and goes on.
 */
export function useCancelOrder(id: string, done: () => void) {
  const [canceled, setCanceled] = useState(false);
  const action = useOrderAction<Cancellation>(
    id,
    async (provider, { refund, ...how }, idempotencyKey): Promise<{ data: OrderRecord }> => {
      const reply = await provider.cancel('orders', { id, idempotencyKey, ...how });
      setCanceled(true);
      if (!refund) return reply;
      await provider.refund('orders', { id, request: refund, idempotencyKey: `${idempotencyKey}.refund` });
      return (await provider.getOne('orders', { id })) as { data: OrderRecord };
    },
    done,
  );
  return { ...action, canceled };
}
