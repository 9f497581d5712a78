import { discountsCustomTrigger } from '@wix/ecom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { pricingModules } from '#testing/pricing.ts';
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
import { MIN_PLUGIN_MS } from '#shared/plugins.ts';
import { statementsOf } from '#testing/statements.ts';
import { BIRTHDAY, startPluginApp, type TestPluginApp } from '#testing/plugin-app.ts';

const MUG = productId(61);
const line = { lineItems: [{ catalogReference: reference(MUG), quantity: 2 }] };

onDatabase(
  'triggers of an app',
  (database) => {
    let far: TestPluginApp;
    let shop: Shop;
    /** Waits for the app as short as it may. */
    let impatient: Shop;
    let ruleId: string;

    const rule = (customTrigger: object, percentage: number) => ({
      name: 'On a birthday',
      active: true,
      trigger: { customTrigger },
      discounts: {
        values: [
          {
            percentage,
            specificItemsInfo: {
              scopes: [{ _id: 'mug', catalogItemFilter: { catalogAppId: reference(MUG).appId } }],
            },
          },
        ],
      },
    });

    beforeAll(async () => {
      far = await startPluginApp();
      shop = startShop(database(), far.configured(['CUSTOM_TRIGGERS']));
      impatient = startShop(database(), far.configured(['CUSTOM_TRIGGERS'], { timeLimitMs: MIN_PLUGIN_MS }));
      await seedListing(shop, [{ id: MUG, name: 'Mug', price: '10.00', digital: true }]);
    });
    afterAll(() => far.stop());

    /** What rests because it failed is asked again; what failed often rests longer. */
    const restOver = () => {
      for (const { clock } of [shop, impatient]) clock.advance(121_000);
    };
    const subtotalAt = async (at: Shop) => {
      const { currentCart } = shopModules(at, newVisitor());
      await currentCart.addToCurrentCart(line);
      const { priceSummary } = await currentCart.estimateCurrentCartTotals({});
      return priceSummary?.subtotal?.amount;
    };
    const subtotal = () => subtotalAt(shop);
    const checkoutOf = async (at: Shop) => {
      const { checkout } = shopModules(at, newVisitor());
      const made = await checkout.createCheckout({
        channelType: 'WEB',
        ...line,
        checkoutInfo: {
          buyerInfo: { email: 'rita@example.com' },
          billingInfo: {
            address: { country: 'PT', city: 'Lisboa', addressLine1: 'Rua Secreta 1', postalCode: '1100-001' },
            contactDetails: { firstName: 'Rita', phone: '+351210000000' },
          },
          shippingInfo: {
            shippingDestination: {
              address: {
                country: 'PT',
                city: 'Lisboa',
                addressLine1: 'Rua Secreta 1',
                postalCode: '1100-001',
              },
            },
          },
        },
      });
      return { id: String(made._id), checkout };
    };

    it('assumed: where no rule wants to know, nobody is asked, and no statement more is made', async () => {
      const plain = startShop(database());
      const [here, there] = [await checkoutOf(shop), await checkoutOf(plain)];
      const read = async ({ id, checkout }: typeof here) =>
        (await statementsOf(() => checkout.getCheckout(id))).length;
      await Promise.all([read(here), read(there)]);
      expect(await read(here)).toBe(await read(there));
      expect(await subtotal()).toBe('20.00');
      expect(far.state.calls).toBe(0);
    });

    it('sdk: the triggers of the app are listed', async () => {
      const { discountsCustomTrigger: triggers } = shop.sdk({ discountsCustomTrigger });
      expect(await triggers.listTriggers()).toEqual({
        triggers: [{ _id: BIRTHDAY, appId: far.appId, name: 'On a birthday' }],
      });
      const alone = startShop(database()).sdk({ discountsCustomTrigger }).discountsCustomTrigger;
      expect((await alone.listTriggers()).triggers ?? []).toEqual([]);
    });

    it('sdk: a rule applies while the app says yes, from the cart to the order', async () => {
      const { discountRules } = pricingModules(shop);
      const made = await discountRules.createDiscountRule(rule({ _id: BIRTHDAY, appId: far.appId }, 25));
      ruleId = String(made._id);
      expect(await subtotal()).toBe('15.00');
      far.said.met.delete(BIRTHDAY);
      expect(await subtotal()).toBe('20.00');
      far.said.met.add(BIRTHDAY);
      const { id } = await checkoutOf(shop);
      const paid = await shop.staff.checkout.createOrderAndCharge(id, {
        paymentToken: await shop.token('4242424242424242'),
      });
      const order = await shop.staff.orders.getOrder(String(paid.orderId));
      expect(order).toMatchObject({
        priceSummary: { total: { amount: '15.00' } },
        appliedDiscounts: [{ discountRule: { _id: ruleId } }],
      });
      expect(far.refusals).toEqual([]);
      expect(shop.errors).toEqual([]);
    });

    it('assumed: the app hears of goods and of the place they go to, and of nobody', async () => {
      await checkoutOf(shop);
      const last = far.asked.at(-1)?.request;
      expect(last).toMatchObject({
        lineItems: [{ quantity: 2, price: '10.00', catalogReference: { catalogItemId: MUG } }],
        triggers: [{ customTrigger: { _id: BIRTHDAY, appId: far.appId } }],
        shippingInfo: { address: { country: 'PT', city: 'Lisboa' } },
      });
      expect(JSON.stringify(far.asked.map(({ request }) => request))).not.toMatch(/rita|secreta|1100|3512/i);
    });

    it('assumed: a call that adds lines asks once, though it runs twice', async () => {
      const before = far.asked.length;
      const { currentCart } = shopModules(shop, newVisitor());
      await currentCart.addToCurrentCart(line);
      expect(far.asked.length - before).toBe(1);
      const { lineItems } = await currentCart.getCurrentCart();
      expect(lineItems?.map(({ quantity }) => quantity)).toEqual([2]);
    });

    const plainly =
      (answer: unknown): TestPluginApp['honest'] =>
      (_body, reply) => {
        reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      };
    it.each<[string, TestPluginApp['honest'], 'waits'?]>([
      ['does not answer in time', () => undefined, 'waits'],
      ['begins to answer and does not end', (_body, reply) => void reply.write('{"eligible'), 'waits'],
      ['fails', (_body, reply) => void reply.writeHead(500).end('no')],
      ['speaks something else', plainly('<html>yes</html>')],
      ['answers in another shape', plainly({ eligibleTriggers: [{ customTriggerId: 7 }] })],
      [
        'says so of others',
        plainly({
          eligibleTriggers: [
            { customTriggerId: 'never-asked', appId: '0c0ffee0-1111-4222-8333-444455556666' },
          ],
        }),
      ],
      [
        'says so for another app',
        plainly({
          eligibleTriggers: [{ customTriggerId: BIRTHDAY, appId: 'dddddddd-1111-4222-8333-444455556666' }],
        }),
      ],
      [
        'sends ten megabytes',
        plainly({ eligibleTriggers: [{ customTriggerId: BIRTHDAY }], more: 'x'.repeat(10_000_000) }),
      ],
      [
        'leads elsewhere',
        (_body, reply) => void reply.writeHead(307, { location: '/v1/get-eligible-triggers' }).end(),
      ],
      ['hangs up', (_body, reply) => void reply.destroy()],
    ])('assumed: an app that %s is harmless', async (_what, behave, waits) => {
      const asking = waits ? impatient : shop;
      restOver();
      const before = far.state.calls;
      far.state.behave = behave;
      expect(await subtotalAt(asking)).toBe('20.00');
      // Adding and reading, each waiting at most once.
      expect(far.state.calls - before).toBeGreaterThan(0);
      expect(far.state.calls - before).toBeLessThanOrEqual(2);
      far.state.behave = far.honest;
      restOver();
      expect(await subtotal()).toBe('15.00');
      expect([...shop.errors, ...impatient.errors]).toEqual([]);
    });

    it('assumed: one that failed is left alone for a while', async () => {
      far.state.behave = (_body, reply) => void reply.writeHead(503).end();
      restOver();
      const before = far.state.calls;
      for (let times = 0; times < 5; times++) expect(await subtotal()).toBe('20.00');
      expect(far.state.calls - before).toBe(1);
      far.state.behave = far.honest;
      restOver();
      expect(await subtotal()).toBe('15.00');
    });

    it('assumed: nobody there, or a signature of somebody else: no discount, no failure', async () => {
      const absent = startShop(database(), far.absent(['CUSTOM_TRIGGERS']));
      expect(await subtotalAt(absent)).toBe('20.00');
      const forged = startShop(database(), far.forged(['CUSTOM_TRIGGERS']));
      expect(await subtotalAt(forged)).toBe('20.00');
      expect(far.refusals.at(-1)).toMatch(/signature verification failed/i);
      expect([...absent.errors, ...forged.errors]).toEqual([]);
    });

    it('assumed: triggers of other apps are never met, and not asked about', async () => {
      const { discountRules } = pricingModules(shop);
      await discountRules.deleteDiscountRule(ruleId);
      const other = { _id: BIRTHDAY, appId: 'dddddddd-1111-4222-8333-444455556666' };
      await discountRules.createDiscountRule(rule(other, 50));
      const before = far.state.calls;
      expect(await subtotal()).toBe('20.00');
      expect(far.state.calls).toBe(before);
    });
  },
  shopMigrations,
);
