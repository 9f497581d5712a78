import { recommendations } from '@wix/ecom';
import { SignJWT } from 'jose';
import { createPrivateKey, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { MIN_PLUGIN_MS, type Plugin, type PluginKind } from '#shared/plugins.ts';
import { changeOnlyPlugin, pluginCalls } from '#testing/plugins.ts';
import { STORES_APP_ID } from '#shared/stores-app.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { APP_ID, startPluginApp, testKeys, type Behaviour, type TestPluginApp } from '#testing/plugin-app.ts';
import { deliverPortugal } from '#testing/pricing.ts';
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

const [POSTER, VASE, LAMP, HIDDEN, SOLD_OUT] = [81, 82, 83, 84, 85].map(productId) as [
  string,
  string,
  string,
  string,
  string,
];
const BESIDE = '11111111-aaaa-4bbb-8ccc-000000000001';
const EVERYWHERE = '11111111-aaaa-4bbb-8ccc-000000000002';
const NEWEST = 'ba491fd2-b172-4552-9ea6-7202e01d1d3c';
const GOOD = '4242 4242 4242 4242';
const address = { country: 'PT', city: 'Porto', postalCode: '4050-174', addressLine1: 'Rua Secreta 1' };

const plainly =
  (answer: unknown): Behaviour =>
  (_body, reply) =>
    void reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer));

onDatabase(
  'plugins beside the bill',
  (database) => {
    let far: TestPluginApp;
    let shop: Shop;
    let plugin: Plugin;
    let post = '';

    const settings = () => ({
      name: 'Far away',
      url: far.url,
      kinds: ['RECOMMENDATIONS', 'PAYMENT_SETTINGS'] as PluginKind[],
      timeLimitMs: 1500,
      algorithms: [
        { id: BESIDE, name: 'Hangs well beside it', type: 'RELATED_ITEMS' as const },
        { id: EVERYWHERE, name: 'Loved', type: 'GLOBAL' as const },
      ],
    });
    const change = (more: object) => changeOnlyPlugin(shop, { ...settings(), ...more });

    beforeAll(async () => {
      far = await startPluginApp();
      shop = startShop(database(), { pluginLine: far.line });
      await seedListing(shop, [
        ...[POSTER, VASE, LAMP].map((id) => ({ id, name: `Thing ${id}`, price: '20.00' })),
        { id: HIDDEN, name: 'Hidden', price: '20.00', visible: false },
        { id: SOLD_OUT, name: 'Sold out', price: '20.00', quantity: 0 },
      ]);
      post = (await deliverPortugal(shop, { Post: '0' })).ways.Post;
      ({ plugin } = (await pluginCalls(shop)('addPlugin', settings())).body);
      far.registered(plugin.appId, plugin.publicKey);
    });
    afterEach(() => {
      far.said.recommended = {};
      far.said.requires3dSecure = undefined;
      far.state.behave = far.honest;
      // What rests is asked again, and what was said before is forgotten.
      shop.clock.advance(1_000_000);
    });
    afterAll(() => far.stop());

    const visitor = newVisitor();
    const sdk = () => shop.sdk({ recommendations }, visitor).recommendations;
    async function recommended(
      ids: readonly [id: string, appId: string][],
      items: readonly string[] = [POSTER],
      minimum = 1,
    ) {
      const { recommendation } = await sdk().getRecommendation(
        ids.map(([_id, appId]) => ({ _id, appId })),
        { items: items.map(reference), minimumRecommendedItems: minimum },
      );
      return {
        by: recommendation?.algorithm,
        items: recommendation?.items?.map(({ catalogItemId }) => catalogItemId),
      };
    }
    const theirs = (id: string): [string, string] => [id, plugin.appId];
    const own: [string, string] = [NEWEST, STORES_APP_ID];

    it('docs: what an app recommends by stands beside the shop’s own ways', async () => {
      const { availableAlgorithms = [] } = await sdk().listAvailableAlgorithms();
      expect(availableAlgorithms.filter(({ appId }) => appId === plugin.appId)).toMatchObject([
        { catalogAppIds: [STORES_APP_ID], config: { algorithmId: BESIDE, algorithmType: 'RELATED_ITEMS' } },
        { config: { algorithmId: EVERYWHERE, algorithmType: 'GLOBAL', name: 'Loved' } },
      ]);
    });

    it('docs: its items are given as far as the shop offers them, and it is asked once for all its ways', async () => {
      far.said.recommended = {
        [BESIDE]: [HIDDEN, SOLD_OUT, POSTER, VASE, VASE, productId(9999)],
        [EVERYWHERE]: [LAMP, VASE],
      };
      const before = far.state.calls;
      expect(await recommended([theirs(BESIDE), theirs(EVERYWHERE), own])).toEqual({
        by: { _id: BESIDE, appId: plugin.appId },
        items: [VASE],
      });
      // Too few of the first: the second, which was asked about with it.
      expect(await recommended([theirs(BESIDE), theirs(EVERYWHERE), own], [POSTER], 2)).toEqual({
        by: { _id: EVERYWHERE, appId: plugin.appId },
        items: [LAMP, VASE],
      });
      expect(far.state.calls).toBe(before + 1);
      expect(far.asked.at(-1)).toMatchObject({
        method: 'recommendations',
        request: { items: [reference(POSTER)], algorithmIds: [BESIDE, EVERYWHERE] },
        metadata: { identity: { identityType: 'ANONYMOUS_VISITOR' } },
      });
    });

    it('docs: an app that is not there, and a way that it does not have, are rejected', async () => {
      expect(await errorOf(recommended([[BESIDE, APP_ID]]))).toBe('RECOMMENDATIONS_PROVIDER_NOT_FOUND');
      expect(await errorOf(recommended([theirs(NEWEST)]))).toBe('ALGORITHM_NOT_SUPPORTED');
    });

    it.each<[string, Behaviour]>([
      ['a page', plainly('<html>')],
      [
        'one way twice',
        plainly({ recommendationPerAlgorithm: [{ algorithmId: BESIDE }, { algorithmId: BESIDE }] }),
      ],
      [
        'items without an id',
        plainly({ recommendationPerAlgorithm: [{ algorithmId: BESIDE, recommendedItems: [{}] }] }),
      ],
      [
        'items of another catalog',
        plainly({
          recommendationPerAlgorithm: [
            { algorithmId: BESIDE, recommendedItems: [{ appId: APP_ID, catalogItemId: VASE }] },
          ],
        }),
      ],
      ['an error', (_body, reply) => void reply.writeHead(500).end()],
      ['nothing', (_body, reply) => void reply.destroy()],
    ])('assumed: where it answers with %s, the next way is taken', async (_what, behave) => {
      far.state.behave = behave;
      expect((await recommended([theirs(BESIDE), own])).by).toEqual({ _id: NEWEST, appId: STORES_APP_ID });
      expect((await recommended([theirs(BESIDE)])).items).toEqual([]);
    });

    it('assumed: what it recommended a moment ago stands while it is down', async () => {
      far.said.recommended = { [BESIDE]: [VASE] };
      await recommended([theirs(BESIDE)]);
      far.state.behave = (_body, reply) => void reply.writeHead(503).end();
      shop.clock.advance(60_000);
      expect((await recommended([theirs(BESIDE), own])).items).toEqual([VASE]);
    });

    async function pays(more: { card?: string } = {}) {
      const { currentCart, checkout } = shopModules(shop, newVisitor());
      await currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(POSTER), quantity: 2 }],
      });
      const { checkoutId = '' } = await currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email: 'rita@example.com',
        shippingAddress: address,
        billingAddress: { ...address, country: 'ES' },
      });
      await checkout.updateCheckout(checkoutId, {
        shippingInfo: { selectedCarrierServiceOption: { code: post } },
      });
      const paymentToken = await shop.token(more.card ?? GOOD);
      const again = async () => {
        const { orderId } = await shop.staff.checkout.createOrderAndCharge(checkoutId, { paymentToken });
        return (await shop.staff.orders.getOrder(String(orderId))).paymentStatus;
      };
      return { paymentStatus: await again(), again };
    }

    it('docs: an app that wants the owner of the card proved has the second step asked for, once', async () => {
      far.said.requires3dSecure = true;
      const before = far.state.calls;
      const { paymentStatus, again } = await pays();
      expect(paymentStatus).not.toBe('PAID');
      far.said.requires3dSecure = false;
      shop.clock.advance(60_000);
      // The same try is the same try.
      expect(await again()).not.toBe('PAID');
      expect(far.state.calls).toBe(before + 1);
      expect((await pays()).paymentStatus).toBe('PAID');
      expect(shop.errors).toEqual([]);
    });

    it('assumed: it hears of goods, totals and places, and of nobody', async () => {
      await pays();
      const { request, method } = far.asked.at(-1) ?? {};
      expect(method).toBe('payment');
      expect(request).toMatchObject({
        order: {
          currency: 'EUR',
          lineItems: [{ quantity: 2, price: { amount: '20.00' } }],
          priceSummary: { total: { amount: '40.00' } },
          shippingInfo: { logistics: { shippingDestination: { address: { country: 'PT', city: 'Porto' } } } },
          billingInfo: { address: { country: 'ES' } },
        },
      });
      expect(JSON.stringify(request)).not.toMatch(/rita|secreta/i);
    });

    it.each<[string, Behaviour, number?]>([
      ['a page', plainly('<html>true</html>')],
      ['a word for a truth', plainly({ paymentSettings: { requires3dSecure: 'no' } })],
      ['an error', (_body, reply) => void reply.writeHead(503).end()],
      ['nothing in time', (_body, reply) => void reply.write('{"pay'), MIN_PLUGIN_MS],
    ])(
      'assumed: where it answers with %s, the order is paid as the merchant set',
      async (_what, behave, timeLimitMs = 1500) => {
        await change({ timeLimitMs });
        far.state.behave = behave;
        expect((await pays()).paymentStatus).toBe('PAID');
        await change({ secondStepWhenSilent: true, timeLimitMs });
        expect((await pays()).paymentStatus).not.toBe('PAID');
        await change({});
        expect(shop.errors).toEqual([]);
      },
    );

    it('assumed: a decline is one, whatever the app wants', async () => {
      far.said.requires3dSecure = true;
      expect(await errorOf(pays({ card: '4000 0000 0000 0002' }))).toBe('PAYMENT_ERROR');
    });

    it('assumed: both are tried with a sample', async () => {
      far.said.requires3dSecure = true;
      far.said.recommended = { [EVERYWHERE]: [LAMP] };
      const tried = async (kind: PluginKind) =>
        (await pluginCalls(shop)('tryPlugin', { pluginId: plugin.id, kind })).body;
      expect((await tried('PAYMENT_SETTINGS')).answer).toEqual({ requires3dSecure: true });
      expect((await tried('RECOMMENDATIONS')).answer).toEqual({
        [BESIDE]: [],
        [EVERYWHERE]: [reference(LAMP)],
      });
    });

    it.each([
      [[]],
      [undefined],
      [[{ id: 'best', name: 'Best', type: 'GLOBAL' }]],
      [[{ id: BESIDE, name: ' ', type: 'GLOBAL' }]],
      [[{ id: BESIDE, name: 'Best', type: 'LOCAL' }]],
      [[BESIDE, BESIDE].map((id) => ({ id, name: 'Best', type: 'GLOBAL' }))],
    ])('assumed: what recommends by %o is rejected beside its field', async (algorithms) => {
      const request = { ...settings(), algorithms } as ReturnType<typeof settings>;
      const rejected = await pluginCalls(shop)('addPlugin', request);
      expect([rejected.status, rejected.fields?.[0]]).toEqual([400, expect.stringMatching(/^algorithms/)]);
    });
  },
  shopMigrations,
);

it('sdk: a token of another issuer, for another app, too old, of another kind or used before is not answered', async () => {
  const app = await startPluginApp();
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: 'wix.com', aud: APP_ID, iat: now, exp: now + 60, jti: randomUUID() };
  const token = (more: object, key = app.keys.privateKey) =>
    new SignJWT({
      data: { request: {}, metadata: { appExtensionType: 'ECOM_DISCOUNTS_TRIGGER' } },
      ...claims,
      ...more,
    })
      .setProtectedHeader({ alg: 'RS256' })
      .sign(createPrivateKey(key));
  const send = async (body: string): Promise<number> =>
    (await fetch(`${app.url}/v1/list-triggers`, { method: 'POST', body })).status;
  try {
    const good = await token({});
    expect(await send(good)).toBe(200);
    expect(await send(good)).toBe(401);
    for (const more of [
      { iss: 'counterpart.example' },
      { iss: undefined },
      { aud: randomUUID() },
      { exp: now - 1 },
      { nbf: now + 600 },
    ])
      expect(await send(await token({ jti: randomUUID(), ...more }))).toBe(401);
    const { privateKey } = testKeys();
    expect(await send(await token({ jti: randomUUID() }, privateKey))).toBe(401);
    const shared = new TextEncoder().encode(app.keys.publicKey);
    const forged = await new SignJWT({ data: {}, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(shared);
    expect(await send(forged)).toBe(401);
    const [, payload = ''] = good.split('.');
    expect(await send(`${btoa('{"alg":"none"}').replace(/=+$/, '')}.${payload}.`)).toBe(401);
    expect(await send('<html>')).toBe(401);
  } finally {
    await app.stop();
  }
});
