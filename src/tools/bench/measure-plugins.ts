import type { Database } from '../../database/database.ts';
import { startPluginApp, type TestPluginApp } from '../../testing/plugin-app.ts';
import { deliverPortugal, taxPortugal } from '../../testing/pricing.ts';
import {
  newVisitor,
  productId,
  reference,
  shopModules,
  startShop,
  seedListing,
  type Shop,
} from '../../testing/shop.ts';
import { pluginCalls } from '../../testing/plugins.ts';
import type { PluginKind } from '../../shared/plugins.ts';
import { withDatabase } from './in-process.ts';
import { measureWork, type Measured, type Turns } from './measure.ts';
import type { Env } from './processes.ts';

const POSTER = productId(1);
const CARD = '4242 4242 4242 4242';
const TURNS: Turns = { warmUp: 10, turns: 60, parallelTurns: 0 };
/** As a server that is not far away. */
const SLOW_MS = 50;
const KINDS: readonly PluginKind[] = ['SHIPPING_RATES', 'ADDITIONAL_FEES', 'TAX_CALCULATION'];
const address = { country: 'PT', city: 'Porto', postalCode: '4050-174', addressLine1: 'Rua 1' };

export interface PluginFigures {
  engine: string;
  without: Measured;
  atOnce: Measured;
  slowly: Measured;
  down: Measured;
  /** Of one checkout with three that answer. */
  questions: number;
}

/** It delivers, and collects tax: else nobody is asked. */
async function open(database: Database, pluginLine: TestPluginApp['line']): Promise<Shop> {
  const shop = startShop(database, { pluginLine });
  await seedListing(shop, [{ id: POSTER, name: 'Poster', price: '20.00' }]);
  await deliverPortugal(shop, { Post: '4.90' });
  await taxPortugal(shop, '0.23');
  return shop;
}

/** From a new visitor to the paid order, as a page asks: the cart, the checkout, the way to deliver, the money. */
async function buy(shop: Shop): Promise<void> {
  shop.clock.set(new Date());
  const { currentCart, checkout } = shopModules(shop, newVisitor());
  await currentCart.addToCurrentCart({ lineItems: [{ catalogReference: reference(POSTER), quantity: 2 }] });
  const { checkoutId = '' } = await currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    email: 'rita@example.com',
    shippingAddress: address,
    billingAddress: address,
  });
  const { shippingInfo } = await checkout.getCheckout(checkoutId);
  const [first] = shippingInfo?.carrierServiceOptions ?? [];
  await checkout.updateCheckout(checkoutId, {
    shippingInfo: { selectedCarrierServiceOption: { code: first?.shippingOptions?.[0]?.code ?? '' } },
  });
  const paymentToken = await shop.token(CARD);
  const { orderId } = await shop.staff.checkout.createOrderAndCharge(checkoutId, { paymentToken });
  const { paymentStatus } = await shop.staff.orders.getOrder(String(orderId));
  if (paymentStatus !== 'PAID') throw new Error('A checkout was not paid.');
}

async function register(shop: Shop, apps: readonly TestPluginApp[]): Promise<void> {
  for (const [place, kind] of KINDS.entries()) {
    const app = apps[place];
    if (!app) continue;
    const settings = { name: kind, url: app.url, kinds: [kind], timeLimitMs: 1000 };
    const { appId, publicKey } = (await pluginCalls(shop)('addPlugin', settings)).body.plugin;
    app.registered(appId, publicKey);
    app.said.rates = [{ code: 'express', title: 'Express', price: '12.50' }];
    app.said.fees = [{ code: 'wrap', name: 'Wrapping', price: '2.00', taxable: true }];
    app.said.taxes = [{ rate: '0.10', name: 'Tax' }];
  }
}

/** The shop and three apps in one process: what they cost each other is in the figures, the way over the net is not. */
export const measurePlugins = (engine: string, env: Env): Promise<PluginFigures> =>
  withDatabase(env, async (database) => {
    const apps = await Promise.all(KINDS.map(() => startPluginApp()));
    try {
      const [first] = apps;
      if (!first) throw new Error('No app.');
      const shop = await open(database, first.line);
      const measured = () => measureWork(() => buy(shop), TURNS);
      const without = await measured();
      await register(shop, apps);
      const before = apps.reduce((sum, { state }) => sum + state.calls, 0);
      await buy(shop);
      const questions = apps.reduce((sum, { state }) => sum + state.calls, 0) - before;
      const atOnce = await measured();
      for (const { state, honest } of apps)
        state.behave = (...call) => {
          setTimeout(() => void honest(...call), SLOW_MS);
        };
      const slowly = await measured();
      for (const { state } of apps) state.behave = (_body, reply) => void reply.writeHead(503).end();
      const down = await measured();
      return { engine, without, atOnce, slowly, down, questions };
    } finally {
      await Promise.all(apps.map((app) => app.stop()));
    }
  });
