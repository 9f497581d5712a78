import { useSyncExternalStore } from 'react';
import { startCheckout } from '../../wix/shopper/cart-operations.ts';
import * as operations from '../../wix/shopper/checkout-operations.ts';
import { createCheckoutStore, LOADING, type CheckoutState } from './checkout-store.ts';

const PAUSE = 450;

export const checkout = createCheckoutStore({
  operations: { ...operations, startCheckout },
  pause: (signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
});

export const useCheckout = (): CheckoutState =>
  useSyncExternalStore(checkout.subscribe, checkout.snapshot, () => LOADING);
