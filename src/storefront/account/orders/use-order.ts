import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#wix/errors.ts';
import { readGiftCards } from '#wix/shopper/order-gift-cards.ts';
import { readOrder, type Order } from '#wix/shopper/order-operations.ts';

export type OrderState =
  | { phase: 'loading' }
  | { phase: 'ready'; order: Order; giftCard: string }
  /** Somebody else's, or none. */
  | { phase: 'gone' }
  | { phase: 'failed' };

const NONE = new Set([400, 403, 404]);

/** The order; read again whenever one comes back to the page, for the shop goes on meanwhile. */
export function useOrder(id: string): { state: OrderState; retry: () => void } {
  const [state, setState] = useState<OrderState>({ phase: 'loading' });
  const reading = useRef<AbortController>(undefined);
  const read = useCallback(() => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    Promise.all([readOrder(id, { signal }), readGiftCards(id, { signal })]).then(
      ([order, giftCard]) => {
        if (!signal.aborted) setState({ phase: 'ready', order, giftCard });
      },
      (thrown: unknown) => {
        if (signal.aborted) return;
        const phase = thrown instanceof CallError && NONE.has(thrown.status) ? 'gone' : 'failed';
        // What is shown already stays; it is only a little older.
        setState((now) => (now.phase === 'ready' ? now : { phase }));
      },
    );
  }, [id]);
  useEffect(() => {
    const readOnReturn = (): void => {
      if (document.visibilityState === 'visible') read();
    };
    read();
    document.addEventListener('visibilitychange', readOnReturn);
    return () => {
      document.removeEventListener('visibilitychange', readOnReturn);
      reading.current?.abort();
    };
  }, [read]);
  return { state, retry: read };
}
