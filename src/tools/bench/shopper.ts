import type { Call, Connection } from './measure.ts';
import { productId, variantId } from './shop-data.ts';

export const CLIENT = '5b3d2c1a-7e6f-4a58-9c4d-1f0e2d3c4b5a';

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const GOOD_CARD = { number: '4242424242424242', expiry: '12/40', cvc: '123', holder: 'Ines Costa' };

export interface CatalogReference {
  appId: string;
  catalogItemId: string;
  options?: { variantId: string };
}

export const refer = (index: number): CatalogReference => ({
  appId: STORES,
  catalogItemId: productId(index),
  options: { variantId: variantId(index, 0) },
});
export const referTo = (catalogItemId: string): CatalogReference => ({ appId: STORES, catalogItemId });

/** Calls as the storefront's pages make them, from an address of one's own. */
const fromPage = (token: string, shopper: number): Record<string, string> => ({
  ...(token && { authorization: token }),
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': `10.20.${Math.floor(shopper / 250) % 250}.${shopper % 250}`,
});

const post = (path: string, headers: Record<string, string>, body: object): Call => ({
  method: 'POST',
  path,
  headers,
  body,
});

export const newVisitor = (shopper: number): Call =>
  post('/wixapis/oauth2/token', fromPage('', shopper), { clientId: CLIENT, grantType: 'anonymous' });

export async function beginVisit(shop: Connection, shopper: number): Promise<string> {
  const { access_token } = await shop.ask<{ access_token: string }>(newVisitor(shopper));
  return access_token;
}

export const addToCart = (token: string, references: readonly CatalogReference[]): Call =>
  post('/wixapis/ecom/v1/carts/current/add-to-cart', fromPage(token, 0), {
    lineItems: references.map((catalogReference) => ({ catalogReference, quantity: 1 })),
  });

export const estimate = (token: string): Call =>
  post('/wixapis/ecom/v1/carts/current/estimate-totals', fromPage(token, 0), {
    calculateTax: true,
    calculateShipping: true,
    calculateAdditionalFees: true,
    shippingAddress: ADDRESS,
  });

export const ADDRESS = {
  country: 'PT',
  city: 'Lisboa',
  postalCode: '1100-048',
  addressLine: 'Rua Augusta 1',
};
const contactDetails = { firstName: 'Ines', lastName: 'Costa', phone: '+351 21 000 0000' };

export const emailOf = (shopper: number): string => `shopper-${shopper}@example.com`;

interface PricedCheckout {
  checkout: {
    shippingInfo?: { carrierServiceOptions?: { shippingOptions?: { code?: string }[] }[] };
  };
}

export interface ReadyCheckout {
  shopper: number;
  token: string;
  checkoutId: string;
  paymentToken: string;
}

/** Everything up to the button: cart, checkout, address, the last way of delivery offered, card. */
export async function prepareCheckout(
  shop: Connection,
  shopper: number,
  reference: CatalogReference,
): Promise<ReadyCheckout> {
  const token = await beginVisit(shop, shopper);
  const headers = fromPage(token, shopper);
  await shop.ask(addToCart(token, [reference]));
  const { checkoutId } = await shop.ask<{ checkoutId: string }>(
    post('/wixapis/ecom/v1/carts/current/create-checkout', headers, { channelType: 'WEB' }),
  );
  const path = `/wixapis/ecom/v1/checkouts/${checkoutId}`;
  await shop.ask({ method: 'GET', path, headers });
  const change = (selected?: { code: string }): Call => ({
    method: 'PATCH',
    path,
    headers,
    body: {
      checkout: {
        id: checkoutId,
        buyerInfo: { email: emailOf(shopper) },
        shippingInfo: {
          shippingDestination: { address: ADDRESS, contactDetails },
          ...(selected && { selectedCarrierServiceOption: selected }),
        },
        billingInfo: { address: ADDRESS, contactDetails },
      },
    },
  });
  const { checkout } = await shop.ask<PricedCheckout>(change());
  const offered = checkout.shippingInfo?.carrierServiceOptions?.flatMap(
    ({ shippingOptions = [] }) => shippingOptions,
  );
  const code = offered?.at(-1)?.code;
  if (code === undefined) throw new Error('Nothing is delivered to that address.');
  await shop.ask(change({ code }));
  const { token: paymentToken } = await shop.ask<{ token: string }>(
    post('/payment-gateway/tokens', headers, GOOD_CARD),
  );
  return { shopper, token, checkoutId, paymentToken };
}

export const pay = ({ shopper, token, checkoutId, paymentToken }: ReadyCheckout): Call =>
  post('/api/checkout/pay', fromPage(token, shopper), { checkoutId, paymentToken });

/** From a new visitor to the order that is paid. */
export async function checkOut(
  shop: Connection,
  shopper: number,
  reference: CatalogReference,
): Promise<void> {
  const ready = await prepareCheckout(shop, shopper, reference);
  const { status } = await shop.ask<{ status: string }>(pay(ready));
  if (status !== 'paid') throw new Error(`Paying answered ${status}.`);
}
