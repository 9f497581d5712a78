import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import type { shopperOfferExtensions } from '../../shared/extensions/offers.ts';
import { SEEN_TOTAL } from '../../shared/seen-total.ts';
import type { Gateway } from '../gateway.ts';
import { invoicesOfOrder } from '../documents/read-invoices.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import { passOn } from '../platform-call.ts';
import { clientAddress } from '../http/client-address.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { giveBackAttempt, spendAttempt, type Limit } from '../staff/attempts.ts';
import { guestReturns } from './guest-returns.ts';
import { lookUp } from './look-up.ts';
import { readCurrentCart } from './current-cart.ts';
import { readOwnData } from './own-data.ts';
import { pay } from './pay.ts';
import { payByRequest } from './pay-request.ts';
import { readGiftCards } from './gift-cards.ts';
import { readPayment } from './payment-state.ts';
import { storePagesFrom } from '../texts/store-pages.ts';
import { submitContactForm } from './contact.ts';
import { submitNotifyMeForm } from './notify-me.ts';
import { asShopper, type ShopperFetch } from './shopper-call.ts';
import { visitorPlace } from './visitor-place.ts';

const callOffers = extensionCaller<typeof shopperOfferExtensions>();

const payRequest = z.object({
  checkoutId: z.guid(),
  paymentToken: z.string().min(1).max(300).optional(),
  savePaymentMethod: z.boolean().optional(),
  offline: z.boolean().optional(),
  manualMethodId: z.guid().optional(),
  seenTotal: z.string().regex(SEEN_TOTAL).optional(),
});

const requestPayment = z.object({ paymentToken: z.string().min(1).max(100) });

const lookUpRequest = z.object({
  number: z
    .string()
    .trim()
    .regex(/^#?\d{1,15}$/)
    .transform((text) => text.replace('#', '')),
  email: z.string().trim().min(3).max(254),
});

const TEN_MINUTES = 600;

/** Payments that succeed do not count: only trying out cards is slowed down. */
const payLimits = (c: GatewayContext, checkoutId: string): Limit[] => [
  { key: `pay:checkout:${checkoutId}`, max: 20, seconds: TEN_MINUTES },
  { key: `pay:address:${clientAddress(c)}`, max: 500, seconds: TEN_MINUTES },
];

const requestLimits = (c: GatewayContext, requestId: string): Limit[] => [
  { key: `pay:request:${requestId}`, max: 20, seconds: TEN_MINUTES },
  { key: `pay:address:${clientAddress(c)}`, max: 500, seconds: TEN_MINUTES },
];

const lookUpLimits = (c: GatewayContext, number: string): Limit[] => [
  { key: `look-up:order:${number}`, max: 10, seconds: 3600 },
  { key: `look-up:address:${clientAddress(c)}`, max: 30, seconds: TEN_MINUTES },
];

const dataLimits = (c: GatewayContext): Limit[] => [
  { key: `own-data:address:${clientAddress(c)}`, max: 10, seconds: TEN_MINUTES },
];

interface ShopperRouteDeps {
  gateway: Gateway;
  /** Absent when the platform is a hosted one: its own checkout takes the payment then. */
  platformFetch?: ShopperFetch | undefined;
}

/** What the shop's pages need besides the platform itself; mounted at `/api`. */
export function shopperRoutes({ gateway, platformFetch }: ShopperRouteDeps): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  routes.use(async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  const own = (): ShopperFetch => {
    if (platformFetch) return platformFetch;
    throw notFound('The hosted platform takes payments on its own pages.', 'CHECKOUT_IS_HOSTED');
  };

  routes.post('/checkout/pay', async (c) => {
    const shopperFetch = asShopper(c, own());
    const request = await readJson(c, payRequest);
    const limits = payLimits(c, request.checkoutId);
    await spendAttempt(gateway, limits);
    const answer = await pay(gateway, shopperFetch, request).catch((error: unknown) => {
      throw passOn(error);
    });
    if (answer.status === 'paid') await giveBackAttempt(gateway, limits);
    return c.json(answer);
  });

  routes.post('/pay/:requestId', async (c) => {
    own();
    const id = z.guid().safeParse(c.req.param('requestId'));
    if (!id.success) throw notFound('There is no such payment.', 'ORDER_PAYMENT_REQUEST_NOT_FOUND');
    const { paymentToken } = await readJson(c, requestPayment);
    const limits = requestLimits(c, id.data);
    await spendAttempt(gateway, limits);
    const page = await payByRequest(gateway, { id: id.data, paymentToken }).catch((error: unknown) => {
      throw passOn(error);
    });
    if (page.standing === 'PAID') await giveBackAttempt(gateway, limits);
    return c.json(page);
  });

  routes.get('/checkout/:checkoutId/payment', async (c) => {
    const shopperFetch = asShopper(c, own());
    const checkoutId = z.guid().safeParse(c.req.param('checkoutId'));
    if (!checkoutId.success) throw notFound('There is no such checkout.', 'CHECKOUT_NOT_FOUND');
    return c.json(await readPayment(shopperFetch, { checkoutId: checkoutId.data }));
  });

  const contact = { gateway, readPages: storePagesFrom(gateway) };
  routes.post('/contact', (c) => submitContactForm(c, contact));

  routes.get('/bag', (c) => readCurrentCart(asShopper(c, own())));

  // The cart names the country that the pages of products name.
  routes.get('/bag/offers', async (c) => {
    const shopperFetch = asShopper(c, own());
    const country = visitorPlace(c);
    const offers = await callOffers(shopperFetch, 'getMyCartOffers', { country }).catch((error: unknown) => {
      throw passOn(error);
    });
    return c.json(offers);
  });

  routes.get('/own-data', async (c) => {
    const shopperFetch = asShopper(c, own());
    await spendAttempt(gateway, dataLimits(c));
    const data = await readOwnData(shopperFetch, gateway.clock.now()).catch((error: unknown) => {
      throw passOn(error);
    });
    return c.json(data);
  });

  routes.get('/orders/:orderId/gift-cards', async (c) => {
    const shopperFetch = asShopper(c, own());
    const orderId = z.guid().safeParse(c.req.param('orderId'));
    if (!orderId.success) throw notFound('There is no such order.', 'ORDER_NOT_FOUND');
    const amount = await readGiftCards(gateway, shopperFetch, orderId.data).catch((error: unknown) => {
      throw passOn(error);
    });
    return c.json({ amount });
  });

  routes.get('/orders/:orderId/invoices', async (c) => {
    const orderId = z.guid().safeParse(c.req.param('orderId'));
    if (!orderId.success) throw notFound('There is no such order.', 'ORDER_NOT_FOUND');
    const platformFetch = asShopper(c, own());
    return c.json({ invoices: await invoicesOfOrder({ platformFetch }, orderId.data) });
  });

  routes.post('/orders/look-up', async (c) => {
    const request = await readJson(c, lookUpRequest);
    await spendAttempt(gateway, lookUpLimits(c, request.number));
    const order = await lookUp(gateway, request);
    if (!order) throw notFound('There is no order with this number and e-mail address.', 'ORDER_NOT_FOUND');
    return c.json({ order });
  });

  routes.route(
    '/orders/look-up/returns',
    guestReturns({
      gateway,
      spend: (c, number) => spendAttempt(gateway, lookUpLimits(c, number)),
    }),
  );

  routes.post('/tell-me', (c) => submitNotifyMeForm(c, gateway));

  return routes;
}
