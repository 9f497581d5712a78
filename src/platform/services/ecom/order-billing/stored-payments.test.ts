import { describe, expect, it } from 'vitest';
import { forRaces } from '#testing/engines.ts';
import { newGiftCard } from '#testing/gift-card-codes.ts';
import { cardPayment, paidOrder, plainOrder, posterOrder, errorOf, startOrders } from '#testing/orders.ts';
import { TEST_SITE } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const UNKNOWN = '99999999-9999-4999-8999-999999999999';
const MOIRE = '00000000-0000-0000-0000-000000000001';
const eur = (amount: string): object => expect.objectContaining({ amount, formattedAmount: `€${amount}` });

forRaces(
  'gift cards and memberships that pay for an order',
  (database) => {
    const giftCard = (balance: string, more?: Parameters<typeof newGiftCard>[2]): Promise<string> =>
      newGiftCard({ database: database(), site: TEST_SITE }, balance, more);
    const left = async (code: string): Promise<unknown> => {
      const reply = await startOrders(database()).stack.call('POST', `/ecom/v1/gift-cards/${code}`, {});
      return ((await reply.json()) as { giftCard: { balance: { value: string } } }).giftCard.balance.value;
    };
    const redeem = (amount: string, giftCardCode: string, currency = 'EUR') => ({
      giftCardCode,
      amount: { amount },
      currency,
    });

    describe('gift card', () => {
      it('docs: pays a part, then the rest, and is given back by a refund', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(posterOrder());
        const id = String(_id);
        const [first, second] = [await giftCard('50.00'), await giftCard('100.00')];
        const { payment, orderTransactions } = await sdk.orderBilling.redeemGiftCard(
          id,
          redeem('50.00', first),
        );
        expect(payment).toMatchObject({
          amount: eur('50.00'),
          status: 'APPROVED',
          giftcardPaymentDetails: { obfuscatedCode: `****-****-****-${first.slice(-4)}` },
        });
        expect(orderTransactions?.payments).toEqual([payment]);
        expect(await left(first)).toBe('0.00');
        expect(await sdk.orders.getOrder(id)).toMatchObject({
          status: 'APPROVED',
          paymentStatus: 'PARTIALLY_PAID',
          balanceSummary: { balance: eur('66.85') },
        });
        await sdk.orderBilling.redeemGiftCard(id, redeem('66.85', second));
        expect((await sdk.orders.getOrder(id)).paymentStatus).toBe('PAID');
        await sdk.orderBilling.refundPayments(id, { paymentRefunds: [{ paymentId: String(payment?._id) }] });
        expect([await left(first), await left(second)]).toEqual(['50.00', '33.15']);
      });

      it('docs: is rejected in the words of the contract, and nothing is taken off it', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('30.00'));
        const id = String(_id);
        const good = await giftCard('20.00');
        const ask = (body: ReturnType<typeof redeem>, orderId = id) =>
          errorOf(sdk.orderBilling.redeemGiftCard(orderId, body));
        expect(await ask(redeem('5.00', 'NOSUCHCARD'))).toBe('GIFT_CARD_NOT_FOUND');
        expect(await ask(redeem('5.00', good), UNKNOWN)).toBe('ORDER_NOT_FOUND');
        expect(await ask(redeem('5.00', good, 'USD'))).toBe('CURRENCY_MISMATCH');
        expect(await ask(redeem('20.01', good))).toBe('INSUFFICIENT_FUNDS');
        expect(await ask(redeem('0.00', good))).toEqual(['options.amount.amount DECIMAL_GT']);
        expect(await ask(redeem('30.01', await giftCard('90.00')))).toEqual([
          'options.amount.amount DECIMAL_LTE',
        ]);
        expect(await ask(redeem('1.001', good))).toEqual(['options.amount.amount DECIMAL_MAX_SCALE']);
        expect(await ask(redeem('5.00', await giftCard('9.00', { isDisabled: true })))).toBe(
          'GIFT_CARD_DISABLED',
        );
        expect(
          await ask(redeem('5.00', await giftCard('9.00', { expirationDate: '2020-01-01T00:00:00.000Z' }))),
        ).toBe('GIFT_CARD_EXPIRED');
        expect(await ask(redeem('5.00', await giftCard('9.00', { currency: 'USD' })))).toBe(
          'CURRENCY_NOT_SUPPORTED',
        );
        await sdk.orderBilling.redeemGiftCard(id, redeem('10.00', good));
        expect(await ask(redeem('5.00', good))).toBe('ALREADY_REDEEMED');
        expect(await left(good)).toBe('10.00');
        await sdk.hidden.recordManuallyCollectedPayment(id, { amount: '20.00' });
        expect(await ask(redeem('5.00', await giftCard('9.00')))).toBe('ORDER_PAID');
        const other = await sdk.orders.createOrder(plainOrder('30.00'));
        await sdk.orders.cancelOrder(String(other._id));
        expect(await ask(redeem('5.00', await giftCard('9.00')), String(other._id))).toBe('ORDER_CANCELED');
      });

      it('assumed: of two who use the last of it at once, one does', async () => {
        const { sdk } = startOrders(database());
        const code = await giftCard('30.00');
        const ids = await Promise.all(
          [1, 2].map(async () => String((await sdk.orders.createOrder(plainOrder('30.00')))._id)),
        );
        const answers = await Promise.all(
          ids.map((id) => errorOf(sdk.orderBilling.redeemGiftCard(id, redeem('30.00', code)))),
        );
        expect(new Set(answers)).toEqual(new Set(['INSUFFICIENT_FUNDS', 'nothing refused']));
        expect(await left(code)).toBe('0.00');
      });
    });

    describe('membership', () => {
      const membership = (lineItemId: string, status = 'APPROVED') => ({
        amount: { amount: '30.00' },
        status,
        membershipPaymentDetails: {
          lineItemId,
          membershipId: 'm-1',
          providerAppId: UNKNOWN,
          name: { original: 'Ten prints' },
        },
      });

      it('docs: none that is not there can be charged, by either name', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('60.00'));
        const id = String(_id);
        const before = await sdk.orders.getOrder(id);
        const existingMembership = { membershipId: 'm-1', appId: UNKNOWN };
        const memberships = [{ lineItemId: MOIRE, membershipIdentifier: { existingMembership } }];
        const charge = (orderId: string) =>
          errorOf(sdk.orderBilling.chargeMemberships(orderId, { memberId: UNKNOWN, memberships }));
        expect(await charge(id)).toBe('MEMBERSHIP_NOT_ELIGIBLE');
        expect(await charge(UNKNOWN)).toBe('ORDER_NOT_FOUND');
        const membershipCharges = [
          {
            appId: UNKNOWN,
            membershipId: 'm-1',
            membershipName: { original: 'Ten prints' },
            catalogReference: { appId: UNKNOWN, catalogItemId: 'c' },
            rootCatalogItemId: 'c',
            lineItemId: MOIRE,
          },
        ];
        expect(await errorOf(sdk.hidden.chargeMemberships(id, UNKNOWN, { membershipCharges }))).toBe(
          'MEMBERSHIP_NOT_ELIGIBLE',
        );
        expect(await sdk.orders.getOrder(id)).toEqual(before);
      });

      it('docs: what memberships paid is taken back, all or nothing, and due again', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('60.00'));
        const id = String(_id);
        const { paymentsIds = [] } = await sdk.orderTransactions.addPayments(id, [
          membership(MOIRE),
          membership(MOIRE, 'PENDING'),
          cardPayment('30.00'),
        ] as never);
        const [charged, pending, card] = paymentsIds.map(String);
        const voiding = (...ids: unknown[]) =>
          errorOf(sdk.hiddenBilling.voidMemberships(id, { paymentIds: ids.map(String) }));
        expect(await voiding(charged, UNKNOWN)).toBe('PAYMENT_NOT_FOUND');
        expect(await voiding(charged, card)).toBe('NOT_MEMBERSHIP_PAYMENT');
        expect(await voiding(charged, pending)).toBe('MEMBERSHIP_PAYMENT_NOT_CHARGED');
        expect(await voiding(charged, charged)).toEqual(['options.paymentIds[1] OTHER']);
        expect((await sdk.orders.getOrder(id)).balanceSummary?.paid).toEqual(eur('60.00'));
        await sdk.hiddenBilling.voidMemberships(id, { paymentIds: [String(charged)] });
        const money = await sdk.orderTransactions.listTransactionsForSingleOrder(id);
        expect(money.orderTransactions?.payments?.[0]).toMatchObject({
          status: 'VOIDED',
          membershipPaymentDetails: { voided: true, status: 'VOIDED' },
        });
        expect(await sdk.orders.getOrder(id)).toMatchObject({
          paymentStatus: 'PARTIALLY_PAID',
          balanceSummary: { paid: eur('30.00') },
        });
        expect(await voiding(charged)).toBe('MEMBERSHIP_PAYMENT_NOT_CHARGED');
      });

      it('assumed: what is being refunded can’t be returned as well', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('30.00'));
        const id = String(_id);
        const { paymentsIds } = await sdk.orderTransactions.addPayments(id, [membership(MOIRE)] as never);
        const paymentId = String(paymentsIds?.[0]);
        const refund = () =>
          sdk.orderBilling.refundPayments(id, {
            paymentRefunds: [{ paymentId, externalRefundInfo: { refundStatus: 'PENDING' } } as object],
          });
        await refund();
        expect(await errorOf(refund())).toBe('PAYMENT_NOT_REFUNDABLE');
        const voiding = sdk.hiddenBilling.voidMemberships(id, { paymentIds: [paymentId] });
        expect(await errorOf(voiding)).toBe('MEMBERSHIP_PAYMENT_NOT_CHARGED');
      });
    });

    describe('what is told of payments', () => {
      const path = (id: string) => `/ecom/v1/payments/orders/${id}/update-payments`;

      it('sdk: its own function sends nothing, which is rejected', async () => {
        const { sdk } = startOrders(database());
        expect(await errorOf(sdk.hiddenTransactions.updatePayments())).not.toBe('nothing refused');
      });

      it('assumed: details are told anew, a status moves by its rules, amounts stay', async () => {
        const { sdk, stack } = startOrders(database());
        const { id, paymentId } = await paidOrder(sdk, plainOrder('30.00'));
        const update = async (payments: object[], orderId = id) => {
          const reply = await stack.call('POST', path(orderId), { payments });
          return (await reply.json()) as {
            orderTransactions?: { payments: object[] };
            details?: { applicationError?: { code: string }; validationError?: object };
          };
        };
        const { orderTransactions } = await update([
          {
            payment: {
              id: paymentId,
              amount: { amount: '1.00' },
              refundDisabled: true,
              regularPaymentDetails: { paymentOrderId: 'gw-7' },
            },
          },
        ]);
        expect(orderTransactions?.payments).toMatchObject([
          {
            id: paymentId,
            amount: { amount: '30.00' },
            status: 'APPROVED',
            refundDisabled: true,
            regularPaymentDetails: { paymentOrderId: 'gw-7', providerTransactionId: 'test_1' },
          },
        ]);
        const codeOf = async (payments: object[], orderId?: string) =>
          (await update(payments, orderId)).details?.applicationError?.code;
        expect(await codeOf([{ payment: { id: UNKNOWN } }])).toBe('PAYMENT_NOT_FOUND');
        expect(await codeOf([{ payment: { id: paymentId } }], UNKNOWN)).toBe('ORDER_TRANSACTIONS_NOT_FOUND');
        expect(await codeOf([{ payment: { id: paymentId, status: 'DECLINED' } }])).toBe('STATUS_NOT_ALLOWED');
        const other = { payment: { id: paymentId, giftcardPaymentDetails: { appId: UNKNOWN } } };
        expect((await update([other])).details?.validationError).toMatchObject({
          fieldViolations: [{ field: 'payments[0].payment.giftcardPaymentDetails' }],
        });
      });
    });
  },
  platformMigrations,
);
