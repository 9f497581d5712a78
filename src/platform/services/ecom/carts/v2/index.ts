import type { Context } from '#platform/context.ts';
import type { CartV2Api, CurrentCartV2Api, Handler, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import {
  lockCart,
  lockCurrentCart,
  openCurrentCart,
  readCart,
  readCurrentCart,
  removeCart,
} from '../cart-change.ts';
import { getCheckoutUrl, placeOrder } from './check-out.ts';
import { handleAsyncCheckoutCompletion, markCartAsCompleted } from './complete.ts';
import { createCart, createCurrentCart } from './create.ts';
import { secondOperations } from './operations.ts';

const byId = secondOperations<{ cartId: string }>({
  read: (context, { cartId }) => readCart(context, cartId, { ordered: 'too' }),
  lock: (context, { cartId }) => lockCart(context, cartId, { ordered: 'too' }),
  open: async (context, { cartId }) => ({ cart: await lockCart(context, cartId, { ordered: 'too' }) }),
});

const current = secondOperations<object>({
  read: readCurrentCart,
  lock: (context) => lockCurrentCart(context),
  open: openCurrentCart,
});

const deleteCart: Handler<CartV2Api, 'deleteCart', Context> = async ({ cartId }, context) => {
  await readCart(context, cartId, { ordered: 'too' });
  await removeCart(context, cartId);
  return {};
};

const updateCart: Handler<CartV2Api, 'updateCart', Context> = ({ cart, fieldMask }, context) =>
  byId.update({ cartId: cart.id, cart, ...(fieldMask && { fieldMask }) }, context);

const deleteCurrentCart: Handler<CurrentCartV2Api, 'deleteCurrentCart', Context> = async (_none, context) => {
  await removeCart(context, (await lockCurrentCart(context)).id);
  return {};
};

/** The carts that stand, as the second kind: what one of them does the other shows. */
export const cartsV2 = defineService({
  name: 'carts-v2',
  package: 'ecom_cart-v-2',
  handlers: {
    addCoupon: byId.addCoupon,
    addGiftCard: byId.addGiftCard,
    addLineItems: byId.add,
    calculateCart: byId.calculate,
    createCart,
    deleteCart,
    estimateCart: byId.estimate,
    getCart: byId.get,
    getCheckoutUrl,
    getUpsellOptions: byId.upsells,
    handleAsyncCheckoutCompletion,
    markCartAsCompleted,
    placeOrder,
    refreshCart: byId.refresh,
    removeCoupon: byId.removeCoupon,
    removeDeliveryMethod: byId.removeDelivery,
    removeGiftCard: byId.removeGiftCard,
    removeLineItems: byId.removeLines,
    setDeliveryMethod: byId.setDelivery,
    updateCart,
    updateFormSubmissions: byId.updateForms,
    updateLineItems: byId.updateLines,
  } satisfies Handlers<CartV2Api, Context>,
  ownTransactions: ['placeOrder'],
});

export const currentCartV2 = defineService({
  name: 'current-cart-v2',
  package: 'ecom_current-cart-v-2',
  handlers: {
    addCouponToCurrentCart: current.addCoupon,
    addGiftCardToCurrentCart: current.addGiftCard,
    addLineItemsToCurrentCart: current.add,
    calculateCurrentCart: current.calculate,
    createCurrentCart,
    deleteCurrentCart,
    estimateCurrentCart: current.estimate,
    getCurrentCart: current.get,
    getUpsellOptionsForCurrentCart: current.upsells,
    refreshCurrentCart: current.refresh,
    removeCouponFromCurrentCart: current.removeCoupon,
    removeDeliveryMethodFromCurrentCart: current.removeDelivery,
    removeGiftCardFromCurrentCart: current.removeGiftCard,
    removeLineItemsFromCurrentCart: current.removeLines,
    setDeliveryMethodForCurrentCart: current.setDelivery,
    updateCurrentCart: current.update,
    updateFormSubmissionsInCurrentCart: current.updateForms,
    updateLineItemsInCurrentCart: current.updateLines,
  } satisfies Handlers<CurrentCartV2Api, Context>,
});
