import type { Context } from '#platform/context.ts';
import { subtractMoney } from '#shared/money.ts';
import {
  filledFields,
  multiCurrencyPrice,
  presentLine,
  pricesOf,
  type ApiCart,
} from '../line-items/public.ts';
import { readTaxSettings } from '../tax-settings/public.ts';
import type { Priced } from '../totals/public.ts';
import { WRITABLE, type Cart } from './cart.ts';
import { priceCart } from './price-cart.ts';

/** The SDK hides amount and type from its types; the API has them. */
type CartDiscount = NonNullable<ApiCart['appliedDiscounts']>[number] & {
  discountType?: string;
  coupon?: { amount?: object };
};

function discountsOf(
  cart: Cart,
  priced: Priced,
  zero: ReturnType<typeof multiCurrencyPrice>,
): CartDiscount[] {
  const discounts = priced.appliedDiscounts.map(
    ({ coupon, discountRule, merchantDiscount, discountType, lineItemIds }): CartDiscount => ({
      ...(coupon && { coupon: { id: coupon.id, code: coupon.code, amount: coupon.amount } }),
      ...(discountRule && {
        discountRule: { id: discountRule.id, name: discountRule.name, amount: discountRule.amount },
      }),
      ...(merchantDiscount && { merchantDiscount: { amount: merchantDiscount.amount } }),
      ...(discountType && { discountType }),
      ...(lineItemIds && { lineItemIds }),
    }),
  );
  const takesNothing = cart.couponCode && !discounts.some(({ coupon }) => coupon);
  // A coupon that takes nothing off right now is still the cart's: it shows, and can be removed.
  return takesNothing
    ? [...discounts, { coupon: { code: cart.couponCode ?? '', amount: zero }, discountType: 'GLOBAL' }]
    : discounts;
}

/**
 * The cart as it travels, with prices of now.
 * @param known what its goods cost, where that is known already
 */
export async function presentCart(context: Context, cart: Cart, known?: Priced): Promise<ApiCart> {
  const { site } = context;
  const priced = known ?? (await priceCart(context, cart));
  const { currency, conversionCurrency } = priced;
  const price = (amount: string) => multiCurrencyPrice(amount, currency, site.locale);
  const { subtotal, discount } = priced.priceSummary;
  return {
    ...filledFields(WRITABLE, cart),
    id: cart.id,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    ...(cart.revision && { revision: cart.revision }),
    buyerInfo: cart.buyer,
    lineItems: cart.lines.map((line) => {
      const { item } = line;
      const prices = pricesOf(priced, line);
      return {
        ...presentLine(line, prices, site.publicUrl),
        ...(item.image && { image: item.image }),
        ...(item.taxGroupId && { taxGroupId: item.taxGroupId }),
      };
    }),
    currency,
    conversionCurrency,
    paymentCurrency: currency,
    siteLanguage: site.locale,
    buyerLanguage: site.locale,
    // Without an address no tax is counted; whether it is in the prices is the shop's word.
    taxIncludedInPrices: (await readTaxSettings(context)).taxIncludedInItemPrices,
    weightUnit: priced.weightUnit,
    subtotal,
    discount,
    subtotalAfterDiscounts: price(subtractMoney(subtotal.amount, discount.amount)),
    appliedDiscounts: discountsOf(cart, priced, price('0')),
    purchaseFlowId: cart.purchaseFlowId,
    ...(cart.checkoutId && { checkoutId: cart.checkoutId }),
  } as ApiCart;
}
