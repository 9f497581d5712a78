import type { Context } from '#platform/context.ts';
import { showCart, type Cart } from '../carts/public.ts';
import { checkoutUrlOf, showCheckout, type Checkout } from '../checkouts/public.ts';
import { emailKey, findMember } from '../../members/members/public.ts';
import type { Abandoned } from './abandoned.ts';
import { stepOf } from './rules/step.ts';

export type Snapshot = Omit<
  Abandoned,
  'id' | 'createdDate' | 'updatedDate' | 'status' | 'activities' | 'reminded'
>;

type CheckoutShown = Awaited<ReturnType<typeof showCheckout>>['shown'];
type CartShown = Awaited<ReturnType<typeof showCart>>['shown'];
type CheckoutLine = NonNullable<CheckoutShown['lineItems']>[number];
type CartLine = NonNullable<CartShown['lineItems']>[number];

const lineOf = (line: CheckoutLine | CartLine, image: CheckoutLine['media']): object => ({
  id: line.id,
  quantity: line.quantity,
  ...(line.catalogReference && { catalogReference: line.catalogReference }),
  productName: line.productName,
  price: line.price,
  priceBeforeDiscounts: line.priceBeforeDiscounts,
  descriptionLines: line.descriptionLines,
  ...(image && { image }),
  physicalProperties: line.physicalProperties,
});

/** Who left it: what the checkout was told, else what the shop knows of the member. */
async function buyerOf(
  context: Context,
  buyer: Checkout['buyer'],
  told: Abandoned['contactDetails'] | undefined,
) {
  const member = buyer.memberId ? await findMember(context, buyer.memberId) : undefined;
  const email = buyer.email ?? member?.loginEmail;
  const contactId = buyer.contactId ?? member?.contactId;
  const { firstName, lastName } = member?.contact ?? {};
  const known = firstName || lastName ? { firstName, lastName } : undefined;
  const contactDetails = told ?? known;
  return {
    buyerInfo: {
      ...(buyer.memberId ? { memberId: buyer.memberId } : buyer.visitorId && { visitorId: buyer.visitorId }),
      ...(contactId && { contactId }),
      ...(email && { email }),
    },
    ...(contactDetails && { contactDetails }),
    ...(email && { emailKey: emailKey(email) }),
  };
}

const discountsOf = (applied: CheckoutShown['appliedDiscounts']) =>
  (applied ?? []).map(({ coupon, merchantDiscount, discountRule, discountType, lineItemIds }) => ({
    ...(coupon && { coupon }),
    ...(merchantDiscount && { merchantDiscount }),
    ...(discountRule && { discountRule }),
    discountType,
    lineItemIds,
  }));

/** What the checkout comes to now, for who looks at it later. */
export async function snapshotOf(context: Context, checkout: Checkout): Promise<Snapshot> {
  const { shown } = await showCheckout(context, checkout);
  const { site } = context;
  const { billingInfo, shippingDestination } = checkout;
  const told = billingInfo?.contactDetails ?? shippingDestination?.contactDetails;
  return {
    checkoutId: checkout.id,
    ...(checkout.cartId && { cartId: checkout.cartId }),
    buyerLanguage: checkout.language ?? site.locale,
    ...(await buyerOf(context, checkout.buyer, told)),
    currency: shown.currency ?? site.currency,
    conversionCurrency: shown.conversionCurrency ?? site.currency,
    totalPrice: shown.priceSummary?.total,
    subtotalPrice: shown.priceSummary?.subtotal,
    lineItems: (shown.lineItems ?? []).map((line) => lineOf(line, line.media)),
    appliedDiscounts: discountsOf(shown.appliedDiscounts),
    checkoutUrl: checkoutUrlOf(checkout, site.publicUrl),
    leftDate: checkout.updatedDate,
    step: stepOf(checkout),
  };
}

/** The same of a cart that went to no checkout: what it costs to deliver nobody knows yet. */
export async function snapshotOfCart(context: Context, cart: Cart): Promise<Snapshot> {
  const { shown, totalPrice, subtotalPrice } = await showCart(context, cart);
  const { site } = context;
  return {
    cartId: cart.id,
    buyerLanguage: cart.language ?? site.locale,
    ...(await buyerOf(context, cart.buyer, cart.contactInfo?.contactDetails)),
    currency: shown.currency ?? site.currency,
    conversionCurrency: shown.conversionCurrency ?? site.currency,
    totalPrice,
    subtotalPrice,
    lineItems: (shown.lineItems ?? []).map((line) => lineOf(line, line.image)),
    appliedDiscounts: discountsOf(shown.appliedDiscounts),
    checkoutUrl: `${site.publicUrl}/cart`,
    leftDate: cart.updatedDate,
    step: 'BAG',
  };
}
