import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { MIN_PLUGIN_MS, type Plugin, type PluginKind, type PluginView } from '#shared/plugins.ts';
import { pluginCalls } from '#testing/plugins.ts';
import { cartModules, item } from '#testing/carts-v2.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startPluginApp, type Behaviour, type TestPluginApp } from '#testing/plugin-app.ts';
import { deliverPortugal, taxPortugal } from '#testing/pricing.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
  type Shop,
} from '#testing/shop.ts';
import { TEST_READ_KEY } from '#testing/stack.ts';

const POSTER = productId(71);
const GOOD = '4242 4242 4242 4242';
const address = { country: 'PT', city: 'Porto', postalCode: '4050-174', addressLine1: 'Rua Secreta 1' };

onDatabase(
  'service plugins',
  (database) => {
    let far: TestPluginApp;
    let shop: Shop;
    let plugin: Plugin;
    let post = '';

    const settings = () => ({
      name: 'Far away',
      url: `${far.url}/`,
      kinds: ['SHIPPING_RATES', 'ADDITIONAL_FEES', 'VALIDATIONS', 'TAX_CALCULATION'] as PluginKind[],
      timeLimitMs: 1500,
    });
    const call: ReturnType<typeof pluginCalls> = (...request) => pluginCalls(shop)(...request);
    const told = async (): Promise<PluginView | undefined> => (await call('listPlugins', {})).body.plugins[0];
    const change = async (more: object) => {
      const { revision = 0 } = (await told()) ?? {};
      const request = { ...settings(), ...more, pluginId: plugin.id, revision };
      return (await call('changePlugin', request)).body.plugin;
    };
    const tried = async (kind: PluginKind) => (await call('tryPlugin', { pluginId: plugin.id, kind })).body;
    /** What rests because it failed is asked again. */
    const restOver = () => shop.clock.advance(121_000);

    beforeAll(async () => {
      far = await startPluginApp();
      shop = startShop(database(), { pluginLine: far.line });
      await seedListing(shop, [{ id: POSTER, name: 'Poster', price: '20.00' }]);
      post = (await deliverPortugal(shop, { Post: '4.90' })).ways.Post;
      await taxPortugal(shop, '0.23');
      ({ plugin } = (await call('addPlugin', settings())).body);
      far.registered(plugin.appId, plugin.publicKey);
    });
    afterEach(() => {
      Object.assign(far.said, { rates: [], fees: [], violations: [], taxes: [] });
      far.state.behave = far.honest;
      restOver();
    });
    afterAll(() => far.stop());

    async function shopper() {
      const modules = shopModules(shop, newVisitor());
      await modules.currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(POSTER), quantity: 2 }],
      });
      const { checkoutId = '' } = await modules.currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email: 'rita@example.com',
        shippingAddress: address,
        billingAddress: address,
      });
      const read = () => modules.checkout.getCheckout(checkoutId);
      const choose = (code: string, carrierId: string) =>
        modules.checkout.updateCheckout(checkoutId, {
          shippingInfo: { selectedCarrierServiceOption: { code, carrierId } },
        });
      const pay = async () => {
        const paymentToken = await shop.token(GOOD);
        const paid = await shop.staff.checkout.createOrderAndCharge(checkoutId, { paymentToken });
        return shop.staff.orders.getOrder(String(paid.orderId));
      };
      return { ...modules, checkoutId, read, choose, pay };
    }
    type Read = Awaited<ReturnType<Awaited<ReturnType<typeof shopper>>['read']>>;
    const offered = ({ shippingInfo }: Read) =>
      (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions = [] }) =>
        shippingOptions.map(({ code, cost }) => ({ carrierId, code, price: cost?.price?.amount })),
      );
    const total = ({ priceSummary }: Read) => priceSummary?.total?.amount;

    it('docs: what an app sends, charges and taxes shows at the checkout, and is found on the order', async () => {
      far.said.rates = [{ code: 'express', title: 'Express', price: '12.50', days: 'Tomorrow' }];
      far.said.fees = [{ code: 'wrap', name: 'Wrapping', price: '2.00', taxable: true }];
      far.said.taxes = [
        { rate: '0.06', name: 'State tax', jurisdiction: 'PT-13' },
        { rate: '0.04', name: 'City tax', jurisdiction: 'Porto' },
      ];
      const { read, choose, pay } = await shopper();
      expect(offered(await read())).toEqual([
        { carrierId: expect.any(String), code: post, price: '4.90' },
        { carrierId: plugin.appId, code: 'express', price: '12.50' },
      ]);
      await choose('express', plugin.appId);
      const before = far.state.calls;
      const chosen = await read();
      // 40 of goods, 12.50, 2.00, and a tenth of each.
      expect(chosen).toMatchObject({
        priceSummary: {
          subtotal: { amount: '40.00' },
          shipping: { amount: '12.50' },
          additionalFees: { amount: '2.00' },
          tax: { amount: '5.45' },
          total: { amount: '59.95' },
        },
        taxSummary: { calculationDetails: { rateType: 'AUTO_RATE' } },
        additionalFees: [{ name: 'Wrapping', providerAppId: plugin.appId, source: 'SERVICE_PLUGIN' }],
      });
      expect(chosen.lineItems?.[0]?.taxDetails?.taxBreakdown).toMatchObject([
        { taxName: 'State tax', rate: '0.06', taxAmount: { amount: '2.40' } },
        { taxName: 'City tax', rate: '0.04', taxAmount: { amount: '1.60' } },
      ]);
      await read();
      // A page that asks for its totals again asks nobody.
      expect(far.state.calls).toBe(before);
      const order = await pay();
      expect(order).toMatchObject({
        shippingInfo: {
          carrierId: plugin.appId,
          code: 'express',
          title: 'Express',
          cost: { price: { amount: '12.50' } },
        },
        additionalFees: [{ name: 'Wrapping', price: { amount: '2.00' }, source: 'SERVICE_PLUGIN' }],
        priceSummary: { tax: { amount: '5.45' }, total: { amount: '59.95' } },
      });
      expect(far.state.calls).toBe(before);
      expect(far.refusals).toEqual([]);
      expect(shop.errors).toEqual([]);
    });

    it('assumed: apps hear of goods and of the place they go to, and of nobody', async () => {
      const { read } = await shopper();
      await read();
      const methods = new Set(far.asked.map(({ method }) => method));
      expect([...methods].toSorted()).toEqual(['fees', 'rates', 'tax', 'violations']);
      expect(far.asked.at(-1)?.metadata).toMatchObject({
        instanceId: shop.site.id,
        currency: 'EUR',
        identity: { identityType: 'ANONYMOUS_VISITOR' },
      });
      expect(JSON.stringify(far.asked.map(({ request }) => request))).not.toMatch(/rita|secreta/i);
    });

    it('docs: an estimate has them, too', async () => {
      far.said.rates = [{ code: 'express', title: 'Express', price: '1.00' }];
      far.said.fees = [{ code: 'wrap', name: 'Wrapping', price: '2.00' }];
      const { currentCart } = shopModules(shop, newVisitor());
      await currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(POSTER), quantity: 1 }],
      });
      const estimate = await currentCart.estimateCurrentCartTotals({ shippingAddress: address });
      expect(estimate).toMatchObject({
        shippingInfo: { selectedCarrierServiceOption: { code: 'express', carrierId: plugin.appId } },
        additionalFees: [{ name: 'Wrapping' }],
      });
    });

    it('docs: a cart of the second kind has them, and what it comes to is what its checkout takes', async () => {
      far.said.rates = [{ code: 'express', title: 'Express', price: '1.00' }];
      far.said.fees = [{ code: 'wrap', name: 'Wrapping', price: '2.00' }];
      far.said.taxes = [{ rate: '0.10', name: 'City tax', jurisdiction: 'Porto' }];
      const { cartV2, currentCartV2, currentCart, checkout } = cartModules(shop, newVisitor());
      const { cart } = await currentCartV2.addLineItemsToCurrentCart({ catalogItems: [item(POSTER, 1)] });
      await cartV2.updateCart(cart._id, { deliveryInfo: { address } });
      await cartV2.setDeliveryMethod(cart._id, { code: 'express', appId: plugin.appId });
      const { summary } = await cartV2.calculateCart(cart._id);
      // 20 of goods, 1 for the way, a tenth of both, and 2 that are not taxed.
      expect(summary.priceSummary).toMatchObject({
        delivery: { amount: '1.00' },
        additionalFees: { amount: '2.00' },
        total: { amount: '25.10' },
      });
      const { checkoutId = '' } = await currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
      expect(total(await checkout.getCheckout(checkoutId))).toBe('25.10');
    });

    it('docs: what an app has against a checkout is shown, and an error keeps it from being ordered', async () => {
      const { read, pay, choose } = await shopper();
      await choose(post, '');
      const [line] = (await read()).lineItems ?? [];
      far.said.violations = [
        { severity: 'WARNING', description: 'Fragile.', lineItemId: String(line?._id) },
        { severity: 'ERROR', description: 'Not to islands.' },
      ];
      shop.clock.advance(21_000);
      expect((await read()).violations).toMatchObject([
        { severity: 'WARNING', description: 'Fragile.', target: { lineItem: { _id: line?._id } } },
        { severity: 'ERROR', description: 'Not to islands.' },
      ]);
      expect(await errorOf(pay())).toBe('VIOLATIONS_WITH_ERROR_SEVERITY');
      far.said.violations = [];
      shop.clock.advance(21_000);
      expect((await pay()).priceSummary?.total?.amount).toBe(total(await read()));
    });

    const plainly =
      (answer: unknown): Behaviour =>
      (_body, reply) =>
        void reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    const rate = (price: string, currency = 'EUR', code = 'x') => ({
      shippingRates: [{ code, title: 'X', cost: { price, currency } }],
      additionalFees: [{ code: 'x', name: 'X', price }],
      currency,
      taxSummary: { totalTax: price },
      lineItemTaxDetails: [{ id: 'nobody', taxSummary: { taxAmount: price } }],
      violations: [{ severity: 'FATAL', description: 'x' }],
    });
    it.each<[string, Behaviour, string, number?]>([
      ['a negative price', plainly(rate('-5.00')), 'BAD_ANSWER'],
      ['another currency', plainly(rate('5.00', 'USD')), 'BAD_ANSWER'],
      ['what is no number', plainly(rate('NaN')), 'BAD_ANSWER'],
      ['a page', plainly('<html>5.00</html>'), 'NOT_JSON'],
      ['a character that no text may have', plainly(rate('5.00', 'EUR', 'x\0')), 'NOT_JSON'],
      ['half a character', plainly(rate('5.00', 'EUR', 'x\ud83d')), 'NOT_JSON'],
      ['ten megabytes', plainly({ ...rate('5.00'), more: 'x'.repeat(10_000_000) }), 'TOO_LONG'],
      ['byte by byte', (_body, reply) => void reply.write('{"ship'), 'TIMEOUT', MIN_PLUGIN_MS],
      ['nothing', (_body, reply) => void reply.destroy(), 'UNREACHABLE'],
      ['a redirect inside', (_b, reply) => void reply.writeHead(301, { location: '/x' }).end(), 'STATUS'],
    ])('assumed: %s is discarded, told, and loses no checkout', async (_what, behave, error, timeLimitMs) => {
      if (timeLimitMs !== undefined) await change({ timeLimitMs });
      const { read, choose, pay } = await shopper();
      await choose(post, '');
      far.state.behave = behave;
      // Longer than what it said before stands in for it.
      shop.clock.advance(901_000);
      const now = await read();
      expect(offered(now).map(({ code }) => code)).toEqual([post]);
      // 40 of goods and 4.90, taxed as the shop says itself.
      expect(now).toMatchObject({
        priceSummary: { tax: { amount: '10.33' }, total: { amount: '55.23' } },
        taxSummary: { calculationDetails: { rateType: 'FALLBACK_RATE' } },
        additionalFees: [],
        violations: [],
        calculationErrors: { carrierErrors: { errors: [{ carrierId: plugin.appId }] } },
      });
      expect((await pay()).priceSummary?.total?.amount).toBe('55.23');
      expect((await told())?.health.faults[0]).toMatchObject({ fault: error });
      if (timeLimitMs !== undefined) await change({});
      expect(shop.errors).toEqual([]);
    });

    it('sdk: an error of the contract is an answer: it sends nothing there, and is not asked again', async () => {
      far.state.behave = (body, reply, request) =>
        request.url === '/v1/getRates'
          ? void reply
              .writeHead(400)
              .end(JSON.stringify({ applicationError: { code: 'MISSING_POSTAL_CODE', data: {} } }))
          : far.honest(body, reply, request);
      const { read } = await shopper();
      const { failed } = (await told())?.health ?? {};
      expect((await read()).calculationErrors).toMatchObject({
        carrierErrors: { errors: [{ error: { applicationError: { code: 'MISSING_POSTAL_CODE' } } }] },
      });
      const before = far.state.calls;
      await read();
      expect(far.state.calls).toBe(before);
      expect((await told())?.health.failed).toBe(failed);
    });

    it('assumed: a price that was shown stands while its app is down; else the rate that the merchant set', async () => {
      await change({ fallbackRate: { title: 'Courier', price: '9.00' } });
      far.said.rates = [{ code: 'express', title: 'Express', price: '12.50' }];
      const { read, choose, pay } = await shopper();
      await choose('express', plugin.appId);
      far.state.behave = (_body, reply) => void reply.writeHead(503).end();
      shop.clock.advance(60_000);
      expect((await pay()).shippingInfo).toMatchObject({ code: 'express', title: 'Express' });
      const later = await shopper();
      expect(offered(await later.read()).map(({ price }) => price)).toEqual(['4.90', '9.00']);
      expect(offered(await read()).length).toBeGreaterThan(0);
      await change({});
    });

    it('assumed: where the merchant says so, nothing is ordered that was not checked', async () => {
      await change({ blockWhenSilent: true });
      const { read, choose, pay } = await shopper();
      await choose(post, '');
      far.state.behave = (_body, reply) => void reply.writeHead(503).end();
      restOver();
      expect((await read()).violations).toMatchObject([{ severity: 'ERROR' }]);
      expect(await errorOf(pay())).toBe('VIOLATIONS_WITH_ERROR_SEVERITY');
      await change({});
      await pay();
    });

    it('assumed: one that is paused is not asked, nor one of another key heard', async () => {
      await change({ active: false });
      const before = far.state.calls;
      const { read } = await shopper();
      expect((await read()).calculationErrors ?? {}).toEqual({ orderValidationErrors: [] });
      expect(far.state.calls).toBe(before);
      await change({});
    });

    it('assumed: a token is good once, for a minute, for one app and from this issuer', async () => {
      const { read } = await shopper();
      await read();
      const [body = ''] = far.bodies.slice(-1);
      const again = await fetch(`${far.url}/v1/get-violations`, { method: 'POST', body });
      expect(again.status).toBe(401);
      expect(far.refusals.at(-1)).toMatch(/used before/);
      const payload = JSON.parse(atob((body.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
      expect(payload).toMatchObject({ iss: 'wix.com', aud: plugin.appId });
      expect(payload.exp - payload.iat).toBe(60);
    });

    it('assumed: it is tried with a sample cart, and told what counts of the answer', async () => {
      far.said.rates = [{ code: 'express', title: 'Express', price: '12.50' }];
      const trial = await tried('SHIPPING_RATES');
      expect(trial).toMatchObject({ answer: [{ code: 'express', price: '12.50' }] });
      far.said.rates = [{ code: 'express', title: 'Express', price: '-1' }];
      const rejected = await tried('SHIPPING_RATES');
      expect(rejected).toMatchObject({ fault: 'BAD_ANSWER', detail: expect.stringContaining('cost.price') });
    });

    it('assumed: how it does is written down once a minute, and goes with it', async () => {
      const { health } = (await told()) ?? {};
      expect(health?.answered).toBeGreaterThan(0);
      await shop.platform.maintain();
      expect((await told())?.health).toEqual(health);
      const other = startShop(database());
      const { plugins } = (await pluginCalls(other)('listPlugins', {})).body;
      expect(plugins[0]?.health).toEqual(health);
    });

    it('assumed: it is the merchant’s: nobody else reads or changes it, and its key is told to nobody', async () => {
      for (const headers of [{ authorization: TEST_READ_KEY }, { authorization: '' }]) {
        expect((await call('listPlugins', {}, headers)).status).toBe(403);
        expect((await call('addPlugin', settings(), headers)).status).toBe(403);
      }
      expect(JSON.stringify(await told())).not.toMatch(/sealed|PRIVATE/);
    });

    it.each([
      [{ url: 'ftp://far.example' }],
      [{ url: 'https://me:secret@far.example' }],
      [{ url: 'https://far.example/?a=b' }],
      [{ kinds: [] }],
      [{ kinds: ['CATALOG'] }],
      [{ timeLimitMs: 60_000 }],
      [{ name: ' ' }],
      [{ fallbackRate: { title: 'Post', price: '-1' } }],
    ])('assumed: %o is rejected beside its field', async (more) => {
      const rejected = await call('addPlugin', { ...settings(), ...(more as object) });
      expect(rejected.status).toBe(400);
      expect(rejected.fields?.[0]).toMatch(new RegExp(`^${Object.keys(more)[0]}`));
    });

    it('assumed: a change over somebody else’s is rejected, and what is removed is asked no more', async () => {
      const stale = await call('changePlugin', { ...settings(), pluginId: plugin.id, revision: 1 });
      expect(stale.status).toBe(409);
      const remove = () => call('removePlugin', { pluginId: plugin.id });
      expect((await remove()).status).toBe(200);
      expect(await told()).toBeUndefined();
      const { read } = await shopper();
      const before = far.state.calls;
      await read();
      expect(far.state.calls).toBe(before);
      expect((await remove()).status).toBe(404);
    });
  },
  shopMigrations,
);
