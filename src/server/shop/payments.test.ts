import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { extensionPath } from '../../shared/extensions/define.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, startGateway, type TestGateway } from '../../testing/gateway.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
  type Shop,
} from '../../testing/shop.ts';
import { TEST_API_KEY } from '../../testing/stack.ts';
import { insertGiftCard } from '../../platform/services/ecom/gift-vouchers/public.ts';
import { callPlatform } from '../platform-call.ts';
import { embeddedFetch } from '../platform-fetch.ts';
import { missingFields } from './required-fields.ts';
import { pay as payFor } from './pay.ts';

const CARD = { expiry: '04/30', cvc: '123', holder: 'Ines Kartenhalter' };
const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const SECOND_STEP = '4000 0027 6000 3184';
const LATER = '4000 0000 0000 0077';

let products = 500;

onDatabase(
  'paying on the shop’s own pages',
  (database) => {
    let platform: Shop;
    let server: TestGateway;
    let browser: Browser;

    beforeEach(() => {
      platform = startShop(database());
      const { siteId } = { siteId: platform.site.id };
      server = startGateway(
        database(),
        { siteId, platformFetch: embeddedFetch(platform.platform, { apiKey: TEST_API_KEY, siteId }) },
        new Map(),
        { platformFetch: platform.platform.fetch, paymentGateway: platform.paymentGateway.routes },
      );
      browser = server.browser();
    });

    /** A visitor with a checkout that is ready to be paid. */
    async function shopper(email = 'anna@example.com', quantity = 3) {
      const id = productId(++products);
      await seedListing(platform, [
        { id, name: `Print ${products}`, price: '30.00', quantity, digital: true },
      ]);
      const visitor = newVisitor();
      const modules = shopModules(platform, visitor);
      await modules.currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(id), quantity: 2 }],
      });
      const { checkoutId } = await modules.currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email,
        billingAddress: { country: 'PT', city: 'Lisboa', addressLine1: 'Rua Augusta 1' },
      });
      const authorization = await platform.platform.tokens.sign({ siteId: platform.site.id, ...visitor });
      return { modules, checkoutId: String(checkoutId), authorization };
    }

    const token = async (number: string): Promise<string> => {
      const reply = await browser.post('/payment-gateway/tokens', { ...CARD, number });
      return ((await reply.json()) as { token: string }).token;
    };

    async function pay(checkoutId: string, paymentToken: string | undefined, authorization: string) {
      const reply = await browser.post(
        '/api/checkout/pay',
        { checkoutId, ...(paymentToken !== undefined && { paymentToken }) },
        { authorization },
      );
      return { status: reply.status, body: (await reply.json()) as Record<string, string> };
    }

    it('assumed: pays, and the same again, also at once, is the same answer', async () => {
      const { modules, checkoutId, authorization } = await shopper();
      const paymentToken = await token(GOOD);
      const answers = await Promise.all([1, 2].map(() => pay(checkoutId, paymentToken, authorization)));
      answers.push(await pay(checkoutId, paymentToken, authorization));
      expect(answers[0]).toMatchObject({ status: 200, body: { status: 'paid' } });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      const order = await modules.orders.getOrder(String(answers[0]?.body['orderId']));
      expect(order).toMatchObject({
        status: 'APPROVED',
        paymentStatus: 'PAID',
        balanceSummary: { paid: { amount: '60.00' } },
      });
      const state = await browser.get(`/api/checkout/${checkoutId}/payment`, { authorization });
      expect(await state.json()).toEqual(answers[0]?.body);
    });

    it('assumed: what the merchant wants filled in is wanted here too, whatever the page knew; no order is placed', async () => {
      const { modules, checkoutId, authorization } = await shopper('finn@example.com');
      const paymentToken = await token(GOOD);
      const ask = async (phone: string, company: string, addressLine2: string) => {
        const body = JSON.stringify({
          fields: { phone, company, addressLine2 },
          words: { en: {}, he: {} },
        });
        const save = { method: 'POST', path: extensionPath('setCheckoutPage'), body };
        expect((await callPlatform(server.gateway.platformFetch, save)).status).toBe(200);
      };
      await ask('REQUIRED', 'HIDDEN', 'REQUIRED');
      const rejected = await pay(checkoutId, paymentToken, authorization);
      expect(rejected).toMatchObject({
        status: 400,
        body: {
          details: {
            validationError: {
              fieldViolations: [
                { field: 'checkout.billingInfo.contactDetails.phone', violatedRule: 'REQUIRED_FIELD' },
                { field: 'checkout.billingInfo.address.addressLine2', violatedRule: 'REQUIRED_FIELD' },
              ],
            },
          },
        },
      });
      expect((await modules.checkout.getCheckout(checkoutId)).completed).toBe(false);
      const address = { country: 'PT', city: 'Lisboa', addressLine1: 'Rua Augusta 1' };
      const billed = async (more: object, phone: string) =>
        modules.checkout.updateCheckout(checkoutId, {
          billingInfo: { address: { ...address, ...more }, contactDetails: { phone } },
        });
      await billed({ addressLine2: '3.º Esq.' }, '+351 912 345 678');
      const paid = await pay(checkoutId, paymentToken, authorization);
      expect(paid).toMatchObject({ status: 200, body: { status: 'paid' } });
      // Paid already: what is wanted from now on changes no answer.
      await ask('REQUIRED', 'REQUIRED', 'REQUIRED');
      expect(await pay(checkoutId, paymentToken, authorization)).toEqual(paid);
      await ask('OPTIONAL', 'HIDDEN', 'OPTIONAL');
    });

    it('assumed: each address that there is must say it, and the billed one where there is none', () => {
      const requested = { phone: 'REQUIRED', company: 'OPTIONAL', addressLine2: 'HIDDEN' } as const;
      const told = (phone: string) => ({ contactDetails: { phone } });
      const shippingInfo = { shippingDestination: told(' ') };
      expect(missingFields({}, requested)).toEqual(['checkout.billingInfo.contactDetails.phone']);
      expect(missingFields({ shippingInfo, billingInfo: told('1') }, requested)).toEqual([
        'checkout.shippingInfo.shippingDestination.contactDetails.phone',
      ]);
      expect(missingFields({ shippingInfo: { shippingDestination: told('1') } }, requested)).toEqual([]);
    });

    it('assumed: what a gift card pays is told to whose order it is, and to nobody else', async () => {
      const { modules, checkoutId, authorization } = await shopper('gil@example.com');
      const id = crypto.randomUUID();
      const card = { id, code: 'CARDOFGIL2026', balance: '25.00', currency: 'EUR', isDisabled: false };
      await insertGiftCard(database().kysely, platform.site.id, {
        ...card,
        expirationDate: undefined,
        externalId: undefined,
      });
      await modules.checkout.updateCheckout(checkoutId, {}, { giftCardCode: card.code });
      const { body } = await pay(checkoutId, await token(GOOD), authorization);
      const path = `/api/orders/${body['orderId']}/gift-cards`;
      const own = await browser.get(path, { authorization });
      expect(await own.json()).toEqual({ amount: '25' });
      const { authorization: stranger } = await shopper();
      expect((await browser.get(path, { authorization: stranger })).status).toBe(404);
    });

    it('assumed: a cart that was never filled is an empty one, and no failure', async () => {
      const authorization = await platform.platform.tokens.sign({
        siteId: platform.site.id,
        ...newVisitor(),
      });
      const empty = await browser.get('/api/bag', { authorization });
      expect([empty.status, await empty.json()]).toEqual([200, {}]);
      expect((await browser.get('/api/bag')).status).toBe(401);
      const { authorization: filled } = await shopper();
      const cart = await browser.get('/api/bag', { authorization: filled });
      expect(await cart.json()).toMatchObject({ cart: { lineItems: [{ quantity: 2 }] } });
    });

    it('assumed: a declined card says why, gives the pieces back, and another one pays', async () => {
      const { checkoutId, authorization } = await shopper('ben@example.com', 2);
      const first = await pay(checkoutId, await token(DECLINED), authorization);
      expect(first).toMatchObject({ status: 200, body: { status: 'declined', reason: 'card_declined' } });
      const second = await pay(checkoutId, await token(GOOD), authorization);
      expect(second.body).toEqual({ orderId: first.body['orderId'], status: 'paid' });
    });

    it('assumed: another total than the shopper saw is not charged, whichever way it is paid', async () => {
      const { checkoutId, authorization } = await shopper('seen@example.com');
      const paymentToken = await token(GOOD);
      for (const seenTotal of ['59.99', '61', '0']) {
        const reply = await browser.post(
          '/api/checkout/pay',
          { checkoutId, paymentToken, seenTotal },
          { authorization },
        );
        expect([seenTotal, reply.status, await reply.json()]).toMatchObject([
          seenTotal,
          428,
          { details: { applicationError: { code: 'CHECKOUT_CHANGED', data: { total: '60.00' } } } },
        ]);
      }
      const none = await browser.get(`/api/checkout/${checkoutId}/payment`, { authorization });
      expect(none.status).toBe(404);
      const seen = { checkoutId, paymentToken, seenTotal: '60.00' };
      const reply = await browser.post('/api/checkout/pay', seen, { authorization });
      expect(await reply.json()).toMatchObject({ status: 'paid' });
    });

    it('assumed: a transfer places the order unpaid, for good, where the shop takes transfers', async () => {
      const { checkoutId, authorization } = await shopper('eva@example.com');
      const request = { checkoutId, offline: true };
      const rejected = await browser.post('/api/checkout/pay', request, { authorization });
      expect(rejected.status).toBe(400);
      expect(await rejected.json()).toMatchObject({
        details: { applicationError: { code: 'OFFLINE_PAYMENT_NOT_OFFERED' } },
      });
      const account = { offered: true, holder: 'Test shop', account: 'DE89370400440532013000', daysToPay: 5 };
      const save = { method: 'POST', path: '/hosted/payments/bank-account', body: JSON.stringify(account) };
      expect((await callPlatform(server.gateway.platformFetch, save)).status).toBe(200);
      const reply = await browser.post('/api/checkout/pay', request, { authorization });
      const { orderId, status } = (await reply.json()) as Record<string, string>;
      expect(status).toBe('pending');
      platform.clock.advance(3 * 86_400_000);
      await platform.platform.maintain();
      const order = await shopModules(platform, { kind: 'api-key' }).orders.getOrder(String(orderId));
      expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID' });
      await platform.platform.deliverMail();
      const mail = platform.mailer.sent.findLast(({ to }) => to === 'eva@example.com');
      expect(mail?.subject).toContain(`order ${order.number}, to be paid by transfer`);
      for (const text of [
        'Your order waits for your transfer',
        'Account holder: Test shop',
        'DE89 3704 0044 0532 0130 00',
        `Reference: ${order.number}`,
        'Amount: €60.00',
        '26 November 2026',
      ])
        expect(mail?.text).toContain(text);
      expect(mail?.text).not.toContain('start on it now');
    });

    it('assumed: the store’s own way places the order with the instructions that it was chosen by', async () => {
      const method = {
        id: crypto.randomUUID(),
        offered: true,
        name: { en: 'Cash on delivery', he: 'מזומן בעת המסירה' },
        instructions: { en: 'Have €60 ready at the door.', he: 'נא להכין מזומן.' },
      };
      const write = async (methods: object[]): Promise<void> => {
        const body = JSON.stringify({ methods });
        const save = { method: 'POST', path: '/hosted/payments/manual-methods', body };
        expect((await callPlatform(server.gateway.platformFetch, save)).status).toBe(200);
      };
      const { checkoutId, authorization } = await shopper('cod@example.com');
      const request = { checkoutId, offline: true, manualMethodId: method.id };
      await write([{ ...method, offered: false }]);
      const early = await browser.post('/api/checkout/pay', request, { authorization });
      expect(await early.json()).toMatchObject({
        details: { applicationError: { code: 'OFFLINE_PAYMENT_NOT_OFFERED' } },
      });
      await write([method]);
      const offered = await platform.call('POST', '/hosted/extensions/getPaymentMethods', {});
      expect(await offered.json()).toMatchObject({ manual: [{ id: method.id, name: method.name }] });
      const reply = await browser.post('/api/checkout/pay', request, { authorization });
      const { orderId, status } = (await reply.json()) as Record<string, string>;
      expect(status).toBe('pending');
      // Orders keep what they were placed with.
      await write([]);
      const how = await platform.call(
        'POST',
        '/hosted/extensions/getMyBankTransfer',
        { orderId },
        { authorization },
      );
      expect(await how.json()).toEqual({
        transfer: null,
        manual: { name: method.name, instructions: method.instructions },
      });
      await platform.platform.deliverMail();
      const mail = platform.mailer.sent.findLast(({ to }) => to === 'cod@example.com');
      expect(mail?.text).toContain('To be paid: €60.00, Cash on delivery.');
      expect(mail?.text).toContain('Have €60 ready at the door.');
      expect(mail?.text).not.toContain('Account holder');
    });

    it('assumed: a second step leads to the gateway’s page and back', async () => {
      const { checkoutId, authorization } = await shopper();
      const { body } = await pay(checkoutId, await token(SECOND_STEP), authorization);
      expect(body['status']).toBe('action');
      const { pathname } = new URL(String(body['redirectUrl']));
      const page = await browser.get(pathname);
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(await page.text()).toContain('€60.00');
      const answer = await server.fetch(
        new Request(`http://localhost:8080${pathname}`, {
          method: 'POST',
          headers: { 'sec-fetch-site': 'same-origin' },
          body: new URLSearchParams({ answer: 'approve' }),
        }),
      );
      expect(answer.status).toBe(303);
      const back = await browser.get(new URL(String(answer.headers.get('location'))).pathname);
      expect(back.headers.get('location')).toBe(`https://shop.test/thank-you/${body['orderId']}`);
      const state = await browser.get(`/api/checkout/${checkoutId}/payment`, { authorization });
      expect(await state.json()).toMatchObject({ status: 'paid' });
    });

    it('assumed: what settles later is pending until the gateway calls', async () => {
      const { checkoutId, authorization } = await shopper();
      expect((await pay(checkoutId, await token(LATER), authorization)).body['status']).toBe('pending');
      platform.clock.advance(10_000);
      expect(await platform.paymentGateway.work()).toBe(1);
      const state = await browser.get(`/api/checkout/${checkoutId}/payment`, { authorization });
      expect(await state.json()).toMatchObject({ status: 'paid' });
    });

    describe('rejected', () => {
      it('assumed: another visitor’s checkout, no token, a foreign page, nothing to pay with', async () => {
        const mine = await shopper();
        const other = await shopper();
        const paymentToken = await token(GOOD);
        expect((await pay(mine.checkoutId, paymentToken, other.authorization)).status).toBe(404);
        expect((await pay(mine.checkoutId, paymentToken, 'nonsense')).status).toBe(401);
        const bare = await browser.post('/api/checkout/pay', { checkoutId: mine.checkoutId, paymentToken });
        expect(bare.status).toBe(401);
        const foreign = await browser.post(
          '/api/checkout/pay',
          { checkoutId: mine.checkoutId, paymentToken },
          { authorization: mine.authorization, 'sec-fetch-site': 'cross-site' },
        );
        expect(foreign.status).toBe(403);
        expect((await pay(mine.checkoutId, undefined, mine.authorization)).status).toBe(400);
        expect((await pay('not-a-guid', paymentToken, mine.authorization)).status).toBe(400);
        const state = `/api/checkout/${mine.checkoutId}/payment`;
        expect((await browser.get(state, { authorization: mine.authorization })).status).toBe(404);
        await pay(mine.checkoutId, paymentToken, mine.authorization);
        expect((await browser.get(state, { authorization: other.authorization })).status).toBe(404);
      });

      it('assumed: nothing to pay with, for what cost nothing until a moment ago', async () => {
        const { checkoutId } = await shopper();
        const freeAtFirst = async (): Promise<Response> =>
          Response.json({ checkout: { priceSummary: { total: { amount: '0.00' } } } });
        await expect(payFor(server.gateway, freeAtFirst, { checkoutId })).rejects.toMatchObject({
          status: 400,
        });
      });

      it('assumed: trying out cards without end', async () => {
        const { checkoutId, authorization } = await shopper();
        const attempt = async () => (await pay(checkoutId, 'tok_invented', authorization)).status;
        const statuses = [await attempt()];
        // Each takes a while: as if 18 more had been tried.
        await sql`UPDATE staff_attempts SET count = count + 18 WHERE key LIKE ${`%${checkoutId}`}`.execute(
          database().kysely,
        );
        for (let count = 0; count < 3; count++) statuses.push(await attempt());
        expect(statuses).toEqual([200, 200, 429, 429]);
      });

      it('assumed: a card form with mistakes, each field by its name, and nothing quoted back', async () => {
        const reply = await browser.post('/payment-gateway/tokens', {
          ...CARD,
          number: '4242 4242 4242 4241',
        });
        const text = await reply.text();
        expect(reply.status).toBe(400);
        expect(JSON.parse(text)).toMatchObject({
          details: {
            validationError: { fieldViolations: [{ field: 'number', ruleName: 'CARD_NUMBER_INVALID' }] },
          },
        });
        expect(text).not.toContain('4242');
      });

      it('assumed: all of it where the platform is a hosted one', async () => {
        const hosted = startGateway(database()).browser();
        const { checkoutId, authorization } = await shopper();
        const reply = await hosted.post('/api/checkout/pay', { checkoutId }, { authorization });
        expect(reply.status).toBe(404);
        expect(await reply.text()).toContain('CHECKOUT_IS_HOSTED');
      });
    });

    describe('looking an order up', () => {
      it('assumed: by number and address, without what others should not see', async () => {
        const { checkoutId, authorization, modules } = await shopper('Clara@Example.com');
        const { body } = await pay(checkoutId, await token(GOOD), authorization);
        const { number } = await modules.orders.getOrder(String(body['orderId']));
        const found = await browser.post('/api/orders/look-up', {
          number: `#${number}`,
          email: ' clara@example.COM',
        });
        const { order } = (await found.json()) as { order: Record<string, unknown> };
        expect(order).toMatchObject({
          id: body['orderId'],
          number,
          paymentStatus: 'PAID',
          lineItems: [{ quantity: 2 }],
        });
        expect(JSON.stringify(order)).not.toMatch(
          /Rua Augusta|activities|buyerInfo|billingInfo|example\.com/i,
        );
      });

      it('assumed: the same answer whichever of the two is wrong, and for one nobody paid', async () => {
        const { checkoutId, authorization, modules } = await shopper();
        const { body } = await pay(checkoutId, await token(DECLINED), authorization);
        const { number } = await modules.orders.getOrder(String(body['orderId']));
        const ask = async (fields: object) => {
          const reply = await browser.post('/api/orders/look-up', fields);
          return { status: reply.status, text: await reply.text() };
        };
        const unknown = await ask({ number: '99999999', email: 'anna@example.com' });
        expect(unknown.status).toBe(404);
        expect(await ask({ number: String(number), email: 'anna@example.com' })).toEqual(unknown);
        expect(await ask({ number: String(number), email: 'eve@example.com' })).toEqual(unknown);
        expect((await ask({ number: 'abc', email: 'anna@example.com' })).status).toBe(400);
      });

      it('assumed: nobody goes through all the addresses', async () => {
        const statuses: number[] = [];
        for (let count = 0; count < 12; count++) {
          const email = `guess${count}@example.com`;
          statuses.push((await browser.post('/api/orders/look-up', { number: '12345', email })).status);
        }
        expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
        expect(statuses.slice(10)).toEqual([429, 429]);
      });
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
