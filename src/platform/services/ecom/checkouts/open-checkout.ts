import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { CheckoutApi, Handler } from '#platform/contract/index.ts';
import {
  requireSomething,
  withAdded,
  withFreshLines,
  withoutLines,
  withQuantities,
  type QuantityChange,
  type RequestedLines,
  type ApiCheckout,
} from '../line-items/public.ts';
import type { Checkout } from './checkout.ts';
import { insertCheckout, lockOpenCheckout, newCheckout, saveCheckout } from './checkout-change.ts';
import { checkLock, requireChange, withChange } from './edit-checkout.ts';
import { buyerOf } from './ownership.ts';

export const createCheckout: Handler<CheckoutApi, 'createCheckout', Context> = async (request, context) => {
  const { checkoutInfo: info, channelType, lineItems = [], customLineItems = [], ...codes } = request;
  if (!channelType || channelType === 'UNSPECIFIED')
    throw invalidField('channelType', 'REQUIRED_FIELD', 'must not be empty');
  if (lineItems.length + customLineItems.length === 0)
    throw invalidField('lineItems', 'MIN_SIZE', 'must have at least one item', { threshold: 1 });
  const { customSettings, externalReference } = info ?? {};
  const empty = {
    ...newCheckout(context, { buyer: buyerOf(context.caller), channelType }),
    ...(externalReference && { externalReference }),
  };
  const changed = await withChange(context, empty, { info, lineItems, customLineItems, ...codes });
  return {
    // Settings may say that other prices hold.
    checkout: customSettings
      ? await insertCheckout(context, { ...changed.checkout, customSettings })
      : await insertCheckout(context, changed.checkout, changed.priced),
  };
};

export const updateCheckout: Handler<CheckoutApi, 'updateCheckout', Context> = async (request, context) => {
  requireChange(request);
  const { checkout: info, ...change } = request;
  const checkout = await lockOpenCheckout(context, info.id);
  // What may only be set at creation is not looked at.
  const { customSettings: _fixed, externalReference: _reference, ...changeable } = info;
  const after = await withChange(context, checkout, { info: changeable, ...change });
  return { checkout: await saveCheckout(context, after.checkout, after.priced) };
};

/** An operation that changes the lines or a field of a checkout nobody has ordered yet. */
const change =
  <Given extends object>(edit: (context: Context, checkout: Checkout, request: Given) => Promise<Checkout>) =>
  async (request: Given & { id: string }, context: Context): Promise<{ checkout: ApiCheckout }> => {
    const after = await edit(context, await lockOpenCheckout(context, request.id), request);
    return { checkout: await saveCheckout(context, after) };
  };

const addLines = change<RequestedLines>(withAdded);

export const addToCheckout: Handler<CheckoutApi, 'addToCheckout', Context> = async (request, context) => {
  requireSomething(request);
  return addLines(request, context);
};

export const updateLineItemsQuantity = change<{ lineItems: readonly QuantityChange[] }>(
  (context, checkout, { lineItems }) => withQuantities(context, checkout, lineItems),
);

export const removeLineItems = change<{ lineItemIds: readonly string[] }>(
  (context, checkout, { lineItemIds }) => withoutLines(context, checkout, lineItemIds),
);

export const removeCoupon = change((context, { couponCode: _removed, ...checkout }) => {
  checkLock(context, checkout, 'coupon');
  return withFreshLines(context, checkout);
});

export const removeGiftCard = change(
  (context, { giftCardCode: _removed, giftCardAmount: _amount, ...checkout }) => {
    checkLock(context, checkout, 'giftCard');
    return withFreshLines(context, checkout);
  },
);

export const removeOverrideCheckoutUrl = change((context, { overrideCheckoutUrl: _removed, ...checkout }) =>
  withFreshLines(context, checkout),
);
