import { filledAddress } from '#shared/filled-address.ts';
import type { Checkout } from '../checkout.ts';

/** The shop's own page, whatever page somebody set in its place. */
export const shopCheckoutUrl = (
  { id }: Pick<Checkout, 'id'>,
  publicUrl: string,
  currencyCode?: string | null,
): string =>
  `${publicUrl}/checkout?${new URLSearchParams({ checkoutId: id, ...(currencyCode && { currency: currencyCode }) })}`;

/** Where the buyer goes to pay. */
export const checkoutUrlOf = (checkout: Checkout, publicUrl: string, currencyCode?: string | null): string =>
  checkout.overrideCheckoutUrl
    ? filledAddress(checkout.overrideCheckoutUrl, { checkout_id: checkout.id })
    : shopCheckoutUrl(checkout, publicUrl, currencyCode);
