import { bag } from './bag.ts';

/** Asks the server how many pieces there are, where something other than this page has changed the bag. */
export async function recountBag(): Promise<void> {
  const { readCart } = await import('../../wix/shopper/cart-operations.ts');
  try {
    const { lineItems = [] } = await readCart();
    bag.setCount(lineItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0));
  } catch {
    // It keeps the number it had; opening the bag asks again.
  }
}
