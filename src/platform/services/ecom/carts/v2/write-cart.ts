import type { Context } from '#platform/context.ts';
import { GIFT_CARD_APP_ID, obfuscate } from '../../gift-vouchers/public.ts';
import { readTaxSettings } from '../../tax-settings/public.ts';
import type { Priced } from '../../totals/public.ts';
import type { Cart } from '../cart.ts';
import { membershipOf } from '../rules/memberships.ts';
import { couponIdOf, giftCardIdOf } from './code-ids.ts';
import { converted, money } from './money.ts';
import type { ApiCartV2 } from './api-cart.ts';
import { writeLine } from './write-line.ts';

/** ISO 639-1, of a locale. */
const language = (locale: string): string => locale.slice(0, 2).toLowerCase();

/** Somebody's, or open to the first who comes. */
function ownerOf({ buyer, openAccess }: Cart): object {
  if (buyer.memberId !== undefined) return { memberId: buyer.memberId };
  if (buyer.visitorId !== undefined) return { visitorId: buyer.visitorId };
  return openAccess ? { openAccess: true } : {};
}

const customerOf = (cart: Cart, currency: string, locale: string): ApiCartV2['customerInfo'] => ({
  ...cart.contactInfo?.contactDetails,
  ...ownerOf(cart),
  ...(cart.buyer.email && { email: cart.buyer.email }),
  ...(cart.buyer.contactId && { contactId: cart.buyer.contactId }),
  languageCode: language(cart.language ?? locale),
  currencyCode: currency,
});

function deliveryOf({ contactInfo, selectedShippingOption: option, method }: Cart, weightUnit: 'KG') {
  const known = method && method.code === option?.code ? method : undefined;
  return {
    ...(contactInfo?.address && { address: contactInfo.address }),
    ...(option?.code && {
      method: {
        code: option.code,
        ...(option.carrierId && { appId: option.carrierId }),
        ...(known?.title && { title: { original: known.title, translated: known.title } }),
        pickup: known?.pickup ?? false,
      },
    }),
    weightUnit,
  };
}

async function paymentOf({ id, giftCard, billing }: Cart, currency: string): Promise<object> {
  return {
    giftCards: giftCard
      ? [
          {
            id: await giftCardIdOf(id, giftCard.code),
            obfuscatedCode: obfuscate(giftCard.code),
            appId: giftCard.appId ?? GIFT_CARD_APP_ID,
            ...(giftCard.amount && { requestedRedeemAmount: money(giftCard.amount, currency) }),
          },
        ]
      : [],
    currencyCode: currency,
    ...(billing?.address && { billingAddress: billing.address }),
    ...(billing?.contactDetails && { billingContact: billing.contactDetails }),
  };
}

const creatorOf = ({ buyer }: Cart, siteId: string): object => {
  const { memberId, visitorId } = buyer;
  if (memberId !== undefined) return { memberId };
  return visitorId === undefined ? { appId: siteId } : { visitorId };
};

/** The cart as the second kind tells it, at these prices. */
export async function writeCart(context: Context, cart: Cart, priced: Priced): Promise<ApiCartV2> {
  const { site, siteId } = context;
  const { currency } = priced;
  const { couponCode, taxExemptGroupId, settings, source, forms } = cart;
  return {
    id: cart.id,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    ...(cart.revision && { revision: cart.revision }),
    lineItems: cart.lines.map((line) =>
      writeLine(line, priced, { publicUrl: site.publicUrl, chosen: membershipOf(cart, line.id) }),
    ),
    subtotal: converted(priced.priceSummary.subtotal),
    ...(cart.buyerNote && { note: cart.buyerNote }),
    coupons: couponCode ? [{ id: await couponIdOf(cart.id, couponCode), code: couponCode }] : [],
    source: {
      channelType: source?.channelType ?? 'WEB',
      externalReferences: source?.externalReferences ?? [],
      createdBy: creatorOf(cart, siteId),
      ...(source?.customContentReference && { customContentReference: source.customContentReference }),
    },
    businessInfo: {
      ...(cart.businessLocationId && { locationId: cart.businessLocationId }),
      languageCode: language(site.locale),
      currencyCode: currency,
    },
    customerInfo: customerOf(cart, currency, site.locale),
    deliveryInfo: deliveryOf(cart, priced.weightUnit),
    taxInfo: {
      pricesIncludeTax: (await readTaxSettings(context)).taxIncludedInItemPrices,
      ...(taxExemptGroupId && { taxExemptGroupId }),
    },
    paymentInfo: await paymentOf(cart, currency),
    orderPlaced: cart.ordered !== undefined,
    ...(cart.ordered?.orderId && { orderId: cart.ordered.orderId }),
    purchaseFlowId: cart.purchaseFlowId,
    ...(settings && { settings }),
    ...(cart.overrideCheckoutUrl && { customCheckoutUrl: cart.overrideCheckoutUrl }),
    ...(cart.extendedFields && { extendedFields: cart.extendedFields }),
    ...(forms && { forms }),
    currentCart: cart.current ?? false,
    demo: cart.demo ?? false,
  };
}
