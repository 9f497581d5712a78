import { beforeEach, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, plainOrder, type OrderModules } from '#testing/orders.ts';
import { startStack, TEST_READ_KEY, type Stack } from '#testing/stack.ts';
import { noPayments } from '#platform/adapters/no-payments.ts';
import { platformMigrations } from '#platform/platform.ts';

const ACCOUNT = {
  offered: true,
  holder: 'Test shop Lda.',
  account: 'pt50000201231234567890154',
  bic: 'modeptpl',
  bank: 'Banco Modelo',
  daysToPay: 5,
};
const VISITOR = 'aaaaaaaa-0000-4000-8000-000000000001';
const CHECKOUT = 'cccccccc-0000-4000-8000-000000000001';
const PATH = '/hosted/payments/bank-account';

onDatabase(
  'bank transfers',
  (database) => {
    let stack: Stack;
    let sdk: OrderModules;

    beforeEach(async () => {
      stack = startStack(database(), {
        ids: { guid: () => crypto.randomUUID() },
        payments: () => noPayments,
      });
      sdk = orderModules(stack);
      await stack.call('POST', PATH, { ...ACCOUNT, offered: false, holder: '', account: '' });
    });

    const ways = async (): Promise<unknown> =>
      (await stack.call('POST', extensionPath('getPaymentMethods'), {})).json();
    const placed = async (): Promise<string> => {
      const buyerInfo = { email: 'noa@example.com', visitorId: VISITOR };
      const order = await sdk.orders.createOrder(plainOrder('60.00', { checkoutId: CHECKOUT, buyerInfo }));
      return String(order._id);
    };
    const transferOf = async (id: string, visitorId = VISITOR) => {
      const caller = { kind: 'visitor' as const, siteId: stack.site.id, visitorId };
      const authorization = await stack.platform.tokens.sign(caller);
      return stack.call('POST', extensionPath('getMyBankTransfer'), { orderId: id }, { authorization });
    };

    it('assumed: neither card nor transfer is offered before there is a provider, or an account', async () => {
      expect(await ways()).toEqual({ card: false, cardPage: false, transfer: null, manual: [] });
      expect((await stack.call('POST', PATH, ACCOUNT)).status).toBe(200);
      expect(await ways()).toEqual({ card: false, cardPage: false, transfer: { daysToPay: 5 }, manual: [] });
      const charge = `/ecom/v1/checkouts/${CHECKOUT}/create-order-and-charge`;
      const rejected = await stack.call('POST', charge, { paymentToken: 'a card' });
      expect(await rejected.json()).toMatchObject({
        details: { applicationError: { code: 'ONLINE_PAYMENT_NOT_OFFERED' } },
      });
    });

    it('assumed: what is wrong with an account is said field by field, and nothing is kept of it', async () => {
      const reply = await stack.call('POST', PATH, { ...ACCOUNT, holder: '', account: 'PT51 0002' });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({
        details: { validationError: { fieldViolations: [{ field: 'holder' }, { field: 'account' }] } },
      });
      for (const body of ['', '[]', { ...ACCOUNT, daysToPay: 'soon' }, { ...ACCOUNT, bank: 'x'.repeat(71) }])
        expect((await stack.call('POST', PATH, body)).status).toBe(400);
      expect(await ways()).toMatchObject({ transfer: null });
    });

    it('assumed: the account is the merchant’s: nobody else reads or changes it', async () => {
      for (const headers of [{ authorization: TEST_READ_KEY }, { authorization: '' }]) {
        expect((await stack.call('GET', PATH, undefined, headers)).status).toBe(403);
        expect((await stack.call('POST', PATH, ACCOUNT, headers)).status).toBe(403);
      }
    });

    it('assumed: a buyer is told where an order that waits is paid to, and nobody else', async () => {
      await stack.call('POST', PATH, ACCOUNT);
      const id = await placed();
      const { number } = await sdk.orders.getOrder(id);
      expect(await (await transferOf(id)).json()).toEqual({
        manual: null,
        transfer: {
          holder: 'Test shop Lda.',
          account: 'PT50 0002 0123 1234 5678 9015 4',
          bic: 'MODEPTPL',
          bank: 'Banco Modelo',
          reference: number,
          amount: '60.00',
          currency: 'EUR',
          dueDate: '2026-11-26T12:00:00.000Z',
        },
      });
      expect((await transferOf(id, CHECKOUT)).status).toBe(404);
      // Turned off later, orders that were placed before still wait.
      await stack.call('POST', PATH, { ...ACCOUNT, offered: false });
      expect(await (await transferOf(id)).json()).toMatchObject({ transfer: { reference: number } });
      await sdk.hidden.paymentCollectionMarkOrderAsPaid(id);
      expect(await (await transferOf(id)).json()).toEqual({ transfer: null, manual: null });
    });

    it('assumed: the page of a payment request says where its part goes, while it is offered and owed', async () => {
      const id = await placed();
      const { number } = await sdk.orders.getOrder(id);
      const made = await stack.call('POST', '/ecom/v1/order-payment-requests', {
        orderPaymentRequest: { orderId: id, title: 'The deposit', amount: { amount: '20.00' } },
      });
      const { orderPaymentRequest } = (await made.json()) as { orderPaymentRequest: { id: string } };
      const page = async () =>
        (
          await stack.call('POST', extensionPath('getPaymentPage'), {
            paymentRequestId: orderPaymentRequest.id,
          })
        ).json();
      expect(await page()).toMatchObject({ standing: 'UNPAID', card: false, transfer: null });
      await stack.call('POST', PATH, ACCOUNT);
      expect(await page()).toMatchObject({
        transfer: { holder: 'Test shop Lda.', reference: number, amount: '20.00', currency: 'EUR' },
      });
      await sdk.hidden.paymentCollectionMarkOrderAsPaid(id);
      expect(await page()).toMatchObject({ standing: 'NOT_OWED', transfer: null });
    });
  },
  platformMigrations,
);
