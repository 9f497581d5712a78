import type { Context } from '../../context.ts';
import type { CheckoutApi, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { CHARGE_DECLINED, CHARGE_RECOVERED } from '../payments/public.ts';
import { completeWithOrder } from './complete.ts';
import { giveBack, giveBackCanceled, takeBack } from './give-back.ts';
import { migrations } from './migrations.ts';
import { addToCheckout } from './operations/addToCheckout.ts';
import { createCheckout } from './operations/createCheckout.ts';
import { createOrder } from './operations/createOrder.ts';
import { createOrderAndCharge } from './operations/createOrderAndCharge.ts';
import { getCheckout } from './operations/getCheckout.ts';
import { getCheckoutByCartId } from './operations/getCheckoutByCartId.ts';
import { getCheckoutUrl } from './operations/getCheckoutUrl.ts';
import { getWixCheckoutUrl } from './operations/getWixCheckoutUrl.ts';
import { markCheckoutAsCompleted } from './operations/markCheckoutAsCompleted.ts';
import { markCheckoutAsCompletedAndRedirectToUrl } from './operations/markCheckoutAsCompletedAndRedirectToUrl.ts';
import { removeCoupon } from './operations/removeCoupon.ts';
import { removeGiftCard } from './operations/removeGiftCard.ts';
import { removeLineItems } from './operations/removeLineItems.ts';
import { removeOverrideCheckoutUrl } from './operations/removeOverrideCheckoutUrl.ts';
import { updateCheckout } from './operations/updateCheckout.ts';
import { updateLineItemsQuantity } from './operations/updateLineItemsQuantity.ts';
import { removeStaleCheckouts } from './remove-stale-checkouts.ts';
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
    markCheckoutAsCompletedAndRedirectToUrl,
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
    'wix.ecom.v1.order_canceled': giveBackCanceled,
    [CHARGE_DECLINED]: giveBack,
    [CHARGE_RECOVERED]: takeBack,
  },
  upkeep: removeStaleCheckouts,
  entities,
  migrations,
});
