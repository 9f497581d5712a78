import { orderPaymentRequests } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  paymentRequestExtensions,
  shopperPaymentRequestExtensions,
} from '#shared/extensions/payment-requests.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import type { PaymentPage } from '#shared/payment-page.ts';
import { onDatabase } from '#testing/engines.ts';
import { plainOrder, errorOf } from '#testing/orders.ts';
import { paymentTestMigrations, startPayments, type PaymentStack } from '#testing/payments.ts';
import { TEST_READ_KEY, TEST_SITE } from '#testing/stack.ts';

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000000000000002';
const SECOND_STEP = '4000 0027 6000 3184';
const LATER = '4000000000000077';
const NOBODY = '99999999-0000-4000-8000-000000000001';

/** What the SDK keeps out of the public types of the module. */
interface Hidden {
  chargeOrderPaymentRequest(
    id: string,
    options: { paymentToken?: string },
  ): Promise<{ paymentResponseToken?: string }>;
  bulkCreateOrderPaymentRequests(
    requests: object[],
    options?: { returnEntity?: boolean },
  ): Promise<{
    results: { itemMetadata: { success: boolean }; item?: { orderPaymentRequestUrl: string } }[];
    bulkActionMetadata: object;
  }>;
}

onDatabase(
  'payment requests',
  (database) => {
    let shop: PaymentStack;
    let api: typeof orderPaymentRequests;
    let hidden: Hidden;

    beforeAll(() => {
      shop = startPayments(database());
      ({ api } = shop.sdk({ api: orderPaymentRequests }) as unknown as { api: typeof orderPaymentRequests });
      hidden = api as unknown as Hidden;
    });

    const newOrder = async (amount = '100.00', more = {}): Promise<string> =>
      String((await shop.modules.orders.createOrder(plainOrder(amount, more)))._id);
    const ask = async (orderId: string, amount: string, more = {}) => {
      const orderPaymentRequest = { orderId, amount: { amount }, title: 'The rest', ...more };
      const { _id, status } = await api.createOrderPaymentRequest({ orderPaymentRequest });
      return { id: String(_id), status };
    };
    const inHours = (hours: number): Date => new Date(shop.clock.now().getTime() + hours * 3_600_000);
    const pay = async (id: string, number = GOOD) =>
      hidden.chargeOrderPaymentRequest(id, { paymentToken: await shop.token(number) });
    const statusOf = async (id: string) => String((await api.getOrderPaymentRequest(id)).status);
    const order = (id: string) => shop.modules.orders.getOrder(id);
    const call = extensionCalls(
      { ...paymentRequestExtensions, ...shopperPaymentRequestExtensions },
      (path, body, headers) => shop.call('POST', path, body, headers),
    );
    const page = async (id: string): Promise<PaymentPage> =>
      (await call('getPaymentPage', { paymentRequestId: id }, { authorization: '' })).body;

    describe('asking', () => {
      it('sdk: a request is made, read, found, changed and removed', async () => {
        const orderId = await newOrder();
        const made = (await api.createOrderPaymentRequest({
          orderPaymentRequest: {
            orderId,
            amount: { amount: '40' },
            title: 'Deposit',
            expirationDate: inHours(1),
          },
        })) as orderPaymentRequests.OrderPaymentRequest;
        const id = String(made._id);
        expect(made).toMatchObject({
          status: 'UNPAID',
          orderNumber: (await order(orderId)).number,
          currency: 'EUR',
          amount: { amount: '40.00', formattedAmount: '€40.00' },
        });
        expect(await api.getOrderPaymentRequestUrl(id)).toEqual({
          orderPaymentRequestUrl: `${TEST_SITE.publicUrl}/pay/${id}`,
        });
        const { items } = await api.queryOrderPaymentRequests().eq('orderId', orderId).find();
        expect(items.map(({ _id }) => _id)).toEqual([id]);
        const changed = await api.updateOrderPaymentRequest(id, {
          title: 'Half of it',
          description: 'Thank you',
        });
        expect(changed).toMatchObject({ title: 'Half of it', description: 'Thank you' });
        const { orderPaymentRequest } = await api.updateExtendedFields(id, '@us/links', {
          namespaceData: { paylink: '7' },
        });
        expect(orderPaymentRequest?.extendedFields?.namespaces).toEqual({ '@us/links': { paylink: '7' } });
        await api.deleteOrderPaymentRequest(id);
        expect(await errorOf(api.getOrderPaymentRequest(id))).toBe('ORDER_PAYMENT_REQUEST_NOT_FOUND');
      });

      it('assumed: the address leads to the page in the buyer’s language', async () => {
        const { id } = await ask(await newOrder('9.00', { buyerLanguage: 'he' }), '9');
        const { orderPaymentRequestUrl } = await api.getOrderPaymentRequestUrl(id);
        expect(orderPaymentRequestUrl).toBe(`${TEST_SITE.publicUrl}/he/pay/${id}`);
      });

      it('docs: one whose time is over at creation is expired, and the amount stays as it is', async () => {
        const orderId = await newOrder();
        expect((await ask(orderId, '10', { expirationDate: inHours(-1) })).status).toBe('EXPIRED');
        const { id } = await ask(orderId, '10');
        expect(await errorOf(api.updateOrderPaymentRequest(id, { amount: { amount: '11' } }))).toBe(
          'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT',
        );
      });

      it.each([
        ['0', ['options.orderPaymentRequest.amount.amount DECIMAL_GT']],
        ['10.001', ['options.orderPaymentRequest.amount.amount DECIMAL_MAX_SCALE']],
        ['100.01', ['options.orderPaymentRequest.amount.amount DECIMAL_LTE']],
      ])('assumed: %s of 100 is not asked for', async (amount, violations) => {
        expect(await errorOf(ask(await newOrder(), amount))).toEqual(violations);
      });

      it('assumed: nothing is asked for of an order that is unknown, paid or canceled', async () => {
        expect(await errorOf(ask(NOBODY, '1'))).toBe('ORDER_NOT_FOUND');
        const orderId = await newOrder();
        await shop.modules.orders.cancelOrder(orderId);
        expect(await errorOf(ask(orderId, '1'))).toBe('ORDER_CANCELED');
        const paid = await newOrder();
        await pay((await ask(paid, '100')).id);
        expect(await errorOf(ask(paid, '1'))).toBe('ORDER_ALREADY_PAID');
      });

      it('sdk: many are made at once, and one that is rejected stops no other', async () => {
        const orderId = await newOrder();
        const entry = (amount: string) => ({
          orderId,
          amount: { amount },
          title: 'Part',
          source: { externalId: amount },
        });
        const reply = await hidden.bulkCreateOrderPaymentRequests([entry('10'), entry('1000')], {
          returnEntity: true,
        });
        expect(reply.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false]);
        expect(reply.results[0]?.item?.orderPaymentRequestUrl).toContain('/pay/');
        expect(reply.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
      });
    });

    describe('paying', () => {
      it('sdk: pays the part that was asked for, and the rest by another; each is paid once', async () => {
        const orderId = await newOrder();
        const [part, rest] = [await ask(orderId, '40'), await ask(orderId, '60')];
        expect(await pay(part.id)).toMatchObject({ paymentResponseToken: expect.any(String) });
        expect(await statusOf(part.id)).toBe('PAID');
        expect(await order(orderId)).toMatchObject({
          paymentStatus: 'PARTIALLY_PAID',
          balanceSummary: { paid: { amount: '40.00' }, balance: { amount: '60.00' } },
        });
        expect(await errorOf(pay(part.id))).toBe('CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST');
        await pay(rest.id);
        expect(await order(orderId)).toMatchObject({ paymentStatus: 'PAID' });
        expect(await errorOf(api.deleteOrderPaymentRequest(rest.id))).toBe(
          'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST',
        );
        expect(await errorOf(api.voidOrderPaymentRequest(rest.id))).toBe(
          'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST',
        );
        expect(await errorOf(api.updateOrderPaymentRequest(rest.id, { title: 'x' }))).toBe(
          'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST',
        );
      });

      it('assumed: of several at once, one collects', async () => {
        const orderId = await newOrder();
        const { id } = await ask(orderId, '100');
        const tokens = [await shop.token(GOOD), await shop.token('5555555555554444'), await shop.token(GOOD)];
        const answers = await Promise.all(
          tokens.map((paymentToken) => errorOf(hidden.chargeOrderPaymentRequest(id, { paymentToken }))),
        );
        expect(answers.filter((answer) => answer === 'nothing refused')).toHaveLength(1);
        expect((await order(orderId)).balanceSummary?.paid?.amount).toBe('100.00');
        expect(await statusOf(id)).toBe('PAID');
      });

      it('assumed: the same token again is the same payment', async () => {
        const { id } = await ask(await newOrder(), '100');
        const paymentToken = await shop.token(GOOD);
        const charge = () => hidden.chargeOrderPaymentRequest(id, { paymentToken });
        const answers = [...(await Promise.all([charge(), charge()])), await charge()];
        expect(new Set(answers.map(({ paymentResponseToken }) => paymentResponseToken)).size).toBe(1);
      });

      it('assumed: two requests over the same money bring it once', async () => {
        const orderId = await newOrder();
        const [one, other] = [await ask(orderId, '100'), await ask(orderId, '70')];
        await pay(one.id);
        expect(await page(other.id)).toMatchObject({ standing: 'NOT_OWED' });
        expect(await errorOf(pay(other.id))).toBe('CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST');
        expect((await order(orderId)).balanceSummary?.paid?.amount).toBe('100.00');
      });

      it('docs: a decline says why; another card pays', async () => {
        const { id } = await ask(await newOrder(), '100');
        const thrown: unknown = await pay(id, DECLINED).catch((error: unknown) => error);
        expect(thrown).toMatchObject({
          details: {
            applicationError: {
              code: 'INVALID_PAYMENT_STATUS',
              data: { paymentStatus: 'DECLINED', failureDetails: 'card_declined' },
            },
          },
        });
        expect(await page(id)).toMatchObject({ standing: 'UNPAID', charge: { status: 'DECLINED' } });
        await pay(id);
        expect(await page(id)).toMatchObject({ standing: 'PAID' });
      });

      it('assumed: who leaves the second step is overtaken by who pays', async () => {
        const { id } = await ask(await newOrder(), '100');
        const first = await shop.token(SECOND_STEP);
        await hidden.chargeOrderPaymentRequest(id, { paymentToken: first });
        const { charge, standing } = await page(id);
        expect({ charge, standing }).toMatchObject({
          standing: 'UNPAID',
          charge: { status: 'ACTION_REQUIRED', redirectUrl: expect.stringContaining('/payment-gateway/') },
        });
        await pay(id);
        expect(await statusOf(id)).toBe('PAID');
        expect(await errorOf(hidden.chargeOrderPaymentRequest(id, { paymentToken: first }))).toBe(
          'PAYMENT_ATTEMPT_EXPIRED',
        );
      });

      it('assumed: while the provider has not told, nobody else is asked; money that comes counts', async () => {
        const orderId = await newOrder();
        const { id } = await ask(orderId, '100');
        await pay(id, LATER);
        expect(await page(id)).toMatchObject({ standing: 'UNDER_WAY' });
        expect(await errorOf(pay(id))).toBe('PAYMENT_IN_PROGRESS');
        await api.voidOrderPaymentRequest(id);
        const { orderTransactions } =
          await shop.modules.orderTransactions.listTransactionsForSingleOrder(orderId);
        const transaction = String(
          orderTransactions?.payments?.at(-1)?.regularPaymentDetails?.providerTransactionId,
        );
        await shop.notice({ id: crypto.randomUUID(), transaction, outcome: 'APPROVED' });
        expect(await statusOf(id)).toBe('PAID');
        expect(await order(orderId)).toMatchObject({ paymentStatus: 'PAID' });
      });

      it('assumed: a token is needed', async () => {
        const { id } = await ask(await newOrder(), '100');
        expect(await errorOf(hidden.chargeOrderPaymentRequest(id, {}))).toEqual([
          'options.paymentToken REQUIRED_FIELD',
        ]);
        expect(await errorOf(pay(NOBODY))).toBe('ORDER_PAYMENT_REQUEST_NOT_FOUND');
      });
    });

    describe('ending', () => {
      it('docs: a voided one stays voided, and voiding it again changes nothing', async () => {
        const { id } = await ask(await newOrder(), '100');
        await api.voidOrderPaymentRequest(id);
        await api.voidOrderPaymentRequest(id);
        expect(await statusOf(id)).toBe('VOIDED');
        expect(await errorOf(pay(id))).toBe('CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST');
        expect(await errorOf(api.updateOrderPaymentRequest(id, { title: 'x' }))).toBe(
          'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST',
        );
      });

      it('assumed: the clock alone ends one: readers and filters see it before anything is written', async () => {
        const orderId = await newOrder();
        const { id } = await ask(orderId, '100', { expirationDate: inHours(1) });
        const lasting = await ask(orderId, '50');
        const having = async (status: string) =>
          (
            await api.queryOrderPaymentRequests().eq('orderId', orderId).eq('status', status).find()
          ).items.map(({ _id }) => _id);
        expect(new Set(await having('UNPAID'))).toEqual(new Set([id, lasting.id]));
        shop.clock.advance(3_600_000);
        expect(await statusOf(id)).toBe('EXPIRED');
        expect(await having('UNPAID')).toEqual([lasting.id]);
        expect(await having('EXPIRED')).toEqual([id]);
        expect(await errorOf(pay(id))).toBe('CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST');
        expect(await errorOf(api.voidOrderPaymentRequest(id))).toBe(
          'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST',
        );
        const { _updatedDate: before } = await api.getOrderPaymentRequest(id);
        await shop.platform.maintain();
        const { _updatedDate: after, status } = await api.getOrderPaymentRequest(id);
        expect(status).toBe('EXPIRED');
        expect(after).not.toEqual(before);
        await shop.platform.maintain();
        expect((await api.getOrderPaymentRequest(id))._updatedDate).toEqual(after);
      });
    });

    describe('the page', () => {
      it('assumed: tells what is paid for and no name or street; what no request has is not found', async () => {
        const { id } = await ask(await newOrder(), '25', { description: 'For the frame' });
        expect(await page(id)).toEqual({
          id,
          title: 'The rest',
          description: 'For the frame',
          amount: '25.00',
          currency: 'EUR',
          expirationDate: null,
          standing: 'UNPAID',
          orderNumber: expect.any(String),
          lines: [{ name: 'Poster', quantity: 1 }],
          charge: null,
          card: true,
          cardPage: false,
          transfer: null,
        });
        for (const other of [NOBODY, 'nothing'])
          expect((await call('getPaymentPage', { paymentRequestId: other })).status).toBe(404);
      });

      it('assumed: the address is mailed in the buyer’s language, by who may ask', async () => {
        const { id } = await ask(await newOrder('9.00', { buyerLanguage: 'he' }), '9');
        const send = (headers?: Record<string, string>) =>
          call('emailPaymentRequest', { paymentRequestId: id }, headers);
        expect((await send({ authorization: TEST_READ_KEY })).status).toBe(403);
        expect((await send()).body).toEqual({ to: 'ben@example.com' });
        await shop.platform.deliverMail();
        const mail = shop.mailer.sent.at(-1);
        expect(mail?.to).toBe('ben@example.com');
        expect(mail?.text).toContain(`${TEST_SITE.publicUrl}/he/pay/${id}`);
        await api.voidOrderPaymentRequest(id);
        expect((await send()).status).toBe(428);
      });
    });

    describe('prepared by the collector', () => {
      interface Collector {
        preparePaymentCollection(
          id: string,
          amount: object,
          options?: { paymentGatewayOrderId?: string; delayedCapture?: boolean },
        ): Promise<{ paymentGatewayOrderId: string }>;
        paymentCollectionCreatePaymentGatewayOrder(id: string): Promise<{ paymentGatewayOrderId: string }>;
      }
      const collector = () => shop.modules.orders as unknown as Collector;

      it('assumed: what is prepared is paid by its id, with the amount that was asked last', async () => {
        const orderId = await newOrder();
        const first = await collector().preparePaymentCollection(orderId, { amount: '60' });
        const again = await collector().preparePaymentCollection(orderId, { amount: '40' }, first);
        expect(again).toEqual(first);
        await pay(first.paymentGatewayOrderId);
        expect((await order(orderId)).balanceSummary?.paid?.amount).toBe('40.00');
        const rest = await collector().paymentCollectionCreatePaymentGatewayOrder(orderId);
        await pay(rest.paymentGatewayOrderId);
        expect((await order(orderId)).paymentStatus).toBe('PAID');
        expect(await statusOf(rest.paymentGatewayOrderId)).toBe('PAID');
      });

      it('docs: is rejected in the words of the contract', async () => {
        const orderId = await newOrder();
        const prepare = (id: string, amount: string, more = {}) =>
          errorOf(collector().preparePaymentCollection(id, { amount }, more));
        expect(await prepare(NOBODY, '1')).toBe('NO_ASSOCIATED_ECOM_ORDER');
        expect(await prepare(orderId, '0')).toBe('INVALID_AMOUNT');
        expect(await prepare(orderId, '100.01')).toBe('INVALID_AMOUNT');
        expect(await prepare(orderId, '1', { delayedCapture: true })).toEqual([
          'options.delayedCapture FIELD_NOT_ALLOWED',
        ]);
        const { paymentGatewayOrderId } = await collector().preparePaymentCollection(orderId, {
          amount: '100',
        });
        await pay(paymentGatewayOrderId);
        expect(await prepare(orderId, '1')).toBe('ORDER_ALREADY_PAID');
        expect(await errorOf(collector().paymentCollectionCreatePaymentGatewayOrder(orderId))).toBe(
          'ORDER_ALREADY_PAID',
        );
        const other = await newOrder();
        expect(await prepare(other, '1', { paymentGatewayOrderId })).toBe('ORDER_PAYMENT_REQUEST_NOT_FOUND');
        await shop.modules.orders.cancelOrder(other);
        expect(await prepare(other, '1')).toBe('ORDER_CANCELED');
      });
    });
  },
  paymentTestMigrations,
);
