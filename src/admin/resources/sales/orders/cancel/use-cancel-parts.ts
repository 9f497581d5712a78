import { useState } from 'react';
import type { RefundRequest } from '#wix/order-operations.ts';
import type { OrderRecord } from '../order-record.ts';
import { useOrderAction } from '../show/use-order-action.ts';
import type { OrdersData } from '../show/use-order-data.ts';
import { partKey, type CancelPart, type PartState } from './cancel-parts.ts';

interface Cancellation {
  restockAllItems: boolean;
  /** Pieces that go back where not all of them do. */
  restock?: { lineItemId: string; quantity: number }[];
  sendOrderCanceledEmail: boolean;
  customMessage?: string;
  refund?: RefundRequest;
  note?: string;
}

interface Plan {
  parts: readonly CancelPart[];
  how: Cancellation;
}

/** The bank said no, or nothing yet: the order cannot be canceled before it has let go. */
export class StillAuthorized extends Error {}

async function doPart(
  provider: OrdersData,
  id: string,
  part: CancelPart,
  { restock, refund, note, ...how }: Cancellation,
  idempotencyKey: string,
): Promise<void> {
  if (part.kind === 'void') {
    const paymentId = part.payment._id ?? '';
    await provider.voidAuthorized('orders', { id, paymentId, idempotencyKey });
    const { data } = await provider.transactions('orders', { id });
    const after = data.payments?.find(({ _id }) => _id === paymentId);
    if (after?.status === 'AUTHORIZED') throw new StillAuthorized();
  } else if (part.kind === 'cancel') await provider.cancel('orders', { id, idempotencyKey, ...how });
  else if (part.kind === 'restock' && restock) await provider.restock('orders', { id, lineItems: restock });
  else if (part.kind === 'refund' && refund)
    await provider.refund('orders', { id, request: refund, idempotencyKey });
  else if (part.kind === 'note' && note)
    await provider.addComment('orders', { id, message: note, idempotencyKey });
}

/**
 * Does one part after the other, each under a key of its own, and stops where one fails. Pressing again repeats nothing
 * that is done and goes on with the rest.
 */
export function useCancelParts(id: string, done: () => void) {
  const [states, setStates] = useState<Readonly<Record<string, PartState>>>({});
  const set = (part: CancelPart, state: PartState) =>
    setStates((all) => ({ ...all, [partKey(part)]: state }));
  const action = useOrderAction<Plan>(
    id,
    async (provider, { parts, how }, key): Promise<{ data: OrderRecord }> => {
      for (const part of parts) {
        if (states[partKey(part)] === 'done') continue;
        set(part, 'running');
        try {
          await doPart(provider, id, part, how, `${key}.${partKey(part)}`);
        } catch (error) {
          set(part, 'failed');
          throw error;
        }
        set(part, 'done');
      }
      return (await provider.getOne('orders', { id })) as { data: OrderRecord };
    },
    done,
  );
  return { ...action, states };
}
