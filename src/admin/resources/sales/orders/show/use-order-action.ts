import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOnceKey } from '#admin/data/use-once-key.ts';
import type { OrderRecord } from '../order-record.ts';
import { orderChanged } from './order-changed.ts';
import { noteOwnChange } from './own-changes.ts';
import type { OrdersData } from './use-order-data.ts';
import { useOrdersProvider } from './use-order-data.ts';

type OrderActionCall<Input> = (
  provider: OrdersData,
  input: Input,
  idempotencyKey: string,
) => Promise<{ data: OrderRecord }>;

/**
 * One change of one order: waits for the server, puts its answer on the page and reads what hangs on it again.
 */
export function useOrderAction<Input = void>(
  id: string,
  orderActionCall: OrderActionCall<Input>,
  done?: (order: OrderRecord) => void,
) {
  const provider = useOrdersProvider();
  const client = useQueryClient();
  const once = useOnceKey();
  return useMutation({
    mutationFn: (input: Input) => {
      noteOwnChange(id);
      return orderActionCall(provider, input, once.keyFor(input));
    },
    onSuccess: async ({ data }) => {
      once.through();
      await orderChanged(client, id, data);
      done?.(data);
    },
  });
}
