import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orderFulfillmentOperations, type Fulfillment } from '#wix/order-fulfillment-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { useOnceKey } from '#admin/data/use-once-key.ts';
import { orderChanged } from '../show/order-changed.ts';
import { noteOwnChange } from '../show/own-changes.ts';

/** Of react-admin's shape, so that a change pushed by the server reads them again. */
const fulfillmentsKey = (id: string) => ['orders', 'fulfillments', { id }] as const;

export const useFulfillments = (id: string, enabled = true) =>
  useQuery<Fulfillment[]>({
    queryKey: fulfillmentsKey(id),
    queryFn: ({ signal }) => orderFulfillmentOperations.list(id, { signal }),
    enabled,
  });

/** A change of what left. */
export function useFulfil<Input>(
  id: string,
  action: (input: Input, options: CallOptions) => Promise<void>,
  done: () => void,
) {
  const client = useQueryClient();
  const once = useOnceKey();
  return useMutation({
    mutationFn: (input: Input) => {
      noteOwnChange(id);
      return action(input, { idempotencyKey: once.keyFor(input) });
    },
    onSuccess: async () => {
      once.through();
      await orderChanged(client, id);
      done();
    },
    // Somebody else may have sent some meanwhile: the next look shows it.
    onError: () => {
      void client.invalidateQueries({ queryKey: fulfillmentsKey(id) });
      void client.invalidateQueries({ queryKey: ['orders', 'labels', { id }] });
    },
  });
}
