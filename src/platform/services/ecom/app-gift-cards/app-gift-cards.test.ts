import { giftVouchers, orderBilling } from '@wix/ecom';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { MIN_PLUGIN_MS, type Plugin, type OpenRedemption } from '#shared/plugins.ts';
import { changeOnlyPlugin, pluginCalls } from '#testing/plugins.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, plainOrder, errorOf } from '#testing/orders.ts';
import { startPluginApp, type Behaviour, type TestPluginApp } from '#testing/plugin-app.ts';
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
import { runs } from '#testing/run-size.ts';
import { TEST_READ_KEY } from '#testing/stack.ts';

const POSTER = productId(91);
const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const MINUTE = 60_000;
const TIME_LIMIT_MS = 1500;

const plainly =
  (answer: unknown): Behaviour =>
  (_body, reply) =>
    void reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer));

onDatabase(
  'gift cards that apps keep',
  (database) => {
    let far: TestPluginApp;
    let shop: Shop;
    let plugin: Plugin;
    let last = 0;

    const settings = (timeLimitMs = TIME_LIMIT_MS) => ({
      name: 'Far away',
      url: far.url,
      kinds: ['GIFT_CARDS' as const],
      timeLimitMs,
    });
    const limitTime = (timeLimitMs: number) => changeOnlyPlugin(shop, settings(timeLimitMs));

    beforeAll(async () => {
      far = await startPluginApp();
      shop = startShop(database(), { pluginLine: far.line });
      await seedListing(shop, [{ id: POSTER, name: 'Poster', price: '20.00', digital: true }]);
      ({ plugin } = (await pluginCalls(shop)('addPlugin', settings())).body);
      far.registered(plugin.appId, plugin.publicKey);
    });
    beforeEach(async () => {
      far.state.behave = far.honest;
      // What is left of the test before is brought to its end.
      for (let round = 0; round < 3 && (await open()).length > 0; round += 1) await passes(10 * MINUTE);
      shop.errors.splice(0);
    });
    afterAll(() => far.stop());

    /** Time goes by, and with it what is due. */
    async function passes(ms: number): Promise<void> {
      shop.clock.advance(ms);
      await shop.keepUp();
    }
    function card(balance: number, more: { currency?: string; isDisabled?: boolean } = {}): string {
      last += 1;
      const code = `FAR-CARD-${String(last).padStart(4, '0')}`;
      far.said.cards.cards.set(code, { balance, ...more });
      return code;
    }
    const left = (code: string) => far.said.cards.cards.get(code)?.balance;
    const taken = (code: string) => far.said.cards.taken.filter((one) => one.code === code);
    const open = async (): Promise<OpenRedemption[]> => {
      const response = await pluginCalls(shop)('listOpenRedemptions', { pluginId: plugin.id });
      return response.body.redemptions;
    };
    const settleByHand = (redemptionId = '', headers?: Record<string, string>) =>
      pluginCalls(shop)('resolveRedemption', { pluginId: plugin.id, redemptionId }, headers);
    /** Does as it is told at one of its methods, and is honest at the others. */
    const at =
      (path: string, behave: Behaviour): Behaviour =>
      (body, reply, request) =>
        request.url === path ? behave(body, reply, request) : far.honest(body, reply, request);
    /** It does what it is asked, and nobody hears of it. */
    const lost =
      (path: string): Behaviour =>
      async (body, reply, request) => {
        if (request.url !== path) return far.honest(body, reply, request);
        await far.honest(
          body,
          { end: () => undefined, writeHead: () => ({ end: () => undefined }) } as never,
          request,
        );
        reply.destroy();
      };

    async function begin(quantity = 2) {
      const { checkout, currentCart } = shopModules(shop, newVisitor());
      await currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(POSTER), quantity }],
      });
      const { checkoutId = '' } = await currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email: 'rita@example.com',
        billingAddress: { country: 'PT' },
      });
      const bring = (giftCardCode: string) => checkout.updateCheckout(checkoutId, {}, { giftCardCode });
      const read = () => checkout.getCheckout(checkoutId);
      const pay = async (number = GOOD) => {
        const paymentToken = await shop.token(number);
        const paid = await shop.staff.checkout.createOrderAndCharge(checkoutId, { paymentToken });
        return shop.staff.orders.getOrder(String(paid.orderId));
      };
      return { checkout, checkoutId, bring, read, pay };
    }
    const paymentsOf = async (orderId: string) =>
      (await shop.staff.orderTransactions.listTransactionsForSingleOrder(orderId)).orderTransactions
        ?.payments;

    it('docs: its card pays a part of a checkout, once, and its money is told with the order', async () => {
      const code = card(15);
      const { bring, read, pay } = await begin();
      await bring(code);
      expect(await read()).toMatchObject({
        giftCard: {
          appId: plugin.appId,
          amount: { amount: '15.00' },
          obfuscatedCode: expect.stringMatching(/\*-/),
        },
        priceSummary: { total: { amount: '25.00' } },
      });
      expect(left(code)).toBe(15);
      const order = await pay();
      expect(order.paymentStatus).toBe('PAID');
      expect(left(code)).toBe(0);
      expect(taken(code)).toEqual([
        { transactionId: expect.any(String), code, amount: 15, orderId: order._id, isVoided: false },
      ]);
      expect(await paymentsOf(String(order._id))).toMatchObject([
        { giftcardPaymentDetails: { appId: plugin.appId }, amount: { amount: '15.00' } },
        { regularPaymentDetails: {}, amount: { amount: '25.00' } },
      ]);
      // Of who shops it hears nothing, and it is asked with one token each.
      expect(JSON.stringify(far.asked.map(({ request }) => request))).not.toMatch(/rita/);
      expect(far.refusals).toEqual([]);
      await passes(10 * MINUTE);
      expect(left(code)).toBe(0);
      expect(await open()).toEqual([]);
      expect(shop.errors).toEqual([]);
    });

    it('assumed: one that covers everything pays everything, pressed twice at once, too', async () => {
      const code = card(100);
      const { bring, checkoutId } = await begin();
      await bring(code);
      const press = () => shop.staff.checkout.createOrder(checkoutId).then(({ orderId }) => orderId);
      const pressed = await Promise.allSettled([press(), press()]);
      const ids = pressed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(1);
      await passes(10 * MINUTE);
      expect(left(code)).toBe(60);
      expect(taken(code)).toHaveLength(1);
      expect((await shop.staff.orders.getOrder(String(ids[0]))).paymentStatus).toBe('PAID');
    });

    it('docs: a decline gives back to the card, and another card may pay the same order', async () => {
      const code = card(15);
      const { bring, pay } = await begin();
      await bring(code);
      expect(await errorOf(pay(DECLINED))).toBe('PAYMENT_ERROR');
      await passes(MINUTE);
      expect(left(code)).toBe(15);
      expect(taken(code).map(({ isVoided }) => isVoided)).toEqual([true]);
      expect((await pay()).paymentStatus).toBe('PAID');
      expect(left(code)).toBe(0);
      await passes(10 * MINUTE);
      expect(left(code)).toBe(0);
    });

    it('assumed: tried again at once after a decline, the money that is off the card is used', async () => {
      const code = card(15);
      const { bring, pay } = await begin();
      await bring(code);
      expect(await errorOf(pay(DECLINED))).toBe('PAYMENT_ERROR');
      expect((await pay()).paymentStatus).toBe('PAID');
      await passes(10 * MINUTE);
      expect(taken(code).map(({ isVoided }) => isVoided)).toEqual([false]);
    });

    it('docs: an order that is refunded gives back to the card', async () => {
      const code = card(50);
      const { bring, checkoutId } = await begin();
      await bring(code);
      const { orderId = '' } = await shop.staff.checkout.createOrder(checkoutId);
      const [payment] = (await paymentsOf(orderId)) ?? [];
      await shop.sdk({ orderBilling }, { kind: 'api-key' }).orderBilling.refundPayments(orderId, {
        paymentRefunds: [{ paymentId: String(payment?._id) }],
      });
      await passes(MINUTE);
      expect(left(code)).toBe(50);
      expect((await shop.staff.orders.getOrder(orderId)).paymentStatus).toBe('FULLY_REFUNDED');
    });

    it('assumed: where the order is rejected after the card was charged, the money goes back', async () => {
      const code = card(30);
      const rare = productId(9000 + last);
      await seedListing(shop, [{ id: rare, name: 'Rare', price: '20.00', quantity: 1, digital: true }]);
      const make = async () => {
        const { checkout } = shopModules(shop, newVisitor());
        const made = await checkout.createCheckout({
          channelType: 'WEB',
          lineItems: [{ catalogReference: reference(rare), quantity: 1 }],
          checkoutInfo: {
            buyerInfo: { email: 'rita@example.com' },
            billingInfo: { address: { country: 'PT' } },
          },
        });
        return { id: String(made._id), checkout };
      };
      const first = await make();
      await first.checkout.updateCheckout(first.id, {}, { giftCardCode: code });
      const second = await make();
      // Somebody else is quicker while the app is asked.
      far.state.behave = at('/v1/redeem', async (body, reply, request) => {
        await shop.staff.checkout.createOrderAndCharge(second.id, { paymentToken: await shop.token(GOOD) });
        await far.honest(body, reply, request);
      });
      expect(await errorOf(shop.staff.checkout.createOrder(first.id))).toMatch(/OUT_OF_STOCK/);
      far.state.behave = far.honest;
      expect(left(code)).toBe(10);
      for (let round = 0; round < 3; round += 1) await passes(6 * MINUTE);
      expect(left(code)).toBe(30);
      expect(await open()).toEqual([]);
    });

    it.each<[string, number | undefined, object, string]>([
      ['nobody has', undefined, {}, 'GIFT_CARD_NOT_FOUND'],
      ['is empty', 0, {}, 'GIFT_CARD_IS_EMPTY'],
      ['is stopped', 9, { isDisabled: true }, 'GIFT_CARD_DISABLED'],
      ['is in another currency', 9, { currency: 'USD' }, 'CURRENCY_NOT_SUPPORTED'],
    ])(
      'docs: a card that %s is rejected in the words of the contract',
      async (_what, balance, more, code) => {
        const { bring, pay } = await begin();
        expect(await errorOf(bring(balance === undefined ? 'NOBODYS-CARD' : card(balance, more)))).toBe(code);
        expect((await pay()).paymentStatus).toBe('PAID');
      },
    );

    it.each<[string, Behaviour, number?]>([
      ['less than nothing', plainly({ balance: -5, currencyCode: 'EUR' })],
      ['more than there is', plainly({ balance: 1e15, currencyCode: 'EUR' })],
      ['what is no number', plainly({ balance: '15', currencyCode: 'EUR' })],
      ['a page', plainly('<html>15</html>')],
      ['nothing in time', (_body, reply) => void reply.write('{"bal'), MIN_PLUGIN_MS],
    ])(
      'assumed: a balance of %s counts nothing, and loses no checkout',
      async (_what, behave, timeLimitMs) => {
        if (timeLimitMs !== undefined) await limitTime(timeLimitMs);
        const { bring, pay } = await begin();
        far.state.behave = behave;
        expect(await errorOf(bring(card(15)))).toBe('GIFT_CARD_PROVIDER_UNAVAILABLE');
        expect((await pay()).paymentStatus).toBe('PAID');
        if (timeLimitMs !== undefined) await limitTime(TIME_LIMIT_MS);
        expect(shop.errors).toEqual([]);
      },
    );

    it('assumed: an answer that was lost is asked for again, and the money is taken once', async () => {
      const code = card(15);
      const { bring, pay } = await begin();
      await bring(code);
      far.state.behave = lost('/v1/redeem');
      expect(await errorOf(pay())).toBe('REDEEM_GIFT_CARD_ERROR');
      expect(left(code)).toBe(0);
      far.state.behave = far.honest;
      shop.clock.advance(MINUTE);
      const order = await pay();
      expect(order.paymentStatus).toBe('PAID');
      expect(taken(code)).toHaveLength(1);
      expect(taken(code)[0]?.orderId).toBe(order._id);
      expect((await paymentsOf(String(order._id)))?.[0]?.amount?.amount).toBe('15.00');
    });

    it('assumed: an order that was canceled meanwhile does not keep the checkout from another one', async () => {
      const code = card(15);
      const { bring, pay } = await begin();
      await bring(code);
      expect(await errorOf(pay(DECLINED))).toBe('PAYMENT_ERROR');
      await passes(MINUTE);
      far.state.behave = lost('/v1/redeem');
      expect(await errorOf(pay())).toBe('REDEEM_GIFT_CARD_ERROR');
      far.state.behave = far.honest;
      const [first] = taken(code);
      await shop.staff.orders.cancelOrder(String(first?.orderId));
      shop.clock.advance(MINUTE);
      far.said.cards.cards.set(code, { balance: 15 });
      const order = await pay();
      expect(order).toMatchObject({ paymentStatus: 'PAID' });
      expect(order._id).not.toBe(first?.orderId);
      // The first is asked about, and only people can tell.
      await passes(6 * MINUTE);
      const [unclear, ...more] = await open();
      expect([unclear?.state, more]).toEqual(['UNCLEAR', []]);
      expect((await settleByHand(unclear?.id)).status).toBe(200);
    });

    it('assumed: what may have been taken for an order that nobody placed is told to the merchant', async () => {
      const code = card(15);
      const { bring, pay } = await begin();
      await bring(code);
      far.state.behave = lost('/v1/redeem');
      expect(await errorOf(pay())).toBe('REDEEM_GIFT_CARD_ERROR');
      far.state.behave = far.honest;
      await passes(6 * MINUTE);
      const [unclear] = await open();
      expect(unclear).toMatchObject({
        state: 'UNCLEAR',
        amount: '15.00',
        lastFour: code.slice(-4),
        orderId: taken(code)[0]?.orderId,
      });
      const counted = await pluginCalls(shop)('countUnclearRedemptions', {});
      expect(counted.body).toEqual({ unclear: { [plugin.id]: 1 } });
      const settle = (headers?: Record<string, string>) => settleByHand(unclear?.id, headers);
      expect((await settle({ authorization: TEST_READ_KEY })).status).toBe(403);
      const ofAnother = { pluginId: 'other', redemptionId: unclear?.id ?? '' };
      expect((await pluginCalls(shop)('resolveRedemption', ofAnother)).status).toBe(404);
      expect((await settle()).status).toBe(200);
      expect((await settle()).status).toBe(428);
      expect(await open()).toEqual([]);
    });

    it('assumed: what the app never heard of is not taken, once somebody asked', async () => {
      const code = card(15);
      const { bring, pay } = await begin();
      await bring(code);
      far.state.behave = at('/v1/redeem', (_body, reply) => void reply.writeHead(503).end());
      expect(await errorOf(pay())).toBe('REDEEM_GIFT_CARD_ERROR');
      await passes(6 * MINUTE);
      expect((await open())[0]).toMatchObject({ state: 'UNSURE' });
      far.state.behave = far.honest;
      await passes(10 * MINUTE);
      await passes(10 * MINUTE);
      expect(left(code)).toBe(15);
      expect(await open()).toEqual([]);
    });

    it('assumed: a void is asked for until it is heard, and money goes back once', async () => {
      const code = card(15);
      const { bring, pay } = await begin();
      await bring(code);
      expect(await errorOf(pay(DECLINED))).toBe('PAYMENT_ERROR');
      far.state.behave = lost('/v1/void');
      await passes(MINUTE);
      expect(left(code)).toBe(15);
      expect((await open())[0]).toMatchObject({ state: 'VOIDING' });
      far.state.behave = far.honest;
      await passes(10 * MINUTE);
      expect(left(code)).toBe(15);
      expect(await open()).toEqual([]);
    });

    it('assumed: a rejection at the last moment is one, and the order can be paid without the card', async () => {
      const code = card(15);
      const { bring, pay, checkout, checkoutId } = await begin();
      await bring(code);
      const error = { applicationError: { code: 'INSUFFICIENT_FUNDS', data: {} } };
      far.state.behave = at(
        '/v1/redeem',
        (_body, reply) => void reply.writeHead(428).end(JSON.stringify(error)),
      );
      const rejected = await errorOf(pay());
      expect(rejected).toBe('REDEEM_GIFT_CARD_ERROR');
      await checkout.removeGiftCard(checkoutId);
      expect((await pay()).paymentStatus).toBe('PAID');
      await passes(10 * MINUTE);
      expect(left(code)).toBe(15);
    });

    it('docs: the shop tells what is left on it; the merchant takes it for an order and gives it back', async () => {
      const code = card(50);
      const { giftVouchers: api, orderBilling: billing } = shop.sdk(
        { giftVouchers, orderBilling },
        { kind: 'api-key' },
      );
      const requested = await shop.call('POST', extensionPath('checkGiftCardBalance'), { code });
      expect(await requested.json()).toMatchObject({
        giftCard: { balance: { value: '50.00' }, isElsewhere: true },
      });
      const stopped = await shop.call('POST', extensionPath('checkGiftCardBalance'), {
        code: card(9, { isDisabled: true }),
      });
      expect(await stopped.json()).toEqual({ giftCard: null });
      expect((await api.getGiftCard(code, { appId: plugin.appId })).giftCard).toMatchObject({
        appId: plugin.appId,
        balance: { value: '50.00', currency: 'EUR' },
      });
      const { orders } = orderModules(shop);
      const id = String((await orders.createOrder(plainOrder('30.00')))._id);
      await billing.redeemGiftCard(id, { giftCardCode: code, amount: { amount: '10.00' }, currency: 'EUR' });
      expect(left(code)).toBe(40);
      const [payment] = (await paymentsOf(id)) ?? [];
      expect(payment?.giftcardPaymentDetails).toMatchObject({ appId: plugin.appId });
      const transactionId = String(payment?.giftcardPaymentDetails?.giftCardPaymentId);
      await api.voidTransaction(transactionId, { appId: plugin.appId });
      expect(await errorOf(api.voidTransaction(transactionId, { appId: plugin.appId }))).toBe(
        'ALREADY_VOIDED',
      );
      await passes(MINUTE);
      expect(left(code)).toBe(50);
    });

    it('assumed: whatever an app and a shopper do, its money is with an order, on the card or told of', async () => {
      const moods: Record<string, Behaviour> = {
        honest: far.honest,
        'loses a redemption': lost('/v1/redeem'),
        'loses a void': lost('/v1/void'),
        'is down': (_body, reply) => void reply.writeHead(503).end(),
        'answers a page': plainly('<html>'),
      };
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.tuple(
              fc.constantFrom(...Object.keys(moods)),
              fc.constantFrom('pay', 'decline', 'wait', 'remove', 'bring'),
            ),
            { minLength: 2, maxLength: 5 },
          ),
          async (steps) => {
            far.state.behave = far.honest;
            const code = card(30);
            const { bring, pay, checkout, checkoutId } = await begin();
            await bring(code);
            // Each may be rejected: what is paid is over.
            const action: Record<string, () => Promise<unknown>> = {
              pay: () => pay(GOOD),
              decline: () => pay(DECLINED),
              bring: () => bring(code),
              remove: () => checkout.removeGiftCard(checkoutId),
            };
            for (const [mood, step] of steps) {
              far.state.behave = moods[mood] ?? far.honest;
              await (action[step] ? errorOf(action[step]()) : passes(3 * MINUTE));
            }
            far.state.behave = far.honest;
            for (let round = 0; round < 4; round += 1) await passes(20 * MINUTE);
            const off = taken(code).filter(({ isVoided }) => !isVoided);
            let paid = 0;
            for (const { orderId } of off)
              for (const { status, amount, giftcardPaymentDetails } of (await paymentsOf(orderId).catch(
                () => [],
              )) ?? [])
                if (giftcardPaymentDetails && status === 'APPROVED') paid += Number(amount?.amount);
            const told = (await open()).filter(({ lastFour }) => lastFour === code.slice(-4));
            expect(told.filter(({ state }) => state !== 'UNCLEAR')).toEqual([]);
            const unclear = told.reduce((sum, { amount }) => sum + Number(amount), 0);
            const missing = off.reduce((sum, { amount }) => sum + amount, 0);
            expect(missing).toBe(paid + unclear);
            expect(left(code)).toBe(30 - missing);
          },
        ),
        runs(30),
      );
    });

    it('assumed: no code is kept in the clear', async () => {
      const code = card(15);
      const { bring, pay } = await begin();
      await bring(code);
      const { _id } = await pay();
      const { rows } = await sql<{
        row: string;
      }>`select t::text as row from app_card_redemptions as t order by (order_id = ${String(_id)}) desc`.execute(
        database().kysely,
      );
      expect(rows[0]?.row).toContain(String(_id));
      expect(rows.map(({ row }) => row).join()).not.toContain('FAR-CARD');
    });
  },
  shopMigrations,
);
