import type { Context } from '../../context.ts';
import type { CartApi, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { clearOrderedCart } from './clear-ordered-cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { migrations } from './migrations.ts';
import { addToCart } from './operations/addToCart.ts';
import { createCart } from './operations/createCart.ts';
import { createCheckout } from './operations/createCheckout.ts';
import { deleteCart } from './operations/deleteCart.ts';
import { estimateTotals } from './operations/estimateTotals.ts';
import { getCart } from './operations/getCart.ts';
import { getCartByCheckoutId } from './operations/getCartByCheckoutId.ts';
import { removeBusinessLocation } from './operations/removeBusinessLocation.ts';
import { removeCoupon } from './operations/removeCoupon.ts';
import { removeLineItems } from './operations/removeLineItems.ts';
import { updateCart } from './operations/updateCart.ts';
import { updateLineItemsQuantity } from './operations/updateLineItemsQuantity.ts';
import { removeStaleCarts } from './remove-stale-carts.ts';
import { entities } from './tables.ts';

export const carts = defineService({
  name: 'carts',
  package: 'ecom_cart',
  handlers: {
    addToCart,
    createCart,
    createCheckout,
    deleteCart,
    estimateTotals,
    getCart,
    getCartByCheckoutId,
    removeBusinessLocation,
    removeCoupon,
    removeLineItems,
    updateCart,
    updateLineItemsQuantity,
  } satisfies Handlers<CartApi, Context>,
  listeners: {
    'counterpart.identity.v1.session_member_signed_in': mergeCarts,
    'wix.ecom.v1.checkout_completed': clearOrderedCart,
  },
  upkeep: removeStaleCarts,
  entities,
  migrations,
});
