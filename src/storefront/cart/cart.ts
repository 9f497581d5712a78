import * as operations from '../../wix/shopper/cart-operations.ts';
import { onCartChanged } from '../../wix/shopper/tabs.ts';
import { onShopperChanged } from '../../wix/shopper/token-store.ts';
import { useSyncExternalStore } from 'react';
import { cartStore } from '../shell/cart-store.ts';
import { createCartStore } from './cart-store.ts';
import { EMPTY_CART, type CartState } from './cart-state.ts';

const PAUSE = 200;

/** The cart of this page, drawer and page alike. */
export const cart = createCartStore({
  operations,
  onCount: (count) => cartStore.setCount(count),
  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
});

/** Keeps the cart what it is at the server: changes of other tabs, of whoever signs in, and of the time away. */
export function followCart(): () => void {
  const load = (): void => void cart.load();
  const loadOnReturn = (): void => {
    if (document.visibilityState === 'visible') load();
  };
  const stops = [onCartChanged(load), onShopperChanged(load)];
  document.addEventListener('visibilitychange', loadOnReturn);
  load();
  return () => {
    document.removeEventListener('visibilitychange', loadOnReturn);
    for (const stop of stops) stop();
  };
}

export const useCart = (): CartState => useSyncExternalStore(cart.subscribe, cart.snapshot, () => EMPTY_CART);
