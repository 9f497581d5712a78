import type { Context } from '#platform/context.ts';
import type { CheckoutApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { CHARGE_DECLINED, CHARGE_RECOVERED } from '../../extensions/payments/public.ts';
import { completeByToken, completeWithOrder, markCheckoutAsCompleted } from './complete.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { giveBack, giveBackEnded, takeBack } from './give-back.ts';
import { migrations } from './migrations.ts';
import {
  addToCheckout,
  createCheckout,
  removeCoupon,
  removeGiftCard,
  removeLineItems,
  removeOverrideCheckoutUrl,
  updateCheckout,
  updateLineItemsQuantity,
} from './open-checkout.ts';
import { createOrder, createOrderAndCharge } from './create-order.ts';
import { getCheckout, getCheckoutByCartId, getCheckoutUrl, getWixCheckoutUrl } from './read-checkouts.ts';
import { staleCheckouts } from './remove-stale-checkouts.ts';
import { entities } from './tables.ts';

export const checkouts = defineService({
  name: 'checkouts',
  package: 'ecom_checkout',
  handlers: {
    addToCheckout,
    createCheckout,
    createOrder,
    createOrderAndCharge,
    getCheckout,
    getCheckoutByCartId,
    getCheckoutUrl,
    getWixCheckoutUrl,
    markCheckoutAsCompleted,
    markCheckoutAsCompletedAndRedirectToUrl: completeByToken,
    removeCoupon,
    removeGiftCard,
    removeLineItems,
    removeOverrideCheckoutUrl,
    updateCheckout,
    updateLineItemsQuantity,
  } satisfies Handlers<CheckoutApi, Context>,
  ownTransactions: ['createOrderAndCharge'],
  listeners: {
    'wix.ecom.v1.order_approved': completeWithOrder,
    'wix.ecom.v1.order_canceled': giveBackEnded,
    'wix.ecom.v1.order_rejected': giveBackEnded,
    [CHARGE_DECLINED]: giveBack,
    [CHARGE_RECOVERED]: takeBack,
  },
  routes: deliveryRoutes,
  retentionRules: [staleCheckouts],
  entities,
  migrations,
});
