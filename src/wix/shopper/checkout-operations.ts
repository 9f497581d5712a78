import {
  getCheckout,
  removeCoupon,
  removeGiftCard,
  updateCheckout,
  type Checkout,
  type UpdateCheckout,
} from '@wix/auto_sdk_ecom_checkout';
import { shopperClient, type CallOptions } from '../shopper-client.ts';

export type { Checkout };
export type CheckoutLine = NonNullable<Checkout['lineItems']>[number];
export type AddressWithContact = NonNullable<Checkout['billingInfo']>;
export type CarrierService = NonNullable<
  NonNullable<Checkout['shippingInfo']>['carrierServiceOptions']
>[number];
export type DeliveryOption = NonNullable<CarrierService['shippingOptions']>[number];

export const readCheckout = (id: string, options?: CallOptions): Promise<Checkout> =>
  shopperClient(options).use(getCheckout)(id);

/** In the language of the page: what is written to the buyer later is, too. */
export const changeCheckout = (
  id: string,
  change: UpdateCheckout,
  options?: CallOptions,
): Promise<Checkout> =>
  shopperClient({ ...options, language: document.documentElement.lang || undefined }).use(updateCheckout)(
    id,
    change,
  );

export const applyCheckoutCoupon = (id: string, code: string): Promise<Checkout> =>
  shopperClient().use(updateCheckout)(id, {}, { couponCode: code.trim() });

export const applyGiftCard = (id: string, giftCardCode: string): Promise<Checkout> =>
  shopperClient().use(updateCheckout)(id, {}, { giftCardCode: giftCardCode.trim() });

export async function removeCheckoutCoupon(id: string): Promise<Checkout> {
  const { checkout = {} } = await shopperClient().use(removeCoupon)(id);
  return checkout;
}

export async function removeCheckoutGiftCard(id: string): Promise<Checkout> {
  const { checkout = {} } = await shopperClient().use(removeGiftCard)(id);
  return checkout;
}
