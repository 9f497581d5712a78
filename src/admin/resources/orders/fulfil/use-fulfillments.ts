import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  orderFulfillmentOperations,
  type Fulfillment,
} from '../../../../wix/order-fulfillment-operations.ts';
import type { CallOptions } from '../../../../wix/staff-client.ts';
import { noteOwnChange } from '../show/own-changes.ts';
import { orderKeys } from '../show/use-order-data.ts';

/** Of react-admin's shape, so that a change pushed by the server reads them again. */
const fulfillmentsKey = (id: string) => ['orders', 'fulfillments', { id }] as const;

export const useFulfillments = (id: string, enabled = true) =>
  useQuery<Fulfillment[]>({
    queryKey: fulfillmentsKey(id),
    queryFn: ({ signal }) => orderFulfillmentOperations.list(id, { signal }),
    enabled,
  });

/** A change of what left. Pressing again after a lost answer changes nothing twice. */
export function useFulfil<Input>(
  id: string,
  act: (input: Input, options: CallOptions) => Promise<void>,
  done: () => void,
) {
  const client = useQueryClient();
  const kept = useRef<{ input: string; key: string } | undefined>(undefined);
  return useMutation({
    mutationFn: (input: Input) => {
      const content = JSON.stringify(input);
      if (kept.current?.input !== content) kept.current = { input: content, key: crypto.randomUUID() };
      noteOwnChange(id);
      return act(input, { idempotencyKey: kept.current.key });
    },
    onSuccess: async () => {
      kept.current = undefined;
      noteOwnChange(id);
      void client.invalidateQueries({ queryKey: ['orders', 'getList'], refetchType: 'none' });
      void client.invalidateQueries({ queryKey: ['counts', 'orders'], refetchType: 'none' });
      await Promise.all([
        client.invalidateQueries({ queryKey: orderKeys.order(id) }),
        client.invalidateQueries({ queryKey: fulfillmentsKey(id) }),
      ]);
      done();
    },
    // Somebody else may have sent some meanwhile: the next look shows it.
    onError: () => void client.invalidateQueries({ queryKey: fulfillmentsKey(id) }),
  });
}
