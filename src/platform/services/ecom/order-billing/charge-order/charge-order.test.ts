import { draftOrders } from '@wix/ecom';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import { forRaces, onDatabase } from '#testing/engines.ts';
import { MEMBER, orderModules, plainOrder, errorOf, type ChargeOptions } from '#testing/orders.ts';
import { paymentTestMigrations, startPayments, type PaymentStack } from '#testing/payments.ts';
import { TEST_SITE } from '#testing/stack.ts';
import { insertGiftCard } from '../../gift-vouchers/public.ts';

const GOOD = '4242424242424242';
const SECOND_STEP = '4000002760003184';
const LOSES_ANSWERS = '4000000000005001';

interface Prepares {
  preparePaymentCollection(id: string, amount: object): Promise<{ paymentGatewayOrderId?: string }>;
}

const suite =
  (part: 'races' | 'others') =>
  (database: () => Database): void => {
    let shop: PaymentStack;

    beforeAll(() => {
      shop = startPayments(database());
    });

    const read = (id: string) => shop.modules.orders.getOrder(id);
    const paymentsOf = async (id: string) =>
      (await shop.modules.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions?.payments ??
      [];

    /** 40.00 are left of it; the buyer kept the card that paid the rest. */
    async function keptOrder(number = GOOD): Promise<string> {
      const buyerInfo = { memberId: MEMBER, email: 'anna@example.com' };
      const created = await shop.modules.orders.createOrder(
        plainOrder('60.00', { channelInfo: { type: 'WEB' }, buyerInfo }),
      );
      const id = String(created._id);
      const { charge } = await shop.charge(id, await shop.token(number), true);
      if (charge?.redirectUrl) {
        const { pathname } = new URL(charge.redirectUrl);
        await shop.browse(pathname, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
      }
      shop.clock.advance(61_000);
      await shop.platform.maintain();
      expect((await shop.state(id)).paymentStatus).toBe('PAID');
      const { draftOrders: drafts } = shop.sdk({ draftOrders });
      const begun = await drafts.createDraftOrder({ sourceOrderId: id });
      const draftId = String(begun.calculatedDraftOrder?.draftOrder?._id);
      await drafts.addLineItemsToDraftOrder(draftId, {
        customLineItems: [{ quantity: 1, productName: { original: 'Frame' }, price: { amount: '40.00' } }],
      });
      await drafts.commitDraftOrder(draftId);
      return id;
    }

    async function giftCard(balance = '25.00', currency = 'EUR'): Promise<string> {
      const code = crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase();
      await insertGiftCard(shop.database.kysely, TEST_SITE.id, {
        id: crypto.randomUUID(),
        code,
        balance,
        currency,
        expirationDate: undefined,
        isDisabled: false,
        externalId: undefined,
      });
      return code;
    }
    const balanceOf = async (code: string): Promise<string> => {
      const { rows } = await sql<{ balance: string }>`
        select balance::text as balance from gift_cards where code = ${code}`.execute(shop.database.kysely);
      return Number(rows[0]?.balance).toFixed(2);
    };

    const prepare = async (id: string, amount: string): Promise<string> => {
      const orders = shop.modules.orders as unknown as Prepares;
      return String((await orders.preparePaymentCollection(id, { amount })).paymentGatewayOrderId);
    };
    const charge = (id: string, options: ChargeOptions, key?: string) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      return orderModules(shop, undefined, headers).hiddenBilling.chargeOrder(id, options);
    };
    const kept = (paymentIntentId: string, amount: string, more: object = {}): ChargeOptions => ({
      merchantInitiated: true,
      regularCharge: { paymentIntentId, amount: { amount }, ...more },
    });

    const parts = {
      races(): void {
        it('docs: the same key, of the request or of the call, charges once, also at the same moment', async () => {
          const id = await keptOrder();
          const intent = await prepare(id, '10.00');
          const options = { ...kept(intent, '10.00'), idempotencyKey: crypto.randomUUID() };
          const same = await Promise.all([1, 2, 3].map(() => charge(id, options)));
          expect(new Set(same.map(({ payments }) => payments?.[0]?._id)).size).toBe(1);
          const code = await giftCard();
          const key = crypto.randomUUID();
          const giftCards = [{ giftCardCode: code, amount: { amount: '5.00' } }];
          await Promise.all([1, 2].map(() => charge(id, { giftCards }, key)));
          expect(await balanceOf(code)).toBe('20.00');
          expect((await read(id)).balanceSummary?.paid?.amount).toBe('75.00');
        });
      },
      others(): void {
        describe('a prepared payment', () => {
          it('docs: is charged to the kept card, and its request is paid', async () => {
            const id = await keptOrder();
            const intent = await prepare(id, '40.00');
            const { payments, orderTransactions, regularChargeResponseToken } = await charge(
              id,
              kept(intent, '40.00'),
            );
            expect(payments).toMatchObject([
              {
                status: 'APPROVED',
                amount: { amount: '40.00' },
                regularPaymentDetails: {
                  savedPaymentMethod: true,
                  creditCardDetails: { lastFourDigits: '4242' },
                },
              },
            ]);
            expect(regularChargeResponseToken).toBe(payments?.[0]?._id);
            expect(orderTransactions?.payments).toHaveLength(2);
            expect(await read(id)).toMatchObject({
              paymentStatus: 'PAID',
              balanceSummary: { paid: { amount: '100.00' }, balance: { amount: '0.00' } },
            });
            const page = await shop.call('POST', extensionPath('getPaymentPage'), {
              paymentRequestId: intent,
            });
            expect(await page.json()).toMatchObject({ standing: 'PAID' });
            expect(await errorOf(charge(id, kept(intent, '40.00')))).toBe('ORDER_PAID');
          });

          it('docs: with settings for a later capture is only held', async () => {
            const id = await keptOrder();
            const delayedCaptureSettings = {
              scheduledAction: 'CAPTURE' as const,
              delayDuration: { count: 1, unit: 'DAYS' as const },
            };
            const { payments } = await charge(
              id,
              kept(await prepare(id, '40.00'), '40.00', { delayedCaptureSettings }),
            );
            expect(payments?.[0]).toMatchObject({
              status: 'AUTHORIZED',
              regularPaymentDetails: {
                authorizationDetails: {
                  scheduledAction: {
                    actionType: 'CAPTURE',
                    executionDate: new Date(shop.clock.now().getTime() + 86_400_000),
                  },
                },
              },
            });
          });

          it('docs: is made ready by a delayed charge, for the buyer to pay or the shop to charge', async () => {
            const id = await keptOrder();
            const { payments, regularChargeResponseToken: intent = '' } = await charge(id, {
              regularCharge: { delayedCharge: true, amount: { amount: '40.00' } },
            });
            expect(payments).toEqual([]);
            const page = await shop.call('POST', extensionPath('getPaymentPage'), {
              paymentRequestId: intent,
            });
            expect(await page.json()).toMatchObject({ standing: 'UNPAID' });
            await charge(id, kept(String(intent), '40.00'));
            expect((await read(id)).paymentStatus).toBe('PAID');
          });

          it('docs: is rejected where it is none, was paid, is under way, or nobody’s card is kept', async () => {
            const id = await keptOrder(LOSES_ANSWERS);
            const intent = await prepare(id, '10.00');
            const code = (options: ChargeOptions) => errorOf(charge(id, options));
            expect(
              await code({ merchantInitiated: true, regularCharge: { amount: { amount: '10.00' } } }),
            ).toBe('PAYMENT_INTENT_ID_REQUIRED');
            expect(await code(kept(crypto.randomUUID(), '10.00'))).toBe('PAYMENT_ATTEMPT_EXPIRED');
            expect(await code(kept(intent, '9.99'))).toBe('INVALID_AMOUNT');
            expect(await code(kept(intent, '40.01'))).toBe('INVALID_AMOUNT');
            expect(
              await code({ regularCharge: { paymentIntentId: intent, amount: { amount: '10.00' } } }),
            ).toBe('PAYMENT_METHOD_UNAVAILABLE');
            const [first] = await paymentsOf(id);
            expect(await code(kept(String(first?._id), '10.00'))).toBe('PAYMENT_ALREADY_APPROVED');
            const { payments } = await charge(id, kept(intent, '10.00'));
            expect(payments?.[0]?.status).toBe('PENDING');
            expect(await code(kept(intent, '10.00'))).toBe('PAYMENT_ALREADY_IN_PROGRESS');
            shop.clock.advance(61_000);
            await shop.platform.maintain();
            expect(await code(kept(intent, '10.00'))).toBe('PAYMENT_ALREADY_APPROVED');
            const other = await prepare(await keptOrder(), '10.00');
            expect(await code(kept(other, '10.00'))).toBe('PAYMENT_ATTEMPT_EXPIRED');
            expect(await errorOf(charge(crypto.randomUUID(), kept(intent, '1.00')))).toBe('ORDER_NOT_FOUND');
            expect(await code({ ...kept(intent, '10.00'), memberId: crypto.randomUUID() })).toEqual([
              'options.memberId OTHER',
            ]);
            expect(await code({})).toEqual(['options.regularCharge REQUIRED_ONE_OF_FIELD']);
          });
        });

        describe('gift cards', () => {
          it('docs: pay beside the card; all of it, or nothing', async () => {
            const id = await keptOrder();
            const [one, two] = [await giftCard(), await giftCard('5.00')];
            const { payments } = await charge(id, {
              ...kept(await prepare(id, '20.00'), '20.00'),
              giftCards: [
                { giftCardCode: one, amount: { amount: '15.00' } },
                { giftCardCode: two, amount: { amount: '5.00' } },
              ],
            });
            expect(payments?.map(({ status, amount }) => [status, amount?.amount])).toEqual([
              ['APPROVED', '15.00'],
              ['APPROVED', '5.00'],
              ['APPROVED', '20.00'],
            ]);
            expect((await read(id)).paymentStatus).toBe('PAID');
            expect([await balanceOf(one), await balanceOf(two)]).toEqual(['10.00', '0.00']);
          });

          it('docs: pay alone', async () => {
            const id = await keptOrder();
            const code = await giftCard();
            const { payments } = await charge(id, {
              giftCards: [{ giftCardCode: code, amount: { amount: '25.00' } }],
            });
            expect(payments).toMatchObject([
              { status: 'APPROVED', giftcardPaymentDetails: { voided: false } },
            ]);
            expect((await read(id)).balanceSummary?.balance?.amount).toBe('15.00');
          });

          it('assumed: get their part back when the card beside them is declined', async () => {
            const id = await keptOrder(SECOND_STEP);
            const code = await giftCard();
            const options: ChargeOptions = {
              ...kept(await prepare(id, '20.00'), '20.00'),
              giftCards: [{ giftCardCode: code, amount: { amount: '20.00' } }],
            };
            expect(await errorOf(charge(id, options))).toBe('PAYMENT_DECLINED');
            expect(await balanceOf(code)).toBe('25.00');
            expect((await paymentsOf(id)).map(({ status }) => status)).toEqual([
              'APPROVED',
              'VOIDED',
              'DECLINED',
            ]);
            expect((await read(id)).balanceSummary).toMatchObject({
              paid: { amount: '60.00' },
              pending: { amount: '0.00' },
              balance: { amount: '40.00' },
            });
          });

          it('docs: are rejected by name, and then nothing is charged', async () => {
            const id = await keptOrder();
            const intent = await prepare(id, '10.00');
            const code = async (giftCards: ChargeOptions['giftCards']) =>
              errorOf(charge(id, { ...kept(intent, '10.00'), giftCards }));
            const amount = { amount: '5.00' };
            const good = await giftCard();
            const twice = [
              { giftCardCode: good, amount },
              { giftCardCode: good, amount },
            ];
            expect(await code(twice)).toBe('GIFT_CARD_ALREADY_APPLIED');
            expect(await code([{ giftCardCode: 'nonsense-card', amount }])).toBe('GIFT_CARD_NOT_FOUND');
            expect(await code([{ giftCardCode: await giftCard('9.00', 'USD'), amount }])).toBe(
              'INVALID_GIFT_CARD_CURRENCY',
            );
            expect(
              await code([
                { giftCardCode: good, amount },
                { giftCardCode: await giftCard('4.99'), amount },
              ]),
            ).toBe('INSUFFICIENT_FUNDS');
            expect(await code([{ giftCardCode: good, amount: { amount: '30.01' } }])).toBe('INVALID_AMOUNT');
            expect(await balanceOf(good)).toBe('25.00');
            expect(await paymentsOf(id)).toHaveLength(1);
            await charge(id, { giftCards: [{ giftCardCode: good, amount }] });
            expect(await errorOf(charge(id, { giftCards: [{ giftCardCode: good, amount }] }))).toBe(
              'ALREADY_REDEEMED',
            );
          });
        });

        it('assumed: a membership that no app keeps pays nothing, and nothing else is charged with it', async () => {
          const id = await keptOrder();
          const code = await giftCard();
          const lineItemId = String((await read(id)).lineItems?.[0]?._id);
          const existingMembership = { membershipId: crypto.randomUUID(), appId: crypto.randomUUID() };
          const memberships = [{ lineItemId, membershipIdentifier: { existingMembership } }];
          const giftCards = [{ giftCardCode: code, amount: { amount: '1.00' } }];
          expect(await errorOf(charge(id, { memberships, giftCards }))).toBe('MEMBERSHIP_NOT_ELIGIBLE');
          expect(await balanceOf(code)).toBe('25.00');
        });
      },
    };
    parts[part]();
  };

onDatabase('charging an order', suite('others'), paymentTestMigrations);
forRaces('charging an order at the same moment', suite('races'), paymentTestMigrations);
