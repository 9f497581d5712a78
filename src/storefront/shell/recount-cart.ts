import { cartStore } from './cart-store.ts';

/** Asks the server how many pieces there are, where something other than this page has changed the cart. */
export async function recountCart(): Promise<void> {
  const { readCart } = await import('../../wix/shopper/cart-operations.ts');
  try {
    const { lineItems = [] } = await readCart();
    cartStore.setCount(lineItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0));
  } catch {
    // It keeps the number it had; opening the cart asks again.
  }
}
