import type { Context } from '../../context.ts';
import type { CurrentCartApi, Handler, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import {
  cartOperations,
  lockCurrentCart,
  openCurrentCart,
  readCurrentCart,
  removeCart,
} from '../carts/public.ts';

const current = cartOperations<object>({
  read: readCurrentCart,
  lock: (context, _request, options) => lockCurrentCart(context, options),
  open: openCurrentCart,
});

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
