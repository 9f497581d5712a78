import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

interface CartBadge {
  /** Pieces in the cart, as last heard of by any tab. */
  count: number;
  isOpen: boolean;
  /** Somebody is about to open it: its code may come. */
  isWanted: boolean;
}

const KEY = 'counterpart.bag-count';
const EMPTY: CartBadge = { count: 0, isOpen: false, isWanted: false };
const store = createStore(EMPTY);
const change = (part: Partial<CartBadge>): void => store.set({ ...store.snapshot(), ...part });

/** The drawer's state and the number on the cart, for every piece of the page. */
export const cartStore = {
  subscribe: store.subscribe,
  snapshot: store.snapshot,
  open: (): void => change({ isOpen: true }),
  close: (): void => change({ isOpen: false }),
  want: (): void => change({ isWanted: true }),
  setCount(count: number): void {
    change({ count });
    try {
      localStorage.setItem(KEY, String(count));
    } catch {
      // Storage may be off: the number then lives as long as the page.
    }
  },
};

/** Shows the number that this browser last heard, and what other tabs hear from now on. */
export function rememberCart(): void {
  const read = (): void => {
    try {
      change({ count: Number(localStorage.getItem(KEY) ?? 0) || 0 });
    } catch {
      // As above.
    }
  };
  read();
  addEventListener('storage', (event) => event.key === KEY && read());
}

export const useCartBadge = (): CartBadge =>
  useSyncExternalStore(store.subscribe, store.snapshot, () => EMPTY);
