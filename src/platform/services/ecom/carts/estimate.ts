import type { Context } from '#platform/context.ts';
import type { CurrentCartApi, Reply, Request } from '#platform/contract/index.ts';
import { availabilityViolations } from '../line-items/public.ts';
import type { PricingOptions } from '../line-items/public.ts';
import type { Cart } from './cart.ts';
import { presentCart } from './present-cart.ts';
import { heardBy, priceCart, wayOf } from './price-cart.ts';
import { chosenMemberships } from './rules/memberships.ts';

export type EstimateInput = Request<CurrentCartApi, 'estimateCurrentCartTotals'>;
export type Estimate = Reply<CurrentCartApi, 'estimateCurrentCartTotals'>;

/** Asked for nothing, the goods alone are added up; else all that was not declined. */
function included(input: EstimateInput): PricingOptions['include'] {
  const { calculateShipping, calculateTax, calculateAdditionalFees } = input;
  const requested = [
    input.shippingAddress,
    input.billingAddress,
    input.selectedShippingOption,
    calculateShipping,
    calculateTax,
    calculateAdditionalFees,
  ].some((value) => value !== undefined && value !== null);
  return {
    delivery: requested && (calculateShipping ?? true),
    tax: requested && (calculateTax ?? true),
    fees: requested && (calculateAdditionalFees ?? true),
  };
}

type Selected = NonNullable<NonNullable<EstimateInput['selectedMemberships']>['memberships']>;

/** What is chosen, of lines that are in the cart; where nothing is said of it, what the cart has. */
const chosenOf = (selected: Selected | undefined, cart: Cart) =>
  selected === undefined ? chosenMemberships(cart) : named(selected, cart);

const named = (selected: Selected, { lines }: Cart) =>
  selected.map(({ id = '', appId = '', lineItemIds = [] }) => ({
    id,
    appId,
    lineItemIds: lineItemIds.filter((wanted) => lines.some(({ id: own }) => own === wanted)),
  }));

/** What the cart would cost there; nothing of it is kept. */
export async function estimate(context: Context, cart: Cart, input: EstimateInput): Promise<Estimate> {
  const option = input.selectedShippingOption ?? cart.selectedShippingOption;
  const shippingAddress = input.shippingAddress ?? cart.contactInfo?.address;
  const include = included(input);
  const isWhole = include.delivery || include.tax || include.fees;
  const selected = chosenOf(input.selectedMemberships?.memberships, cart);
  const priced = await priceCart(context, cart, {
    ...heardBy(context),
    memberships: { selected },
    ...(isWhole && wayOf(cart)),
    include,
    ...(shippingAddress && { shippingAddress }),
    ...(input.billingAddress && { billingAddress: input.billingAddress }),
    ...(option?.code && { selectedOption: { code: option.code, carrierId: option.carrierId ?? undefined } }),
  });
  return {
    cart: await presentCart(context, cart),
    calculatedLineItems: priced.lines.map(({ id, prices }) => ({
      lineItemId: id,
      pricesBreakdown: prices,
      paymentOption: priced.memberships.paying.has(id) ? 'MEMBERSHIP' : 'FULL_PAYMENT_ONLINE',
    })),
    priceSummary: priced.priceSummary,
    ...(priced.giftCard && { giftCard: priced.giftCard }),
    taxSummary: priced.taxSummary,
    shippingInfo: {
      ...(priced.shippingRegion && { region: priced.shippingRegion }),
      ...(priced.selectedCarrierServiceOption && {
        selectedCarrierServiceOption: priced.selectedCarrierServiceOption,
      }),
      carrierServiceOptions: priced.carrierServiceOptions,
    },
    appliedDiscounts: priced.appliedDiscounts,
    calculationErrors: priced.calculationErrors,
    weightUnit: priced.weightUnit,
    currency: priced.currency,
    payNow: priced.payNow,
    payLater: priced.payLater,
    membershipOptions: {
      eligibleMemberships: priced.memberships.eligible,
      invalidMemberships: priced.memberships.invalid,
      selectedMemberships: selected,
    },
    additionalFees: priced.additionalFees,
    violations: [...availabilityViolations(cart.lines), ...priced.violations],
  };
}
