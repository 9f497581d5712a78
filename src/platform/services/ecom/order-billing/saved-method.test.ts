import { draftOrders, orderBilling } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { forRaces, onDatabase } from '#testing/engines.ts';
import { stripe, testGateway } from '#testing/gateways.ts';
import { MEMBER, plainOrder, errorOf } from '#testing/orders.ts';
import { paymentTestMigrations, startPayments, type PaymentStack } from '#testing/payments.ts';

const GOOD = '4242424242424242';
const SECOND_STEP = '4000002760003184';
const LOSES_ANSWERS = '4000000000005001';
const HOUR = 3_600_000;
const ELSE = 'dddddddd-0000-4000-8000-000000000009';

const GATEWAYS = [
  { kind: testGateway, suiteOn: forRaces },
  { kind: stripe, suiteOn: onDatabase },
];

for (const { kind, suiteOn } of GATEWAYS)
  suiteOn(
    `saved payment methods by ${kind.name}`,
    (database) => {
      let shop: PaymentStack;

      beforeAll(() => {
        shop = startPayments(database(), kind);
      });

      const read = (id: string) => shop.modules.orders.getOrder(id);
      const paymentsOf = async (id: string) =>
        (await shop.modules.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions
          ?.payments ?? [];

      const newOrder = async (more: object = {}): Promise<string> => {
        const buyerInfo = { memberId: MEMBER, email: 'anna@example.com' };
        const order = plainOrder('100.00', { channelInfo: { type: 'WEB' }, buyerInfo, ...more });
        return String((await shop.modules.orders.createOrder(order))._id);
      };

      /** Something for 30.00 more, after it was paid. */
      async function makeDearer(id: string): Promise<void> {
        const { draftOrders: drafts } = shop.sdk({ draftOrders });
        const begun = await drafts.createDraftOrder({ sourceOrderId: id });
        const draftId = String(begun.calculatedDraftOrder?.draftOrder?._id);
        await drafts.addLineItemsToDraftOrder(draftId, {
          customLineItems: [{ quantity: 1, productName: { original: 'Frame' }, price: { amount: '30.00' } }],
        });
        await drafts.commitDraftOrder(draftId);
      }

      async function pay(id: string, number: string, saves: boolean): Promise<void> {
        const { charge } = await shop.charge(id, await shop.token(number), saves);
        if (charge?.redirectUrl) {
          const { pathname } = new URL(charge.redirectUrl);
          await shop.browse(pathname, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
        }
        if (charge?.status === 'PENDING') {
          shop.clock.advance(61_000);
          await shop.platform.maintain();
        }
        expect((await shop.state(id)).paymentStatus).toBe('PAID');
      }

      /** A member's, who kept the card; 30.00 are left to pay. */
      async function keptOrder(number = GOOD, more: object = {}): Promise<string> {
        const id = await newOrder(more);
        await pay(id, number, true);
        await makeDearer(id);
        return id;
      }

      const authorize = (id: string, amount = '30.00', more: object = {}, key?: string) =>
        shop
          .sdk({ orderBilling }, undefined, key === undefined ? {} : { 'idempotency-key': key })
          .orderBilling.authorizeChargeWithSavedPaymentMethod(id, {
            amount: { amount },
            currency: 'EUR',
            delayedCaptureSettings: { scheduledAction: 'VOID' },
            ...more,
          });

      const asMember = async (memberId: string) => {
        const caller = { kind: 'member' as const, siteId: shop.site.id, memberId };
        return { authorization: await shop.platform.tokens.sign(caller) };
      };
      const methodsOf = async (memberId: string) => {
        const reply = await shop.call(
          'POST',
          extensionPath('listMyPaymentMethods'),
          {},
          await asMember(memberId),
        );
        return ((await reply.json()) as { methods: { id: string; lastFourDigits: string }[] }).methods;
      };

      describe('a charge authorized by the shop', () => {
        it('docs: holds the amount on the card that the order was paid with', async () => {
          const id = await keptOrder();
          expect((await paymentsOf(id))[0]?.regularPaymentDetails).toMatchObject({
            savedPaymentMethod: true,
            creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' },
          });
          const { payment, orderTransactions } = await authorize(id, '20.00');
          expect(payment).toMatchObject({
            status: 'AUTHORIZED',
            amount: { amount: '20.00' },
            regularPaymentDetails: {
              offlinePayment: false,
              savedPaymentMethod: true,
              providerTransactionId: expect.stringMatching(kind.transaction) as string,
              creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' },
              authorizationDetails: { delayedCapture: true, scheduledAction: { actionType: 'VOID' } },
            },
          });
          expect(orderTransactions?.payments).toHaveLength(2);
          const order = await read(id);
          expect(order.balanceSummary).toMatchObject({
            authorized: { amount: '20.00' },
            paid: { amount: '100.00' },
            balance: { amount: '30.00' },
          });
          expect(order.activities?.at(-1)).toMatchObject({
            activityType: 'AUTHORIZED_PAYMENT_CREATED',
            authorizedPaymentCreated: { paymentId: payment?._id, amount: { amount: '20.00' } },
          });
          await shop.modules.orderBilling.captureAuthorizedPayments(id, {
            payments: [{ paymentId: String(payment?._id) }],
          });
          expect((await read(id)).balanceSummary?.paid?.amount).toBe('120.00');
        });

        it('docs: is captured or voided by itself after the delay, and never later than the bank holds it', async () => {
          const id = await keptOrder();
          const now = shop.clock.now().getTime();
          const soon = { delayDuration: { count: 2, unit: 'HOURS' as const } };
          const far = { delayDuration: { count: 90, unit: 'DAYS' as const } };
          const settings = (scheduledAction: 'CAPTURE' | 'VOID', delay: object) => ({
            delayedCaptureSettings: { scheduledAction, ...delay },
          });
          const dates = [];
          for (const [action, delay] of [
            ['CAPTURE', soon],
            ['VOID', soon],
            ['CAPTURE', far],
            ['VOID', far],
          ] as const) {
            const { payment } = await authorize(id, '5.00', settings(action, delay));
            const { scheduledAction } = payment?.regularPaymentDetails?.authorizationDetails ?? {};
            expect(scheduledAction?.actionType).toBe(action);
            dates.push((Number(scheduledAction?.executionDate) - now) / HOUR);
          }
          expect(dates).toEqual([2, 2, 156, 168]);
          shop.clock.advance(3 * HOUR);
          await shop.platform.maintain();
          expect((await paymentsOf(id)).map(({ status }) => status)).toEqual([
            'APPROVED',
            'APPROVED',
            'VOIDED',
            'AUTHORIZED',
            'AUTHORIZED',
          ]);
        });

        it('docs: is rejected without a kept card, in another currency, beyond what is left, and of an ended order', async () => {
          const unkept = await newOrder();
          await pay(unkept, GOOD, false);
          await makeDearer(unkept);
          expect((await paymentsOf(unkept))[0]?.regularPaymentDetails?.savedPaymentMethod).toBeFalsy();
          expect(await errorOf(authorize(unkept))).toBe('NO_SAVED_PAYMENT_METHOD');
          const guests = await keptOrder(GOOD, { buyerInfo: { email: 'guest@example.com' } });
          expect(await errorOf(authorize(guests))).toBe('NO_SAVED_PAYMENT_METHOD');
          expect(await errorOf(authorize(ELSE))).toBe('ORDER_NOT_FOUND');

          const id = await keptOrder();
          expect(await errorOf(authorize(id, '1.00', { currency: 'USD' }))).toBe('INVALID_CURRENCY');
          for (const amount of ['0', '30.01'])
            expect(await errorOf(authorize(id, amount))).toBe('INVALID_AMOUNT');
          expect(await errorOf(authorize(id, '1.001'))).toEqual(['options.amount.amount DECIMAL_MAX_SCALE']);
          await authorize(id, '30.00');
          expect(await errorOf(authorize(id, '0.01'))).toBe('ORDER_PAID');
          const canceled = await keptOrder();
          await shop.modules.orders.cancelOrder(canceled);
          expect(await errorOf(authorize(canceled))).toBe('ORDER_CANCELED');
        });

        it('assumed: a card whose bank wants the buyer is declined, told so, and owes the order nothing', async () => {
          const id = await keptOrder(SECOND_STEP);
          const attempt: unknown = await authorize(id).catch((error: unknown) => error);
          expect(attempt).toMatchObject({
            details: {
              applicationError: {
                code: 'PAYMENT_DECLINED',
                data: { reason: 'authentication_required' },
              },
            },
          });
          expect((await paymentsOf(id)).at(-1)?.status).toBe('DECLINED');
          const order = await read(id);
          expect(order.activities?.at(-1)?.activityType).toBe('PAYMENT_DECLINED');
          expect(order.balanceSummary).toMatchObject({
            pending: { amount: '0.00' },
            balance: { amount: '30.00' },
          });
          // The buyer's own state says nothing of it.
          expect((await shop.state(id)).charge?.status).toBe('APPROVED');
        });

        it('assumed: whose answer was lost is pending, and asked for again until it is known', async () => {
          const id = await keptOrder(LOSES_ANSWERS);
          const { payment } = await authorize(id);
          expect(payment?.status).toBe('PENDING');
          expect(await errorOf(authorize(id))).toBe('ORDER_PAID');
          shop.clock.advance(61_000);
          await shop.platform.maintain();
          expect((await paymentsOf(id)).map(({ status }) => status)).toEqual(['APPROVED', 'AUTHORIZED']);
        });

        it('assumed: the same key is the same charge; two at once never hold more than is left', async () => {
          const id = await keptOrder();
          const key = crypto.randomUUID();
          const same = await Promise.all([1, 2, 3].map(() => authorize(id, '10.00', {}, key)));
          expect(new Set(same.map(({ payment }) => payment?._id)).size).toBe(1);
          const rest = await Promise.allSettled([1, 2, 3].map(() => authorize(id, '15.00')));
          expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
          expect((await read(id)).balanceSummary?.authorized?.amount).toBe('25.00');
        });
      });

      describe('what a member keeps', () => {
        it('assumed: is listed for the member alone, once for a card however often it is used', async () => {
          const memberId = crypto.randomUUID();
          await keptOrder(GOOD, { buyerInfo: { memberId, email: 'noa@example.com' } });
          expect(await methodsOf(memberId)).toEqual([
            {
              id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
              brand: 'Visa',
              lastFourDigits: '4242',
              createdDate: expect.any(String) as string,
            },
          ]);
          expect(await methodsOf(ELSE)).toEqual([]);
          expect((await shop.call('POST', extensionPath('listMyPaymentMethods'), {})).status).toBe(403);
        });

        it('assumed: once removed is charged by nobody, and its payments say so', async () => {
          const memberId = crypto.randomUUID();
          const id = await keptOrder(GOOD, { buyerInfo: { memberId, email: 'noa@example.com' } });
          const [method] = await methodsOf(memberId);
          const remove = async (by: string) =>
            (
              await shop.call(
                'POST',
                extensionPath('removeMyPaymentMethod'),
                { methodId: method?.id },
                await asMember(by),
              )
            ).status;
          expect(await remove(MEMBER)).toBe(404);
          expect(await remove(memberId)).toBe(200);
          expect(await remove(memberId)).toBe(404);
          expect(await methodsOf(memberId)).toEqual([]);
          expect((await paymentsOf(id))[0]?.regularPaymentDetails?.savedPaymentMethod).toBe(false);
          expect(await errorOf(authorize(id))).toBe('NO_SAVED_PAYMENT_METHOD');
          const customers = [...(shop.gateway.double?.books.customers.values() ?? [])];
          expect(customers.at(-1)?.cards ?? []).toEqual([]);
        });
      });
    },
    paymentTestMigrations,
  );
