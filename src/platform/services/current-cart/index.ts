import type { Context } from '../../context.ts';
import type { CurrentCartApi, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { addToCurrentCart } from './operations/addToCurrentCart.ts';
import { createCheckoutFromCurrentCart } from './operations/createCheckoutFromCurrentCart.ts';
import { deleteCurrentCart } from './operations/deleteCurrentCart.ts';
import { estimateCurrentCartTotals } from './operations/estimateCurrentCartTotals.ts';
import { getCurrentCart } from './operations/getCurrentCart.ts';
import { removeCouponFromCurrentCart } from './operations/removeCouponFromCurrentCart.ts';
import { removeLineItemsFromCurrentCart } from './operations/removeLineItemsFromCurrentCart.ts';
import { updateCurrentCart } from './operations/updateCurrentCart.ts';
import { updateCurrentCartLineItemQuantity } from './operations/updateCurrentCartLineItemQuantity.ts';

export const currentCart = defineService({
  name: 'current-cart',
  package: 'ecom_current-cart',
  handlers: {
    addToCurrentCart,
    createCheckoutFromCurrentCart,
    deleteCurrentCart,
    estimateCurrentCartTotals,
    getCurrentCart,
    removeCouponFromCurrentCart,
    removeLineItemsFromCurrentCart,
    updateCurrentCart,
    updateCurrentCartLineItemQuantity,
  } satisfies Handlers<CurrentCartApi, Context>,
});
