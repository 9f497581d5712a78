import type { Context } from '#platform/context.ts';
import type { CurrentCartApi, Handler, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { lockCurrentCart, removeCart } from '../carts/public.ts';
import { currentCartOperations as current } from './operations.ts';

const deleteCurrentCart: Handler<CurrentCartApi, 'deleteCurrentCart', Context> = async (
  _request,
  context,
) => {
  await removeCart(context, (await lockCurrentCart(context)).id);
  return {};
};

export const currentCart = defineService({
  name: 'current-cart',
  package: 'ecom_current-cart',
  handlers: {
    addToCurrentCart: current.add,
    createCheckoutFromCurrentCart: current.checkOut,
    deleteCurrentCart,
    estimateCurrentCartTotals: current.estimate,
    getCurrentCart: current.get,
    removeCouponFromCurrentCart: current.removeCoupon,
    removeLineItemsFromCurrentCart: current.removeLines,
    updateCurrentCart: current.update,
    updateCurrentCartLineItemQuantity: current.changeQuantities,
  } satisfies Handlers<CurrentCartApi, Context>,
});
