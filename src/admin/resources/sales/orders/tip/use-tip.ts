import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '#wix/order-operations.ts';
import { isTip } from '#shared/tips.ts';
import { orderTipOperations, type TipShare } from '#wix/order-tip-operations.ts';
import { useOnceKey } from '#admin/data/use-once-key.ts';
import { orderChanged } from '../show/order-changed.ts';

/** What the order says of it: that it has one is known before its parts are read. */
export const tipAmountOf = ({ additionalFees = [] }: Pick<Order, 'additionalFees'>): string | undefined =>
  additionalFees.find(isTip)?.price?.amount ?? undefined;

/** Under the order's own keys: whatever changes the order reads its tip again. */
export const useTip = (orderId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['orders', 'tip', { id: orderId }],
    queryFn: ({ signal }) => orderTipOperations.of(orderId, { signal }),
    enabled,
  });

export const useTippedStaff = () =>
  useQuery({
    queryKey: ['tips', 'staff'],
    queryFn: ({ signal }) => orderTipOperations.staff({ signal }),
  });

interface NewTip {
  amount: string;
  shares: TipShare[];
}

/** Sets the tip of an order, or takes it away where nothing is given. */
export function useChangeTip(orderId: string, done: () => void) {
  const client = useQueryClient();
  const once = useOnceKey();
  return useMutation({
    mutationFn: async (tip: NewTip | undefined): Promise<void> => {
      const options = { idempotencyKey: once.keyFor(tip) };
      await (tip
        ? orderTipOperations.set(orderId, tip, options)
        : orderTipOperations.remove(orderId, options));
    },
    onSuccess: async () => {
      once.through();
      await orderChanged(client, orderId);
      done();
    },
  });
}
