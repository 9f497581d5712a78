import { optionIdOf } from '#shared/delivery-offer.ts';
import { isPositiveMoney } from '#shared/money.ts';
import {
  badRequest,
  failedPrecondition,
  invalidField,
  type PlatformError,
} from '#platform/contract/errors.ts';
import { isGiftCard } from '../../gift-vouchers/public.ts';
import type { Priced } from '../../totals/public.ts';
import type { Line } from '../../line-items/public.ts';
import type { Checkout } from '../checkout.ts';
import { noLongerOffered } from '../slot.ts';

const isShort = ({ availability }: Line): boolean => availability.status !== 'AVAILABLE';
const isGone = ({ availability }: Line): boolean =>
  availability.status === 'NOT_FOUND' || availability.status === 'NOT_AVAILABLE';

/** @param lineItemIds of what cannot be had in full */
export const outOfStock = (all: boolean, lineItemIds: readonly string[]): PlatformError =>
  all
    ? failedPrecondition('Nothing of this can be bought any more.', 'FULL_OUT_OF_STOCK', { lineItemIds })
    : failedPrecondition('Not all of this can be bought any more.', 'PARTIAL_OUT_OF_STOCK', { lineItemIds });

function stockRefusal(lines: readonly Line[]): PlatformError | undefined {
  const short = lines.filter(isShort);
  if (short.length === 0) return undefined;
  return outOfStock(
    lines.every(isGone),
    short.map(({ id }) => id),
  );
}

/** Errors of the calculation that were not there when the checkout was filled, such as an expired coupon. */
function calculationRefusal({ calculationErrors }: Priced): PlatformError | undefined {
  // An app that does not answer leaves the shop's own ways to send something.
  const { carrierErrors: _silent, ...errors } = calculationErrors;
  const found = Object.values(errors).some((error) =>
    Array.isArray(error) ? error.length > 0 : Boolean(error),
  );
  return found
    ? failedPrecondition('The price cannot be calculated.', 'CALCULATION_ERROR', { ...errors })
    : undefined;
}

function deliveryRefusal(checkout: Checkout, priced: Priced): PlatformError | undefined {
  if (!checkout.lines.some(({ item }) => item.shippable)) return undefined;
  const selected = priced.selectedCarrierServiceOption;
  if (!checkout.shippingDestination?.address || !selected)
    return failedPrecondition('No delivery is selected.', 'NO_SELECTED_CARRIER_SERVICE_OPTION');
  if (checkout.selectedOption && selected.code !== checkout.selectedOption.code) {
    return noLongerOffered(checkout.selectedOption.code);
  }
  // A time that nobody chose suits nobody.
  if (!checkout.selectedOption && optionIdOf(selected.code ?? '') !== selected.code)
    return failedPrecondition('No time is chosen.', 'NO_SELECTED_CARRIER_SERVICE_OPTION');
  return undefined;
}

function billingRefusal(checkout: Checkout, priced: Priced): PlatformError | undefined {
  const isFree = !isPositiveMoney(priced.totalBeforeGiftCard.amount);
  const address = checkout.billingInfo?.address ?? checkout.shippingDestination?.address;
  if (isFree || address) return undefined;
  return invalidField(
    'checkout.billingInfo.address',
    'REQUIRED_FIELD',
    'is needed for an order with a price',
  );
}

/** Money is not bought with money of the same kind, nor below its worth. */
export function purchaseRejection(
  { lines, giftCardCode, couponCode }: Checkout,
  say: typeof badRequest,
): PlatformError | undefined {
  if (!lines.some(({ catalogReference }) => catalogReference && isGiftCard(catalogReference)))
    return undefined;
  if (giftCardCode)
    return say('A gift card cannot pay for a gift card.', 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD');
  return couponCode
    ? say('A coupon cannot be used for a gift card.', 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD')
    : undefined;
}

/** A subscription is a checkout of its own, and a card pays it each time. */
function subscriptionRefusal(checkout: Checkout, priced: Priced): PlatformError | undefined {
  const { lines, giftCardCode } = checkout;
  const subscribed = lines.filter(({ item }) => item.subscription);
  if (subscribed.length === 0) return undefined;
  const lineItemIds = subscribed.map(({ id }) => id);
  if (lines.length > 1)
    return failedPrecondition(
      'A subscription is ordered by itself.',
      'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS',
      { lineItemIds },
    );
  if (giftCardCode)
    return failedPrecondition('A gift card pays no subscription.', 'SUBSCRIPTION_WITH_GIFT_CARD', {
      lineItemIds,
    });
  return isPositiveMoney(priced.totalBeforeGiftCard.amount)
    ? undefined
    : failedPrecondition('A subscription costs something.', 'SUBSCRIPTION_WITH_ZERO_TOTAL', { lineItemIds });
}

/** Why no order can be placed from the checkout as it stands; lines and prices are of now. */
export function orderRejection(checkout: Checkout, priced: Priced): PlatformError | undefined {
  const { lines, buyer } = checkout;
  if (lines.length === 0) return badRequest('There is nothing in the checkout.', 'EMPTY_CHECKOUT');
  const stock = stockRefusal(lines);
  if (stock) return stock;
  const purchase = purchaseRejection(checkout, failedPrecondition);
  if (purchase) return purchase;
  const membersOnly = lines.filter(({ item }) => item.membersOnly);
  if (membersOnly.length > 0 && buyer.memberId === undefined) {
    return failedPrecondition('Only members can buy this.', 'MEMBERS_ONLY_ITEM', {
      lineItemIds: membersOnly.map(({ id }) => id),
    });
  }
  const subscription = subscriptionRefusal(checkout, priced);
  if (subscription) return subscription;
  const errors = priced.violations.filter(({ severity }) => severity === 'ERROR');
  if (errors.length > 0) {
    return failedPrecondition(
      'Something about the checkout keeps it from being ordered.',
      'VIOLATIONS_WITH_ERROR_SEVERITY',
      { violations: errors },
    );
  }
  return calculationRefusal(priced) ?? deliveryRefusal(checkout, priced) ?? billingRefusal(checkout, priced);
}
