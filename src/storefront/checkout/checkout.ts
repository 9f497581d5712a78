import { useSyncExternalStore } from 'react';
import { CallError } from '../../wix/errors.ts';
import { readCart, startCheckout } from '../../wix/shopper/cart-operations.ts';
import * as operations from '../../wix/shopper/checkout-operations.ts';
import { createCheckoutStore, LOADING, type CheckoutState } from './checkout-store.ts';

const PAUSE = 450;

/** Nothing in the cart is no failure: the platform is not asked for what it would reject. */
async function startFilled(): Promise<string> {
  const { lineItems = [] } = await readCart();
  if (lineItems.length > 0) return startCheckout();
  throw new CallError({ code: 'EMPTY_CART', status: 400, message: 'There is nothing in the cart.' });
}

export const checkout = createCheckoutStore({
  operations: { ...operations, startCheckout: startFilled },
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
