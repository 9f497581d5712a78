import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OrderRecord } from '../order-record.ts';
import { noteOwnChange } from './own-changes.ts';
import type { OrdersData } from './use-order-data.ts';
import { orderKeys, useOrdersProvider } from './use-order-data.ts';

type Act<Input> = (
  provider: OrdersData,
  input: Input,
  idempotencyKey: string,
) => Promise<{ data: OrderRecord }>;

/**
 * One change of one order: waits for the server, puts its answer on the page and reads money again. The key is kept
 * until the change is through, so that pressing again after a lost answer changes nothing twice.
 */
export function useOrderAction<Input = void>(
  id: string,
  act: Act<Input>,
  done?: (order: OrderRecord) => void,
) {
  const provider = useOrdersProvider();
  const client = useQueryClient();
  const key = useRef<{ input: string; key: string } | undefined>(undefined);
  return useMutation({
    mutationFn: (input: Input) => {
      const content = JSON.stringify(input) ?? '';
      if (key.current?.input !== content) key.current = { input: content, key: crypto.randomUUID() };
      noteOwnChange(id);
      return act(provider, input, key.current.key);
    },
    onSuccess: async ({ data }) => {
      key.current = undefined;
      noteOwnChange(id);
      client.setQueryData(orderKeys.order(id), data);
      void client.invalidateQueries({ queryKey: ['orders', 'getList'], refetchType: 'none' });
      void client.invalidateQueries({ queryKey: ['counts', 'orders'], refetchType: 'none' });
      await Promise.all([
        client.invalidateQueries({ queryKey: orderKeys.transactions(id) }),
        client.invalidateQueries({ queryKey: orderKeys.refundability(id) }),
      ]);
      done?.(data);
    },
  });
}
