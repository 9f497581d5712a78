import type { Context } from '#platform/context.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { presentAppId } from '../../stores/catalog/public.ts';
import { checkCoupon } from '../../marketing/coupons/public.ts';
import { liveRules } from '../discount-rules/public.ts';
import { checkGiftCard, type UsableCard } from '../gift-vouchers/public.ts';
import { taxLawAt, UNTAXED } from '../tax-calculation/public.ts';
import { queryApps } from './apps/query-apps.ts';
import type { OfferedMemberships } from './apps/memberships.ts';
import { buyerSegments } from './read-segments.ts';
import { offersAt } from './gather-delivery.ts';
import type { PricingAddress, PricingFee, PricingInput, PricingLine } from './pricing.ts';
import type { Facts, Fee, Item, MerchantDiscount } from './rules/model.ts';
import type { PricingErrors } from './api/errors.ts';

const PAID_LATER = new Set(['FULL_PAYMENT_OFFLINE', 'MEMBERSHIP_OFFLINE']);

/** Of what a membership pays for is left what it does not cover. */
const itemOf = (
  { catalogReference: reference, membership, ...line }: PricingLine,
  paying: OfferedMemberships['paying'],
): Item => ({
  id: line.id,
  name: line.name,
  price: membership && paying.has(line.id) ? membership.remainder : line.price,
  fullPrice: line.fullPrice ?? line.price,
  quantity: line.quantity,
  weight: line.weight ?? 0,
  shippable: line.shippable,
  taxGroupId: line.taxGroupId,
  catalog:
    line.custom || !reference?.appId || !reference.catalogItemId
      ? undefined
      : { appId: presentAppId(reference.appId), itemId: reference.catalogItemId },
  collectionIds: line.collectionIds ?? [],
  paidLater: PAID_LATER.has(line.paymentOption ?? ''),
  taxRate: line.taxRate,
  agreedTax: line.agreedTax,
});

const feeOf = (fee: PricingFee): Fee => ({
  code: fee.code ?? fee.name,
  name: fee.name,
  price: fee.price,
  taxGroupId: fee.taxGroupId,
  taxable: fee.taxable ?? true,
  lineItemIds: fee.lineItemIds,
  taxRate: fee.taxRate,
  percentage: fee.percentage,
  providerAppId: fee.providerAppId,
});

const discountOf = (
  { id, amount, percentage, reach, shares }: NonNullable<PricingInput['merchantDiscounts']>[number],
  context: Context,
): MerchantDiscount => ({
  id: id ?? context.ids.guid(),
  off: percentage === undefined ? { amount: amount ?? '0' } : { percentage },
  reach: reach ?? 'ORDER',
  shares,
});

/** Goods are taxed where they go; where nothing goes anywhere, at the buyer's. */
function taxAddress({ lines, shippingAddress, billingAddress }: PricingInput): PricingAddress | undefined {
  const ships = lines.some(({ shippable }) => shippable);
  const [first, second] = ships ? [shippingAddress, billingAddress] : [billingAddress, shippingAddress];
  return [first, second].find((address) => address?.country);
}

/** The law at the buyer's address; whether prices carry the tax may have been agreed before. */
async function taxOf(context: Context, input: PricingInput): Promise<Facts['tax']> {
  const address = taxAddress(input);
  const law =
    address &&
    (await taxLawAt(context, {
      address,
      buyer: input.buyer,
      exemptGroupId: input.taxExemptGroupId,
      taxId: input.taxId,
      billedTo: (input.billingAddress?.country || input.shippingAddress?.country) ?? undefined,
    }));
  const isIncluded = input.taxIncludedInPrices;
  if (isIncluded === undefined) return law;
  return { isIncluded, rateFor: law?.rateFor ?? (() => UNTAXED) };
}

/** The answer, or the rejection that a buyer is told beside the totals. */
async function attempt<T>(work: Promise<T>): Promise<{ found?: T; refused?: PlatformError }> {
  try {
    return { found: await work };
  } catch (error) {
    if (error instanceof PlatformError && error.status < 500) return { refused: error };
    throw error;
  }
}

interface Gathered {
  facts: Facts;
  refusals: PricingErrors;
  giftCard: UsableCard | undefined;
  memberships: OfferedMemberships;
}

/** Asks the other services for everything the rules need. */
export async function gather(context: Context, input: PricingInput): Promise<Gathered> {
  const { include, buyer, shippingAddress, orderId } = input;
  const { currency } = context.site;
  const coupon = input.couponCode
    ? await attempt(checkCoupon(context, input.couponCode, { buyer, besides: orderId }))
    : {};
  const card = input.giftCardCode
    ? await attempt(
        checkGiftCard(context, input.giftCardCode, {
          currency,
          asks: input.asks !== undefined,
          checkoutId: input.checkoutId,
        }),
      )
    : {};
  const discountRules = include.discountRules === false ? [] : await liveRules(context, buyer, orderId);
  const offers =
    include.delivery && shippingAddress?.country
      ? await offersAt(context, shippingAddress, input.checkoutId)
      : undefined;
  const fromApps = await queryApps(context, input, { rules: discountRules, offers });
  const facts: Facts = {
    currency,
    items: input.lines.map((line) => itemOf(line, fromApps.memberships.paying)),
    discountRules,
    memberId: buyer.memberId,
    segments: await buyerSegments(context, discountRules, input),
    metTriggers: fromApps.metTriggers,
    coupon: coupon.found,
    merchantDiscounts: (input.merchantDiscounts ?? []).map((discount) => discountOf(discount, context)),
    offers,
    carriers: fromApps.carriers,
    selectedOption: input.selectedOption,
    givenDelivery: input.givenDelivery,
    fees: include.fees ? [...(input.customFees ?? []).map(feeOf), ...fromApps.fees] : [],
    tax: include.tax ? await taxOf(context, input) : undefined,
    giftCard: card.found && { balance: card.found.balance, requested: input.giftCardAmount },
  };
  return {
    facts,
    refusals: {
      ...(coupon.refused && { coupon: coupon.refused }),
      ...(card.refused && { giftCard: card.refused }),
      ...(fromApps.memberships.refused && { membership: fromApps.memberships.refused }),
    },
    giftCard: card.found,
    memberships: fromApps.memberships,
  };
}
