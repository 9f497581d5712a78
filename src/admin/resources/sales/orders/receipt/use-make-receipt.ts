import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderMoneyOperations } from '#wix/order-money-operations.ts';
import { useOnceKey } from '#admin/data/use-once-key.ts';
import { orderChanged } from '../show/order-changed.ts';
import { noteOwnChange } from '../show/own-changes.ts';

export function useMakeReceipt(orderId: string) {
  const client = useQueryClient();
  const once = useOnceKey();
  return useMutation({
    mutationFn: (paymentId: string) => {
      noteOwnChange(orderId);
      return orderMoneyOperations.receipt(orderId, paymentId, { idempotencyKey: once.keyFor(paymentId) });
    },
    onSuccess: async () => {
      once.through();
      await orderChanged(client, orderId);
    },
    // Somebody else may have made it: then it is there to be opened.
    onError: () => orderChanged(client, orderId),
  });
}
