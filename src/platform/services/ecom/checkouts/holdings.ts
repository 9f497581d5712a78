import { isPositiveMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, PlatformError } from '#platform/contract/errors.ts';
import { giveBackMembership, payByMemberships, type PaidLine } from '../app-memberships/public.ts';
import { releaseStock, reserveStock } from '../../stores/catalog/public.ts';
import { countCouponUse, releaseCouponUse } from '../../marketing/coupons/public.ts';
import { giveSlotBack } from '../../extensions/delivery-slots/public.ts';
import { lockRules, releaseRules } from '../discount-rules/public.ts';
import { redeemGiftCard, voidGiftCard } from '../gift-vouchers/public.ts';
import type { Priced } from '../totals/public.ts';
import type { Checkout } from './checkout.ts';
import { outOfStock } from './rules/order-rejection.ts';
import { takeSlotForOrder } from './slot.ts';

/** All pieces of the order, or none. @throws 428 FULL_OUT_OF_STOCK, PARTIAL_OUT_OF_STOCK */
async function takeStock(
  context: Context,
  orderId: string,
  { lines }: Checkout,
  isNew: boolean,
): Promise<void> {
  const wanted = lines.map(({ id, catalogReference, quantity }) => ({
    lineItemId: id,
    catalogReference: catalogReference ?? null,
    quantity,
  }));
  const shortages = await reserveStock(context, orderId, wanted, { isLookedUp: true, isNew });
  if (shortages.length === 0) return;
  const nothingLeft = shortages.every(({ quantityAvailable }) => quantityAvailable === 0);
  throw outOfStock(
    nothingLeft && shortages.length === lines.length,
    shortages.map(({ lineItemId }) => lineItemId),
  );
}

/** @throws 428 REDEEM_GIFT_CARD_ERROR */
async function takeGiftCard(
  context: Context,
  orderId: string,
  { id: checkoutId, orderId: before, giftCardCode }: Checkout,
  { giftCard, currency }: Priced,
): Promise<string | undefined> {
  const amount = giftCard?.amount?.amount;
  if (!giftCardCode || !amount || !isPositiveMoney(amount)) return undefined;
  try {
    const { id } = await redeemGiftCard(context, {
      code: giftCardCode,
      amount: { value: amount, currency },
      orderId,
      checkoutId,
      ...(before !== orderId && { endedOrderId: before }),
    });
    return id;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    throw failedPrecondition(error.message, 'REDEEM_GIFT_CARD_ERROR', { reason: error.code ?? '' });
  }
}

/** @throws 428 CALCULATION_ERROR, which tells of memberships */
async function takeMemberships(
  context: Context,
  orderId: string,
  { id: checkoutId, orderId: before, buyer: { memberId }, lines }: Checkout,
  { memberships: { paying } }: Priced,
): Promise<PaidLine[]> {
  if (memberId === undefined || paying.size === 0) return [];
  try {
    return await payByMemberships(context, {
      orderId,
      checkoutId,
      memberId,
      ...(before !== orderId && { endedOrderId: before }),
      lines: lines.flatMap(({ id, item, catalogReference: reference }) => {
        const membership = paying.get(id);
        if (!membership || !reference) return [];
        return {
          lineItemId: id,
          lineName: item.name,
          catalogReference: { appId: reference.appId ?? '', catalogItemId: reference.catalogItemId ?? '' },
          rootCatalogItemId: item.rootCatalogItemId,
          membershipId: membership.id,
          membershipName: membership.name,
          plugin: membership.plugin,
        };
      }),
    });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { code, message: description, data } = error;
    throw failedPrecondition(description, 'CALCULATION_ERROR', {
      membershipError: { applicationError: { code, description, data } },
    });
  }
}

const couponOf = ({ appliedDiscounts }: Priced): { couponId: string; code: string } | undefined => {
  const { id, code } = appliedDiscounts.find(({ coupon }) => coupon)?.coupon ?? {};
  return id ? { couponId: id, code: code ?? '' } : undefined;
};

const ruleIdsOf = ({ appliedDiscounts }: Priced): string[] => [
  ...new Set(appliedDiscounts.flatMap(({ discountRule }) => discountRule?.id ?? [])),
];

/**
 * Takes what the order needs until it is paid: pieces, a slot, a part of the gift card, what memberships pay, a use of
 * coupon and rules.
 * @param checkout with lines of this transaction
 */
export async function takeHoldings(
  context: Context,
  orderId: string,
  checkout: Checkout,
  { priced, isNew }: { priced: Priced; isNew: boolean },
): Promise<Checkout> {
  await takeStock(context, orderId, checkout, isNew);
  await takeSlotForOrder(context, orderId, checkout, priced);
  const giftCardTransactionId = await takeGiftCard(context, orderId, checkout, priced);
  const paidLines = await takeMemberships(context, orderId, checkout, priced);
  const coupon = couponOf(priced);
  if (coupon) await countCouponUse(context, { ...coupon, orderId, buyer: checkout.buyer });
  const ruleIds = await lockRules(context, { orderId, ruleIds: ruleIdsOf(priced), buyer: checkout.buyer });
  return {
    ...checkout,
    ...(giftCardTransactionId && { giftCardTransactionId }),
    ...(paidLines.length > 0 && { paidLines }),
    ...(coupon && { countedCouponId: coupon.couponId }),
    ...(ruleIds.length > 0 && { countedRuleIds: ruleIds }),
  };
}

/** Gives all of it back; what was given back already is left alone. */
export async function giveBackHoldings(
  context: Context,
  orderId: string,
  checkout: Checkout,
): Promise<Checkout> {
  const {
    giftCardTransactionId,
    countedCouponId,
    countedRuleIds,
    paidLines = [],
    placed: _view,
    ordered: _lines,
    ...rest
  } = checkout;
  await releaseStock(context, orderId);
  await giveSlotBack(context, checkout.id);
  if (giftCardTransactionId) await voidGiftCard(context, giftCardTransactionId);
  for (const { id } of paidLines) await giveBackMembership(context, id);
  if (countedCouponId) await releaseCouponUse(context, orderId);
  if (countedRuleIds) await releaseRules(context, orderId, countedRuleIds);
  return rest;
}
