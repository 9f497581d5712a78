import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderMoneyOperations } from '#wix/order-money-operations.ts';
import { toCallError } from '#wix/errors.ts';
import { useOnceKey } from '#admin/data/use-once-key.ts';
import { orderChanged } from '../show/order-changed.ts';
import { noteOwnChange } from '../show/own-changes.ts';

export interface CardCharge {
  amount: string;
  currency: string;
  mode: 'charge' | 'hold';
}

export type CardChargeStatus = 'charged' | 'authorized' | 'pending';

/** Taken a minute later by itself, should whoever asked be gone before it is taken. */
const TAKEN_SOON = { scheduledAction: 'CAPTURE', delayDuration: { count: 1, unit: 'MINUTES' } } as const;
const HELD = { scheduledAction: 'VOID' } as const;

async function charge(
  id: string,
  { amount, currency, mode }: CardCharge,
  idempotencyKey: string,
): Promise<CardChargeStatus> {
  const ask = {
    amount: { amount },
    currency,
    delayedCaptureSettings: mode === 'charge' ? TAKEN_SOON : HELD,
  };
  const { payment } = await orderMoneyOperations.authorizeSaved(id, ask, { idempotencyKey });
  if (payment?.status === 'PENDING') return 'pending';
  if (mode === 'hold') return 'authorized';
  const paymentId = String(payment?._id);
  const reply = await orderMoneyOperations.captureAuthorized(
    id,
    { paymentId, amount: { amount } },
    { idempotencyKey: `${idempotencyKey}-capture` },
  );
  const after = reply.orderTransactions?.payments?.find(({ _id }) => _id === paymentId);
  return after?.status === 'APPROVED' ? 'charged' : 'authorized';
}

export const isDecline = (error: unknown): boolean => toCallError(error).code === 'PAYMENT_DECLINED';

/** Holds the amount on the card that is kept with the order and, unless it is only to be held, takes it. */
export function useChargeCard(id: string, done: (cardChargeStatus: CardChargeStatus) => void) {
  const client = useQueryClient();
  const once = useOnceKey();
  return useMutation({
    mutationFn: (input: CardCharge) => {
      noteOwnChange(id);
      return charge(id, input, once.keyFor(input));
    },
    onSuccess: async (status) => {
      once.through();
      await orderChanged(client, id);
      done(status);
    },
    onError: async (error) => {
      // The bank has answered: asked again, it is asked anew.
      if (isDecline(error)) once.through();
      await orderChanged(client, id);
    },
  });
}
