import { useCallback, useEffect, useRef, useState } from 'react';
import { listOrders, type Order } from '#wix/shopper/order-operations.ts';

const PAGE = 10;

interface State {
  phase: 'loading' | 'ready' | 'failed';
  orders: Order[];
  cursor: string | undefined;
}

/** The member's own, newest first, a page at a time. */
export function useOrders(): { phase: State['phase']; orders: Order[]; more: boolean; load: () => void } {
  const [state, setState] = useState<State>({ phase: 'loading', orders: [], cursor: undefined });
  const reading = useRef<AbortController>(undefined);
  const read = useCallback((known: readonly Order[], cursor: string | undefined): void => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    listOrders({ limit: PAGE, cursor }, { signal }).then(
      ({ orders, nextCursor }) => {
        if (!signal.aborted) setState({ phase: 'ready', orders: [...known, ...orders], cursor: nextCursor });
      },
      () => {
        if (!signal.aborted) setState((now) => ({ ...now, phase: 'failed' }));
      },
    );
  }, []);
  useEffect(() => {
    read([], undefined);
    return () => reading.current?.abort();
  }, [read]);
  return {
    phase: state.phase,
    orders: state.orders,
    more: state.cursor !== undefined,
    load: () => {
      setState((now) => ({ ...now, phase: 'loading' }));
      read(state.orders, state.cursor);
    },
  };
}
