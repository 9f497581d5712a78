import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../../wix/errors.ts';
import { readGiftCards } from '../../wix/shopper/order-gift-cards.ts';
import { readOrder, type Order } from '../../wix/shopper/order-operations.ts';
import { orderStatusOf } from './order-view.ts';

export type OrderState =
  | { phase: 'loading' }
  | { phase: 'ready'; order: Order; giftCard: string }
  /** Somebody else's, or none. */
  | { phase: 'gone' }
  | { phase: 'failed' };

const FIRST_WAIT = 1500;
const MAX_WAIT = 15_000;

/** The order; asked for again, ever more slowly, while the bank takes its time. */
export function useOrder(id: string): { state: OrderState; retry: () => void } {
  const [state, setState] = useState<OrderState>({ phase: 'loading' });
  const running = useRef<AbortController>(undefined);
  const begin = useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    void follow(id, setState, running.current.signal);
  }, [id]);
  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, [begin]);
  return { state, retry: begin };
}

async function follow(id: string, show: (state: OrderState) => void, signal: AbortSignal): Promise<void> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 1.5, MAX_WAIT)) {
    try {
      const [order, giftCard] = await Promise.all([readOrder(id, { signal }), readGiftCards(id, { signal })]);
      if (signal.aborted) return;
      show({ phase: 'ready', order, giftCard });
      if (orderStatusOf(order) !== 'pending') return;
    } catch (thrown) {
      if (signal.aborted) return;
      const missing = thrown instanceof CallError && [400, 403, 404].includes(thrown.status);
      // While it is pending a call that fails is only one that is tried again.
      if (missing || wait === FIRST_WAIT) return show({ phase: missing ? 'gone' : 'failed' });
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (signal.aborted) return;
  }
}
