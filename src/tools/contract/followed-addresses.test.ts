import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { orderModules, plainOrder } from '../../testing/orders.ts';
import { CLIENT_ID } from '../../testing/plain-app.ts';
import { newVisitor, reference, shopMigrations, startShop, type Shop } from '../../testing/shop.ts';
import { findOperation } from '../../platform/contract/index.ts';
import { readOutcomes } from './addresses.ts';

const outcomes = readOutcomes(readFileSync(join(import.meta.dirname, 'addresses.txt'), 'utf8'));
const followed = [...outcomes].filter(([, outcome]) => outcome === 'follow').map(([field]) => field);

/** Of a stranger, and of no page at all. */
const STRANGE = 'https://evil.example/';
const SCRIPT = 'javascript:alert(1)';

const GUID = '66666666-6666-4666-8666-666666666666';
const lineItems = [{ catalogReference: reference(GUID), quantity: 1 }];

interface Call {
  operation: string;
  body: (orderId: string) => object;
  as: 'visitor' | 'key';
}

const callback = (name: string): Call => ({
  operation: 'redirects_redirects.createRedirectSession',
  body: () => ({ storesProduct: { productSlug: 'print' }, callbacks: { [name]: STRANGE } }),
  as: 'visitor',
});

const redirectUrl = (operation: string, name: string): Call => ({
  operation,
  body: (orderId) =>
    operation.endsWith('chargeOrder')
      ? {
          orderId,
          regularCharge: {
            delayedCharge: true,
            amount: { amount: '5.00' },
            redirectUrls: { [name]: SCRIPT },
          },
        }
      : { ecomOrderId: orderId, amount: { amount: '5.00' }, redirectUrls: { [name]: SCRIPT } },
  as: 'key',
});

const REDIRECTS = ['successUrl', 'cancelUrl', 'errorUrl', 'pendingUrl'];
const CALLBACKS = [
  'thankYouPageUrl',
  'postFlowUrl',
  'plansListUrl',
  'loginUrl',
  'bookingsServiceListUrl',
  'cartPageUrl',
  'planListUrl',
];

interface Rejection {
  details: { validationError?: { fieldViolations: { field: string }[] } };
}

/** A call for each field that somebody is led by, with an address that nobody is led to. */
const calls: Record<string, Call> = {
  ...Object.fromEntries(
    CALLBACKS.map((name) => [`redirects_redirects.CallbackParams.${name}`, callback(name)]),
  ),
  ...Object.fromEntries(
    REDIRECTS.flatMap((name) => [
      [`ecom_orders.RedirectUrls.${name}`, redirectUrl('ecom_orders.preparePaymentCollection', name)],
      [`ecom_order-billing.RedirectUrls.${name}`, redirectUrl('ecom_order-billing.chargeOrder', name)],
    ]),
  ),
  'redirects_redirects.AuthorizeRequest.redirectUri': {
    operation: 'redirects_redirects.createRedirectSession',
    body: () => ({ auth: { authRequest: { clientId: CLIENT_ID, redirectUri: STRANGE } } }),
    as: 'visitor',
  },
  'identity_recovery.Redirect.url': {
    operation: 'identity_recovery.sendRecoveryEmail',
    body: () => ({ email: 'ann@example.com', redirect: { url: STRANGE } }),
    as: 'visitor',
  },
  'ecom_cart.Cart.overrideCheckoutUrl': {
    operation: 'ecom_cart.createCart',
    body: () => ({ lineItems, cartInfo: { overrideCheckoutUrl: SCRIPT } }),
    as: 'visitor',
  },
  'ecom_checkout.CreateCheckoutRequest.overrideCheckoutUrl': {
    operation: 'ecom_checkout.createCheckout',
    body: () => ({ channelType: 'WEB', lineItems, overrideCheckoutUrl: SCRIPT }),
    as: 'visitor',
  },
  'ecom_current-cart.Cart.overrideCheckoutUrl': {
    operation: 'ecom_current-cart.updateCurrentCart',
    body: () => ({ cartInfo: { overrideCheckoutUrl: SCRIPT } }),
    as: 'visitor',
  },
  'ecom_cart-v-2.Cart.customCheckoutUrl': {
    operation: 'ecom_cart-v-2.createCart',
    body: () => ({ cart: { customCheckoutUrl: SCRIPT } }),
    as: 'visitor',
  },
  'ecom_current-cart-v-2.Cart.customCheckoutUrl': {
    operation: 'ecom_current-cart-v-2.createCurrentCart',
    body: () => ({ cart: { customCheckoutUrl: SCRIPT } }),
    as: 'visitor',
  },
  'ecom_order-payment-requests.ActionLink.url': {
    operation: 'ecom_order-payment-requests.createOrderPaymentRequest',
    body: (orderId) => ({
      orderPaymentRequest: {
        orderId,
        amount: { amount: '5.00' },
        title: 'The rest',
        actionLinks: { general: [{ label: 'Back', url: SCRIPT }] },
      },
    }),
    as: 'key',
  },
  'media_files.GenerateFileDownloadUrlRequest.expirationRedirectUrl': {
    operation: 'media_files.generateFileDownloadUrl',
    body: () => ({ fileId: 'any', expirationRedirectUrl: SCRIPT }),
    as: 'key',
  },
};

/** Proved by tests of their own, for they take more than one call. */
const elsewhere = [
  // src/platform/services/identity/authentication/authentication.test.ts
  'identity_authentication.LogoutRequest.postLogoutRedirectUri',
  // src/platform/services/ecom/checkouts/checkouts.test.ts
  'ecom_checkout.UpdateCheckoutRequest.overrideCheckoutUrl',
];

onDatabase(
  'addresses that somebody is led by',
  (database) => {
    let shop: Shop;
    let order = '';
    beforeAll(async () => {
      shop = startShop(database());
      const made = await orderModules(shop).orders.createOrder(
        plainOrder('60.00', { channelInfo: { type: 'WEB' }, buyerInfo: { email: 'anna@example.com' } }),
      );
      order = String(made._id);
    });

    describe('are rejected where nobody is led', () => {
      it('each of them is called', () => {
        expect([...Object.keys(calls), ...elsewhere].toSorted()).toEqual(followed.toSorted());
      });

      it.each(Object.entries(calls))('assumed: %s', async (field, { operation, body, as }) => {
        const { method, path } = findOperation(operation);
        const visitor = newVisitor();
        const authorization: Record<string, string> =
          as === 'visitor'
            ? { authorization: await shop.platform.tokens.sign({ siteId: shop.site.id, ...visitor }) }
            : {};
        const filled = path.replace('{orderId}', order).replace('{ecomOrderId}', order);
        const reply = await shop.call(method, filled, body(order), authorization);
        const name = field.split('.').at(-1) ?? '';
        expect(reply.status).toBe(400);
        const { details } = (await reply.json()) as Rejection;
        expect(details.validationError?.fieldViolations.map((violation) => violation.field)).toEqual([
          expect.stringContaining(name),
        ]);
      });
    });
  },
  shopMigrations,
);
