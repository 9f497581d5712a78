import { addToCurrentCart, deleteCurrentCart } from '@wix/auto_sdk_ecom_current-cart';
import { createClient } from '@wix/sdk';
import { shopperClient } from '../shopper-client.ts';
import { readCart } from './cart-operations.ts';
import { platformUrl } from './platform-url.ts';
import { requestVisitor } from './token-requests.ts';
import type { ShopperTokens } from './token-store.ts';

/**
 * Moves what the member has in the cart to a new visitor's, for signing out. It is taken from the member only once the
 * visitor has it, so nothing is lost on the way; signing in again brings it back without doubling it.
 * @returns the visitor, or `undefined` where there is nothing to keep
 */
export async function handCartToVisitor(): Promise<ShopperTokens | undefined> {
  const { lineItems = [] } = await readCart();
  const lines = lineItems.flatMap(({ catalogReference, quantity = 1 }) =>
    catalogReference ? [{ catalogReference, quantity }] : [],
  );
  if (lines.length === 0) return undefined;
  const visitor = await requestVisitor();
  const asVisitor = createClient({
    auth: { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: visitor.accessToken } }) },
    fetch: (input, init) => fetch(platformUrl(input), init),
  });
  await asVisitor.use(addToCurrentCart)({ lineItems: lines });
  await shopperClient().use(deleteCurrentCart)();
  return visitor;
}
