import type { Context } from '#platform/context.ts';
import type { CartApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { byId, createCart, deleteCart, getCartByCheckoutId, updateCart } from './by-id.ts';
import { clearOrderedCart } from './clear-ordered-cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { migrations } from './migrations.ts';
import { offerRoutes } from './offer-routes.ts';
import { visitorsCarts } from './remove-stale-carts.ts';
import { entities } from './tables.ts';

export const carts = defineService({
  name: 'carts',
  package: 'ecom_cart',
  handlers: {
    addToCart: byId.add,
    createCart,
    createCheckout: byId.checkOut,
    deleteCart,
    estimateTotals: byId.estimate,
    getCart: byId.get,
    getCartByCheckoutId,
    removeBusinessLocation: byId.removeLocation,
    removeCoupon: byId.removeCoupon,
    removeLineItems: byId.removeLines,
    updateCart,
    updateLineItemsQuantity: byId.changeQuantities,
  } satisfies Handlers<CartApi, Context>,
  listeners: {
    'counterpart.identity.v1.session_member_signed_in': mergeCarts,
    'wix.ecom.v1.checkout_completed': clearOrderedCart,
  },
  routes: offerRoutes,
  retentionRules: [visitorsCarts],
  entities,
  migrations,
});
