import type { Context } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import type { CartApi, Handler } from '#platform/contract/index.ts';
import { cartIdOfCheckout } from '../checkouts/public.ts';
import { lockCart, newCart, readCart, removeCart, saveCart } from './cart-change.ts';
import { cartOperations } from './cart-operations.ts';
import { withUpdate } from './edit-cart.ts';
import { creatorOf } from './ownership.ts';

export const byId = cartOperations<{ id: string }>({
  read: (context, { id }) => readCart(context, id),
  lock: (context, { id }, options) => lockCart(context, id, options),
  open: async (context, { id }) => ({ cart: await lockCart(context, id) }),
});

/** A cart of its own; the caller's current cart stays what it is. */
export const createCart: Handler<CartApi, 'createCart', Context> = async (request, context) => {
  const { lineItems = [], customLineItems = [] } = request;
  if (lineItems.length + customLineItems.length === 0)
    throw badRequest('A cart needs something in it.', 'CANT_CREATE_CART_WITHOUT_ITEMS');
  const empty = newCart(context, creatorOf(context.caller), context.ids.guid());
  return { cart: await saveCart(context, await withUpdate(context, empty, request), true) };
};

export const updateCart: Handler<CartApi, 'updateCart', Context> = (request, context) =>
  byId.update({ ...request, id: request.cartInfo.id }, context);

export const deleteCart: Handler<CartApi, 'deleteCart', Context> = async ({ id }, context) => {
  await readCart(context, id);
  await removeCart(context, id);
  return {};
};

export const getCartByCheckoutId: Handler<CartApi, 'getCartByCheckoutId', Context> = async (
  { id: checkoutId },
  context,
) => {
  const id = await cartIdOfCheckout(context, checkoutId);
  if (id === undefined) throw notFound('No cart led to this checkout.', 'CART_NOT_FOUND', { checkoutId });
  return byId.get({ id }, context);
};
