import type { Context } from '#platform/context.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import {
  requireSomething,
  withAdded,
  withFreshLines,
  withoutLines,
  withQuantities,
  type QuantityChange,
  type RequestedLines,
  type ApiCart,
} from '../line-items/public.ts';
import type { Cart } from './cart.ts';
import { saveCart, type OpenCart } from './cart-change.ts';
import { checkOut, type CheckOutInput } from './check-out.ts';
import { withLocation, withUpdate } from './edit-cart.ts';
import { estimate, type Estimate, type EstimateInput } from './estimate.ts';
import { presentCart } from './present-cart.ts';
import type { CartUpdate } from './rules/cart-info.ts';
import { releaseCart } from './tables.ts';

/** Which cart a request is about: that of an id, or the caller's own. */
interface CartFinder<Asked> {
  read: (context: Context, request: Asked) => Promise<Cart>;
  /** Holds it until the call ends, and its checkout if that is changed too. */
  lock: (context: Context, request: Asked, options?: { withCheckout?: boolean }) => Promise<Cart>;
  /** Holds it, and may begin one where there is none. */
  open: (context: Context, request: Asked) => Promise<OpenCart>;
}

interface CartReply {
  cart: ApiCart;
}

type Addition = RequestedLines & { businessLocationId?: string | null };

/** What can be done to a cart, however it is found. */
export function cartOperations<Asked>({ read, lock, open }: CartFinder<Asked>) {
  const change =
    <Given>(edit: (context: Context, cart: Cart, request: Given) => Promise<Cart>) =>
    async (request: Asked & Given, context: Context): Promise<CartReply> => {
      const after = await edit(context, await lock(context, request), request);
      return { cart: await saveCart(context, after) };
    };

  return {
    get: async (request: Asked, context: Context): Promise<CartReply> => ({
      cart: await presentCart(context, await read(context, request)),
    }),
    estimate: async (request: Asked & EstimateInput, context: Context): Promise<Estimate> =>
      estimate(context, await read(context, request), request),
    add: async (request: Asked & Addition, context: Context): Promise<CartReply> => {
      requireSomething(request);
      const { cart, isNew } = await open(context, request);
      const located = withLocation(cart, request.businessLocationId);
      return { cart: await saveCart(context, await withAdded(context, located, request), isNew) };
    },
    update: async (request: Asked & CartUpdate, context: Context): Promise<CartReply> => {
      const { cart, isNew } = await open(context, request);
      const after = await withUpdate(context, cart, request).catch(async (error: unknown) => {
        // A wrong code stays counted; the entry of a cart that did not begin must not stay with it.
        const isCommitted = error instanceof PlatformError && error.keepsChanges;
        if (isNew && isCommitted) await releaseCart(context.db, context.siteId, cart.id);
        throw error;
      });
      return { cart: await saveCart(context, after, isNew) };
    },
    changeQuantities: change((context, cart, { lineItems }: { lineItems?: readonly QuantityChange[] }) =>
      withQuantities(context, cart, lineItems ?? []),
    ),
    removeLines: change((context, cart, { lineItemIds }: { lineItemIds: readonly string[] }) =>
      withoutLines(context, cart, lineItemIds),
    ),
    removeCoupon: change((context, { couponCode: _removed, ...cart }) => withFreshLines(context, cart)),
    removeLocation: change((context, { businessLocationId: _removed, ...cart }) =>
      withFreshLines(context, cart),
    ),
    checkOut: async (request: Asked & CheckOutInput, context: Context): Promise<{ checkoutId: string }> => {
      const cart = await lock(context, request, { withCheckout: true });
      return { checkoutId: await checkOut(context, cart, request) };
    },
  };
}
