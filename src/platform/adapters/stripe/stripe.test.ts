import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopperPaymentExtensions } from '#shared/extensions/payments.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { onDatabase } from '#testing/engines.ts';
import { stripe } from '#testing/gateways.ts';
import { paymentTestMigrations, startPayments, type PaymentStack } from '#testing/payments.ts';
import type { StripeDouble, StripeFailure } from '#testing/stripe/double.ts';
import { newPageToken } from '#shared/page-token.ts';
import type { Charge } from '../../ports.ts';

const GOOD = '4242 4242 4242 4242';
const MEMBER = 'dddddddd-0000-4000-8000-000000000001';

onDatabase(
  'Stripe',
  (database) => {
    let shop: PaymentStack;
    let double: StripeDouble;

    beforeAll(() => {
      shop = startPayments(database(), stripe);
      double = shop.gateway.double as StripeDouble;
    });
    beforeEach(() => {
      double.trouble = undefined;
      shop.network.up = true;
    });

    const read = (id: string) => shop.modules.orders.getOrder(id);
    const paymentsOf = async (id: string) =>
      (await shop.modules.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions;
    const paymentOf = async (id: string) => (await paymentsOf(id))?.payments?.at(-1);

    const requestOf = (more: Partial<Charge>): Charge => ({
      paymentId: crypto.randomUUID(),
      orderId: crypto.randomUUID(),
      paymentToken: '',
      amount: '25.50',
      currency: 'EUR',
      idempotencyKey: crypto.randomUUID(),
      returnUrl: 'https://shop.test/back',
      authorizeOnly: false,
      savePaymentMethod: false,
      offSession: false,
      createdDate: shop.clock.now().toISOString(),
      description: 'x',
      buyer: {},
      ...more,
    });

    /** An order whose buyer was sent to Stripe's page. */
    async function openPage(more = {}): Promise<{ id: string; path: string }> {
      const id = await shop.newOrder(more);
      const { charge } = await shop.charge(id, newPageToken());
      expect(charge?.status).toBe('ACTION_REQUIRED');
      const url = new URL(String(charge?.redirectUrl));
      expect(url.origin).toBe('https://stripe.test');
      return { id, path: url.pathname };
    }
    const fill = (path: string, fields: Record<string, string>): Promise<Response> =>
      shop.browse(path, { method: 'POST', body: new URLSearchParams(fields) });
    /** Where the shop leads whom Stripe sends back to it. */
    async function comeBack(reply: Response): Promise<string> {
      expect(reply.status).toBe(303);
      const back = await shop.call('GET', new URL(String(reply.headers.get('location'))).pathname);
      return String(back.headers.get('location'));
    }

    describe('its page', () => {
      it('pays the order, also where no notice comes through', async () => {
        const { id, path } = await openPage();
        shop.network.up = false;
        expect(await comeBack(await fill(path, { number: GOOD }))).toBe(`https://shop.test/thank-you/${id}`);
        expect(await shop.state(id)).toMatchObject({ orderStatus: 'APPROVED', paymentStatus: 'PAID' });
        expect(await paymentOf(id)).toMatchObject({
          regularPaymentDetails: {
            providerTransactionId: expect.stringMatching(/^pi_/) as string,
            creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' },
          },
        });
        shop.network.up = true;
        await shop.gateway.work();
        expect(shop.heard.approved.filter((one) => one === id)).toHaveLength(1);
      });

      it('is heard of by notices alone, where the shopper closed it', async () => {
        const { id, path } = await openPage();
        await fill(path, { number: GOOD });
        expect((await shop.state(id)).paymentStatus).toBe('PAID');
        expect((await paymentOf(id))?.regularPaymentDetails?.creditCardDetails?.lastFourDigits).toBe('4242');
      });

      it('asks for another card where one is declined, and tells nobody of it', async () => {
        const { id, path } = await openPage();
        expect(await (await fill(path, { number: '4000000000000002' })).text()).toContain('declined');
        await shop.gateway.work();
        expect((await shop.state(id)).charge?.status).toBe('ACTION_REQUIRED');
        await fill(path, { number: GOOD });
        expect((await shop.state(id)).paymentStatus).toBe('PAID');
      });

      it('has the second step of a card', async () => {
        const { id, path } = await openPage();
        const step = await fill(path, { number: '4000002760003184' });
        const reply = await fill(String(step.headers.get('location')), { answer: 'approve' });
        expect(await comeBack(reply)).toBe(`https://shop.test/thank-you/${id}`);
        expect((await shop.state(id)).paymentStatus).toBe('PAID');
      });

      it('has it of every card where an app of the shop wants it', async () => {
        const outcome = await shop.gateway.provider.charge(
          requestOf({ paymentToken: newPageToken(), requires3dSecure: true }),
        );
        if (outcome.status !== 'ACTION_REQUIRED') throw new Error(outcome.status);
        const step = await fill(new URL(outcome.redirectUrl).pathname, { number: GOOD });
        expect(step.headers.get('location')).toMatch(/\/3ds\//);
      });

      it('leads back to the checkout without a payment, and another try takes its place', async () => {
        const { id, path } = await openPage();
        const [payment] = (await paymentsOf(id))?.payments ?? [];
        const back = await shop.call('GET', `/hosted/payments/return/${payment?._id}`);
        expect(back.headers.get('location')).toMatch(/^https:\/\/shop\.test\/checkout\?checkoutId=[^&]+$/);
        const second = await shop.charge(id, newPageToken());
        expect(second.charge?.status).toBe('ACTION_REQUIRED');
        expect((await shop.browse(path)).status).toBe(404);
        await fill(new URL(String(second.charge?.redirectUrl)).pathname, { number: GOOD });
        expect((await read(id)).balanceSummary?.paid?.amount).toBe('116.85');
      });

      it('closes after three quarters of an hour, and the order lets go of what it holds', async () => {
        const { id } = await openPage();
        shop.clock.advance(46 * 60_000);
        await shop.gateway.work();
        expect((await shop.state(id)).charge).toMatchObject({ status: 'DECLINED', reason: 'canceled' });
        expect(shop.heard.declined).toContain(id);
      });

      it('shows a member the card they kept, and no guest', async () => {
        const buyerInfo = { memberId: MEMBER, email: 'noa@example.com' };
        const { path } = await openPage({ buyerInfo });
        await fill(path, { number: GOOD, save: 'on' });
        const { id, path: again } = await openPage({ buyerInfo });
        const [, method = ''] =
          /name="method" value="(\w+)"/.exec(await (await shop.browse(again)).text()) ?? [];
        await fill(again, { method });
        expect((await shop.state(id)).paymentStatus).toBe('PAID');
        const known = [...double.books.customers.values()].filter(
          ({ metadata }) => metadata['counterpart_member'] === MEMBER,
        );
        expect(known).toMatchObject([{ email: 'noa@example.com' }]);
        const { path: guests } = await openPage({ buyerInfo: { email: 'noa@example.com' } });
        expect(await (await shop.browse(guests)).text()).not.toMatch(/kept|Keep/);
      });

      it('makes a member known again where Stripe forgot them', async () => {
        double.books.customers.clear();
        const { id, path } = await openPage({ buyerInfo: { memberId: MEMBER } });
        await fill(path, { number: GOOD });
        expect((await shop.state(id)).paymentStatus).toBe('PAID');
        expect(double.books.customers.size).toBe(1);
      });
    });

    describe('what goes wrong on the way', () => {
      it.each<StripeFailure>(['never', 'lost', 'garbage', 'nonsense', 'down'])(
        'a charge that is answered %s is unknown, then asked again and made once',
        async (error) => {
          const id = await shop.newOrder();
          const token = await shop.token(GOOD);
          double.trouble = error;
          expect((await shop.charge(id, token)).charge?.status).toBe('PENDING');
          shop.clock.advance(61_000);
          await shop.platform.maintain();
          expect((await shop.state(id)).paymentStatus).toBe('PENDING');
          double.trouble = undefined;
          shop.clock.advance(10 * 60_000);
          await shop.platform.maintain();
          expect((await shop.state(id)).paymentStatus).toBe('PAID');
          const mine = [...double.books.intents.values()].filter(
            ({ metadata }) => metadata['counterpart_order'] === id,
          );
          expect(mine).toHaveLength(1);
        },
      );

      it.each<StripeFailure>(['lost', 'nonsense', 'down'])(
        'a card to be forgotten is asked for again where that was answered %s',
        async (error) => {
          const memberId = crypto.randomUUID();
          const id = await shop.newOrder({ buyerInfo: { memberId, email: 'noa@example.com' } });
          await shop.charge(id, await shop.token(GOOD), true);
          const caller = { kind: 'member' as const, siteId: shop.site.id, memberId };
          const headers = { authorization: await shop.platform.tokens.sign(caller) };
          const call = extensionCalls(shopperPaymentExtensions, (path, body) =>
            shop.call('POST', path, body, headers),
          );
          const [stored] = (await call('listMyPaymentMethods', {})).body.methods;
          double.trouble = error;
          expect((await call('removeMyPaymentMethod', { methodId: stored?.id ?? '' })).status).toBe(200);
          double.trouble = undefined;
          shop.clock.advance(2 * 3_600_000);
          await shop.platform.maintain();
          const mine = [...double.books.customers.values()].find(
            ({ metadata }) => metadata['counterpart_member'] === memberId,
          );
          expect(mine?.cards).toEqual([]);
        },
      );

      it('what was lost for longer than Stripe remembers keys is looked for, not charged again', async () => {
        const id = await shop.newOrder();
        double.trouble = 'lost';
        await shop.charge(id, await shop.token(GOOD));
        double.trouble = undefined;
        shop.clock.advance(30 * 3_600_000);
        await shop.platform.maintain();
        expect((await shop.state(id)).paymentStatus).toBe('PAID');
        expect((await read(id)).balanceSummary?.paid?.amount).toBe('116.85');
      });

      it('a refund whose answer was lost for days is paid once', async () => {
        const id = await shop.newOrder();
        const { charge } = await shop.charge(id, await shop.token(GOOD));
        double.trouble = 'lost';
        await shop.modules.orderBilling.refundPayments(id, {
          paymentRefunds: [{ paymentId: String(charge?.paymentId), amount: { amount: '10.00' } }],
        });
        double.trouble = undefined;
        const transaction = String((await paymentOf(id))?.regularPaymentDetails?.providerTransactionId);
        const paid = () =>
          [...double.books.refunds.values()].filter(({ payment_intent: of }) => of === transaction);
        expect(paid()).toHaveLength(1);
        shop.clock.advance(3 * 86_400_000);
        await shop.platform.maintain();
        expect(paid()).toHaveLength(1);
        expect((await read(id)).balanceSummary?.refunded?.amount).toBe('10.00');
      });

      it('an amount that no card is charged is declined, and asked of nobody', async () => {
        const before = double.books.intents.size;
        const request = requestOf({
          paymentToken: await shop.token(GOOD),
          amount: '5.124',
          currency: 'KWD',
        });
        const outcome = { status: 'DECLINED', reason: 'amount_not_supported' };
        expect(await shop.gateway.provider.charge(request)).toEqual(outcome);
        expect(double.books.intents.size).toBe(before);
        expect(await shop.gateway.provider.charge({ ...request, amount: '0.10', currency: 'EUR' })).toEqual(
          outcome,
        );
      });

      it('a payment that was not made through Stripe is left alone', async () => {
        const request = {
          orderId: 'o',
          refundId: 'r',
          paymentId: 'p',
          amount: '1.00',
          currency: 'EUR',
          idempotencyKey: 'k',
          providerTransactionId: 'test_1',
        };
        const reason = 'This payment was not made through Stripe.';
        for (const ask of ['refund', 'capture', 'void'] as const) {
          expect(await shop.gateway.provider[ask](request)).toEqual({ status: 'FAILED', reason });
        }
      });
    });

    describe('notices', () => {
      const send = async (event: Parameters<StripeDouble['notice']>[0]): Promise<number> =>
        (await shop.platform.fetch(await double.notice(event))).status;
      const event = (type: string, object: object) => ({
        id: `evt_${crypto.randomUUID()}`,
        object: 'event' as const,
        type,
        created: double.books.now(),
        data: { object },
      });

      it('about other shops of the account, and of other things, are heard and change nothing', async () => {
        expect(await send(event('payment_intent.succeeded', { id: 'pi_x', metadata: {} }))).toBe(200);
        expect(
          await send(
            event('payment_intent.succeeded', { id: 'pi_x', metadata: { counterpart_site: 'another' } }),
          ),
        ).toBe(200);
        expect(await send(event('invoice.paid', { id: 'in_x' }))).toBe(200);
        expect(await send(event('charge.updated', {}))).toBe(200);
      });

      it('out of order, and of long ago, tell how it stands now', async () => {
        const { id, path } = await openPage();
        const requested = [...double.books.sessions.values()].at(-1);
        await fill(path, { number: GOOD });
        double.books.events.splice(0);
        const old = {
          ...event('checkout.session.expired', structuredClone(requested ?? {})),
          created: 1_262_304_000,
        };
        expect(await send(old)).toBe(200);
        expect((await shop.state(id)).paymentStatus).toBe('PAID');
      });

      it('settle a refund that was pending, and tell of one that came back', async () => {
        const id = await shop.newOrder();
        const { charge } = await shop.charge(id, await shop.token('4000000000007726'));
        const refund = async () => (await paymentsOf(id))?.refunds?.[0]?.transactions?.[0];
        await shop.modules.orderBilling.refundPayments(id, {
          paymentRefunds: [{ paymentId: String(charge?.paymentId), amount: { amount: '10.00' } }],
        });
        expect((await refund())?.refundStatus).toBe('PENDING');
        const made = [...double.books.refunds.values()].at(-1);
        if (!made) throw new Error('No refund was made.');
        made.status = 'succeeded';
        const told = event('refund.updated', made);
        expect([await send(told), await send(told)]).toEqual([200, 200]);
        expect((await refund())?.refundStatus).toBe('SUCCEEDED');
        expect((await read(id)).balanceSummary?.refunded?.amount).toBe('10.00');
        made.status = 'failed';
        made.failure_reason = 'expired_or_canceled_card';
        const returned = event('refund.failed', made);
        expect([await send(returned), await send(returned)]).toEqual([200, 200]);
        const notes = ((await read(id)).activities ?? []).filter(({ merchantComment }) =>
          /returned by the bank/.test(merchantComment?.message ?? ''),
        );
        expect(notes).toHaveLength(1);
      });

      it('come again where Stripe did not answer what was asked meanwhile', async () => {
        const { id, path } = await openPage();
        shop.network.up = false;
        await fill(path, { number: GOOD });
        shop.network.up = true;
        double.trouble = 'down';
        await shop.gateway.work();
        expect((await shop.state(id)).paymentStatus).not.toBe('PAID');
        double.trouble = undefined;
        await shop.gateway.work();
        expect((await shop.state(id)).paymentStatus).toBe('PAID');
      });
    });

    it('keeps no secret and no card', async () => {
      const { rows } = await sql<{
        text: string;
      }>`SELECT row_to_json(t)::text AS text FROM payment_charges t`.execute(database().kysely);
      expect(rows.length).toBeGreaterThan(5);
      expect(rows.map(({ text }) => text).join('\n')).not.toMatch(/sk_test|whsec|4242 ?4242/);
    });
  },
  paymentTestMigrations,
);
