import { beforeAll, describe, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { forRaces, onDatabase } from '#testing/engines.ts';
import { stripe, testGateway } from '#testing/gateways.ts';
import { paymentTestMigrations, startPayments, type PaymentStack } from '#testing/payments.ts';
import { errorOf } from '#testing/orders.ts';

const GOOD = '4242 4242 4242 4242';
const SECOND_STEP = '4000 0027 6000 3184';
const LATER = '4000000000000077';

/** What each provider does the same: one where transactions race, the other on PGlite. */
const GATEWAYS = [
  { kind: testGateway, suiteOn: forRaces },
  { kind: stripe, suiteOn: onDatabase },
];

for (const { kind, suiteOn } of GATEWAYS)
  suiteOn(
    `payments by ${kind.name}`,
    (database) => {
      let shop: PaymentStack;

      beforeAll(() => {
        shop = startPayments(database(), kind);
      });

      const read = (id: string) => shop.modules.orders.getOrder(id);
      const paymentsOf = async (id: string) =>
        (await shop.modules.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions
          ?.payments ?? [];
      const transactionOf = async (id: string): Promise<string> =>
        String((await paymentsOf(id)).at(-1)?.regularPaymentDetails?.providerTransactionId);

      describe('a card that works', () => {
        it('sdk: pays the order, which is approved once', async () => {
          const id = await shop.newOrder();
          expect(await shop.charge(id, await shop.token(GOOD))).toMatchObject({
            orderStatus: 'APPROVED',
            paymentStatus: 'PAID',
            charge: { status: 'APPROVED' },
          });
          const order = await read(id);
          expect(order.balanceSummary).toMatchObject({
            paid: { amount: '116.85' },
            balance: { amount: '0.00' },
            pending: { amount: '0.00' },
          });
          expect(await paymentsOf(id)).toMatchObject([
            {
              status: 'APPROVED',
              amount: { amount: '116.85' },
              regularPaymentDetails: {
                offlinePayment: false,
                creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' },
              },
            },
          ]);
          expect(shop.heard.approved.filter((one) => one === id)).toHaveLength(1);
          expect(order.activities?.map(({ activityType }) => activityType)).toEqual([
            'ORDER_PLACED',
            'ORDER_PAID',
          ]);
        });

        it('assumed: the same token again, also at the same moment, is the same payment', async () => {
          const id = await shop.newOrder();
          const token = await shop.token(GOOD);
          const answers = await Promise.all([1, 2, 3].map(() => shop.charge(id, token)));
          answers.push(await shop.charge(id, token));
          expect(new Set(answers.map(({ charge }) => charge?.paymentId)).size).toBe(1);
          expect(await paymentsOf(id)).toHaveLength(1);
          expect(shop.heard.approved.filter((one) => one === id)).toHaveLength(1);
        });

        it('docs: a paid order is not paid again with another card', async () => {
          const id = await shop.newOrder();
          await shop.charge(id, await shop.token(GOOD));
          const again = shop.modules.checkout.createOrderAndCharge(id, {
            paymentToken: await shop.token(GOOD),
          });
          expect(await errorOf(again)).toBe('CHECKOUT_ALREADY_PAID');
          expect((await read(id)).balanceSummary?.paid?.amount).toBe('116.85');
        });

        it('assumed: two cards at the same moment: one pays, the other is rejected', async () => {
          const id = await shop.newOrder();
          const tokens = [await shop.token(GOOD), await shop.token('5555555555554444')];
          await Promise.allSettled(tokens.map((token) => shop.charge(id, token)));
          expect((await read(id)).balanceSummary?.paid?.amount).toBe('116.85');
          expect(await paymentsOf(id)).toHaveLength(1);
        });
      });

      describe('a card that is declined', () => {
        it.each([
          ['4000000000000002', 'card_declined'],
          ['4000000000009995', 'insufficient_funds'],
          ['4000000000000069', 'expired_card'],
          ['4000000000000127', 'incorrect_cvc'],
        ])('docs: %s is declined: %s', async (number, reason) => {
          const id = await shop.newOrder();
          expect(await shop.charge(id, await shop.token(number))).toMatchObject({
            orderStatus: 'INITIALIZED',
            paymentStatus: 'DECLINED',
            charge: { status: 'DECLINED', reason },
          });
          expect(shop.heard.declined).toContain(id);
          expect(shop.heard.approved).not.toContain(id);
        });

        it('assumed: is no end: another card pays', async () => {
          const id = await shop.newOrder();
          await shop.charge(id, await shop.token('4000000000000002'));
          expect((await shop.charge(id, await shop.token(GOOD))).paymentStatus).toBe('PAID');
          expect((await read(id)).balanceSummary).toMatchObject({
            paid: { amount: '116.85' },
            balance: { amount: '0.00' },
          });
        });

        it('assumed: a token of nobody, and one that was used, pay nothing', async () => {
          const used = await shop.token(GOOD);
          await shop.charge(await shop.newOrder(), used);
          for (const token of ['tok_invented', used]) {
            expect((await shop.charge(await shop.newOrder(), token)).charge).toMatchObject({
              status: 'DECLINED',
              reason: 'token_invalid',
            });
          }
        });
      });

      describe('a second step', () => {
        const challenge = async (id: string): Promise<string> => {
          const { charge } = await shop.charge(id, await shop.token(SECOND_STEP));
          expect(charge?.status).toBe('ACTION_REQUIRED');
          return new URL(String(charge?.redirectUrl)).pathname;
        };
        const answer = async (path: string, say: 'approve' | 'deny'): Promise<string> => {
          const reply = await shop.browse(path, {
            method: 'POST',
            body: new URLSearchParams({ answer: say }),
          });
          expect(reply.status).toBe(303);
          const next = new URL(String(reply.headers.get('location')));
          const back = await shop.call('GET', next.pathname);
          expect(back.status).toBe(303);
          return String(back.headers.get('location'));
        };

        it('assumed: confirmed, it pays and leads to the thank-you page', async () => {
          const id = await shop.newOrder();
          const path = await challenge(id);
          expect((await shop.state(id)).paymentStatus).toBe('PENDING');
          expect(await answer(path, 'approve')).toBe(`https://shop.test/thank-you/${id}`);
          expect(await shop.state(id)).toMatchObject({ orderStatus: 'APPROVED', paymentStatus: 'PAID' });
        });

        it('assumed: denied, it leads back to the checkout, and what was held is given back', async () => {
          const id = await shop.newOrder();
          const path = await challenge(id);
          expect(await answer(path, 'deny')).toMatch(
            /^https:\/\/shop\.test\/checkout\?checkoutId=[^&]+&payment=declined$/,
          );
          expect((await shop.state(id)).charge).toMatchObject({
            status: 'DECLINED',
            reason: 'authentication_failed',
          });
          expect(shop.heard.declined).toContain(id);
        });

        it('assumed: leads a Hebrew buyer to the Hebrew page', async () => {
          const id = await shop.newOrder({ buyerLanguage: 'he' });
          expect(await answer(await challenge(id), 'approve')).toBe(`https://shop.test/he/thank-you/${id}`);
        });

        it('assumed: another card takes the place of one that was not confirmed', async () => {
          const id = await shop.newOrder();
          const path = await challenge(id);
          expect((await shop.charge(id, await shop.token(GOOD))).paymentStatus).toBe('PAID');
          expect((await shop.browse(path, { method: 'POST' })).headers.get('location')).toContain('/return/');
          expect((await read(id)).balanceSummary?.paid?.amount).toBe('116.85');
          expect((await paymentsOf(id)).map(({ status }) => status)).toEqual(['CANCELED', 'APPROVED']);
          expect(shop.heard.declined).not.toContain(id);
        });

        it('assumed: nobody waits for it for ever', async () => {
          const id = await shop.newOrder();
          await challenge(id);
          shop.clock.advance(16 * 60_000);
          await shop.gateway.work();
          await shop.platform.maintain();
          expect((await shop.state(id)).charge).toMatchObject({ reason: 'authentication_timed_out' });
        });
      });

      describe('an answer that comes later', () => {
        it('assumed: is heard from the gateway, and the buyer gets the mail then', async () => {
          const id = await shop.newOrder();
          expect((await shop.charge(id, await shop.token(LATER))).charge?.status).toBe('PENDING');
          await shop.gateway.work();
          expect((await shop.state(id)).paymentStatus).toBe('PENDING');
          shop.clock.advance(10_000);
          await shop.gateway.work();
          expect(await shop.state(id)).toMatchObject({ orderStatus: 'APPROVED', paymentStatus: 'PAID' });
        });

        it('assumed: may be a no', async () => {
          const id = await shop.newOrder();
          await shop.charge(id, await shop.token('4000000000000788'));
          shop.clock.advance(10_000);
          await shop.gateway.work();
          expect((await shop.state(id)).paymentStatus).toBe('DECLINED');
          expect(shop.heard.declined.filter((one) => one === id)).toHaveLength(1);
        });

        it('assumed: is asked for when the gateway cannot reach the shop', async () => {
          const id = await shop.newOrder();
          await shop.charge(id, await shop.token(LATER));
          shop.network.up = false;
          shop.clock.advance(5 * 60_000);
          await shop.gateway.work();
          expect((await shop.state(id)).paymentStatus).toBe('PENDING');
          await shop.platform.maintain();
          expect((await shop.state(id)).paymentStatus).toBe('PAID');
          shop.network.up = true;
          shop.clock.advance(60_000);
          await shop.gateway.work();
          expect(shop.heard.approved.filter((one) => one === id)).toHaveLength(1);
        });

        it('assumed: a gateway that timed out is asked again, and collects once', async () => {
          const id = await shop.newOrder();
          expect((await shop.charge(id, await shop.token('4000000000005001'))).charge?.status).toBe(
            'PENDING',
          );
          await shop.platform.maintain();
          expect((await shop.state(id)).paymentStatus).toBe('PENDING');
          shop.clock.advance(61_000);
          await shop.platform.maintain();
          expect((await shop.state(id)).paymentStatus).toBe('PAID');
          expect(await paymentsOf(id)).toHaveLength(1);
        });

        it('docs: no second payment is begun meanwhile', async () => {
          const id = await shop.newOrder();
          await shop.charge(id, await shop.token(LATER));
          const second = shop.modules.checkout.createOrderAndCharge(id, {
            paymentToken: await shop.token(GOOD),
          });
          expect(await errorOf(second)).toBe('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS');
        });
      });

      describe('orders nobody pays', () => {
        it('assumed: let go of what they hold after half an hour, once', async () => {
          const [unpaid, paid, open] = [await shop.newOrder(), await shop.newOrder(), await shop.newOrder()];
          await shop.charge(paid, await shop.token(GOOD));
          shop.clock.advance(29 * 60_000);
          await shop.charge(open, await shop.token(SECOND_STEP));
          await shop.platform.maintain();
          expect(shop.heard.declined).not.toContain(unpaid);
          shop.clock.advance(2 * 60_000);
          await shop.platform.maintain();
          await shop.platform.maintain();
          expect(shop.heard.declined.filter((one) => one === unpaid)).toHaveLength(1);
          expect(shop.heard.declined).not.toContain(paid);
          expect(shop.heard.declined).not.toContain(open);
          expect((await shop.charge(unpaid, await shop.token(GOOD))).paymentStatus).toBe('PAID');
        });
      });

      describe('whose payment it is', () => {
        it('assumed: only the buyer and the shop are told how it stands', async () => {
          const id = await shop.newOrder({
            buyerInfo: { visitorId: 'aaaaaaaa-0000-4000-8000-000000000001' },
          });
          await shop.charge(id, await shop.token(GOOD));
          const ask = async (visitorId: string): Promise<number> => {
            const authorization = await shop.platform.tokens.sign({
              kind: 'visitor',
              siteId: shop.site.id,
              visitorId,
            });
            return (
              await shop.call('POST', extensionPath('getMyPayment'), { orderId: id }, { authorization })
            ).status;
          };
          expect(await ask('aaaaaaaa-0000-4000-8000-000000000001')).toBe(200);
          expect(await ask('aaaaaaaa-0000-4000-8000-000000000002')).toBe(404);
          const nobody = await shop.platform.fetch(
            new Request(`https://shop.test${extensionPath('getMyPayment')}`, {
              method: 'POST',
              body: JSON.stringify({ orderId: id }),
            }),
          );
          expect(nobody.status).toBe(404);
        });

        it('assumed: refunds of its payments fare as the card says', async () => {
          for (const [number, status] of [
            ['4000000000007726', 'PENDING'],
            ['4000000000005126', 'FAILED'],
            ['4242424242424242', 'SUCCEEDED'],
          ] as const) {
            const id = await shop.newOrder();
            const { charge } = await shop.charge(id, await shop.token(number));
            await shop.modules.orderBilling
              .refundPayments(id, {
                paymentRefunds: [{ paymentId: String(charge?.paymentId), amount: { amount: '10.00' } }],
              })
              .catch(() => undefined);
            const { orderTransactions } =
              await shop.modules.orderTransactions.listTransactionsForSingleOrder(id);
            expect(orderTransactions?.refunds?.[0]?.transactions?.[0]?.refundStatus).toBe(status);
            expect(await transactionOf(id)).toMatch(kind.transaction);
          }
        });
      });
    },
    paymentTestMigrations,
  );
