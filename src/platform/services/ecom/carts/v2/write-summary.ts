import { addMoney, isPositiveMoney, subtractMoney, type Decimal } from '#shared/money.ts';
import type { Priced } from '../../totals/public.ts';
import type { Cart } from '../cart.ts';
import { chosenMemberships } from '../rules/memberships.ts';
import { nameOf, sourceOf } from './discount-source.ts';
import { giftCardIdOf } from './code-ids.ts';
import { converted, money } from './money.ts';
import { priceToken } from './price-token.ts';
import { violationsOf } from './violations.ts';
import type { Summary } from './api-cart.ts';

const SCOPES = { SPECIFIC_ITEMS: 'LINE_ITEM', GLOBAL: 'CART_SUBTOTAL', SHIPPING: 'DELIVERY' } as const;

const discountsOf = ({ appliedDiscounts, discountLines, currency }: Priced): Summary['discounts'] =>
  appliedDiscounts.map((discount, index) => {
    const { coupon, discountRule, merchantDiscount, discountType } = discount;
    const { amount } = coupon ?? discountRule ?? merchantDiscount ?? {};
    const scope = SCOPES[discountType as keyof typeof SCOPES];
    return {
      ...nameOf(discount),
      source: sourceOf(discount),
      scope,
      total: converted(amount ?? {}),
      lineItemDiscounts:
        scope === 'LINE_ITEM'
          ? (discountLines[index] ?? []).map((line) => ({
              lineItemId: line.id,
              amountOff: money(line.amount, currency),
            }))
          : [],
    };
  });

function deliveryOf({ selectedCarrierServiceOption: selected }: Priced): object {
  if (!selected) return {};
  const { code, carrierId, title, logistics, cost } = selected;
  return {
    deliverySummary: {
      method: {
        code,
        ...(carrierId && { appId: carrierId }),
        ...(title && { title: { original: title, translated: title } }),
        pickup: logistics?.pickupDetails !== undefined,
      },
      price: converted(cost?.price ?? {}),
    },
  };
}

const FEE_SOURCES = new Set(['SERVICE_PLUGIN', 'LINE_ITEM', 'DELIVERY', 'PLATFORM']);

const feesOf = ({ additionalFees }: Priced): Summary['additionalFees'] =>
  additionalFees.map((fee) => {
    const { code, name = '', price, lineItemIds = [] } = fee;
    const { providerAppId, source = '' } = fee as { providerAppId?: string; source?: string };
    return {
      ...(code && { code }),
      name: { original: name, translated: name },
      ...(providerAppId && { providerAppId }),
      lineItemIds,
      price: converted(price ?? {}),
      source: (FEE_SOURCES.has(source) ? source : 'UNKNOWN_ADDITIONAL_FEE_SOURCE') as 'PLATFORM',
    };
  });

function taxesOf(priced: Priced): Summary['taxSummary'] {
  const { taxSummary, selectedCarrierServiceOption: selected, additionalFees, lines } = priced;
  return {
    taxes: taxSummary.aggregatedTaxBreakdown.map((share) => ({
      ...(share.taxName && { name: { original: share.taxName, translated: share.taxName } }),
      taxableAmount: converted(share.aggregatedTaxableAmount),
      ...(share.aggregatedExemptAmount && { exemptAmount: converted(share.aggregatedExemptAmount) }),
      amount: converted(share.aggregatedTaxAmount),
    })),
    ...(taxSummary.totalExempt && { totalExempt: converted(taxSummary.totalExempt) }),
    pricesIncludeTax: priced.taxIncludedInPrices,
    lineItemTaxes: lines.map(({ id, prices: { taxDetails } }) => ({
      lineItemId: id,
      tax: converted(taxDetails.totalTax ?? {}),
      rate: taxDetails.taxRate ?? '0',
    })),
    ...(selected && { deliveryTax: converted(selected.cost?.taxDetails?.totalTax ?? {}) }),
    additionalFeeTaxes: additionalFees.map(({ code, name = '', taxDetails }) => ({
      additionalFeeCode: code || name,
      tax: converted(taxDetails?.totalTax ?? {}),
    })),
  };
}

/** Each part after its discounts, so that they add up to the total; tax is what comes on top of them. */
function pricesOf(
  priced: Priced,
): Record<'subtotal' | 'discount' | 'delivery' | 'fees' | 'tax' | 'total', Decimal> {
  const { priceSummary, selectedCarrierServiceOption: selected } = priced;
  const offDelivery = selected?.cost?.totalDiscount?.amount ?? '0';
  const discount = subtractMoney(priceSummary.discount.amount, offDelivery);
  const delivery = subtractMoney(priceSummary.shipping.amount, offDelivery);
  const [subtotal, fees] = [priceSummary.subtotal.amount, priceSummary.additionalFees.amount];
  const total = priced.totalBeforeGiftCard.amount;
  const goods = subtractMoney(subtotal, discount);
  return {
    subtotal,
    discount,
    delivery,
    fees,
    total,
    tax: subtractMoney(total, addMoney(goods, delivery, fees)),
  };
}

/** What is subscribed to is charged again and again. */
const chargesOf = ({ lines }: Cart): object[] =>
  lines.flatMap(({ id, item: { subscription } }) => {
    if (!subscription) return [];
    const { billingCycles } = subscription.subscriptionSettings ?? {};
    return {
      lineItemIds: [id],
      ...(subscription.title?.original && { description: subscription.title.original }),
      charges: [{ cycleFrom: 1, ...(billingCycles && { cycleCount: billingCycles }) }],
    };
  });

/** Those that hold. */
const membershipsOf = (cart: Cart, { memberships: { paying } }: Priced): object[] =>
  chosenMemberships(cart)
    .map((one) => ({ ...one, lineItemIds: one.lineItemIds.filter((line) => paying.has(line)) }))
    .filter(({ lineItemIds }) => lineItemIds.length > 0);

async function paymentOf(cart: Cart, priced: Priced): Promise<Summary['paymentSummary']> {
  const { giftCard, priceSummary, payNow, payLater } = priced;
  return {
    giftCards:
      cart.giftCard && giftCard
        ? [
            {
              giftCardId: await giftCardIdOf(cart.id, cart.giftCard.code),
              redeemAmount: converted(giftCard.amount ?? {}),
            },
          ]
        : [],
    memberships: membershipsOf(cart, priced),
    subscriptionCharges: chargesOf(cart),
    requiresPaymentAfterGiftCard: isPositiveMoney(priceSummary.total.amount),
    totalAfterGiftCards: converted(priceSummary.total),
    payNow: converted(payNow.total),
    payLater: converted(payLater.total),
  };
}

/** What the cart comes to: the same bill that its checkout shows, as the second kind of carts tells it. */
export async function writeSummary(
  cart: Cart,
  priced: Priced,
  { calculationId, withDelivery }: { calculationId: string; withDelivery: boolean },
): Promise<Summary> {
  const { currency, calculationErrors } = priced;
  const prices = pricesOf(priced);
  const paymentSummary = await paymentOf(cart, priced);
  return {
    cartId: cart.id,
    ...(cart.revision && { cartRevision: cart.revision }),
    calculationId,
    lineItems: priced.lines.map(({ id, prices: { price, lineItemPrice } }) => ({
      lineItemId: id,
      quantity: cart.lines.find((line) => line.id === id)?.quantity ?? 1,
      unitPrice: converted(price),
      totalPrice: converted(lineItemPrice),
    })),
    discounts: discountsOf(priced) ?? [],
    ...deliveryOf(priced),
    additionalFees: feesOf(priced) ?? [],
    taxSummary: taxesOf(priced) ?? {},
    priceSummary: {
      subtotal: money(prices.subtotal, currency),
      discount: money(prices.discount, currency),
      delivery: money(prices.delivery, currency),
      additionalFees: money(prices.fees, currency),
      tax: money(prices.tax, currency),
      total: money(prices.total, currency),
    },
    paymentSummary: paymentSummary ?? {},
    priceVerificationToken: await priceToken(cart, priced),
    calculationErrors,
    spiViolations: priced.violations,
    violations: violationsOf(cart, priced, withDelivery),
  };
}
