import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Invoice, InvoiceEntry, InvoiceSettings } from '#shared/invoices.ts';
import { onDatabase } from '#testing/engines.ts';
import { mortal } from '#testing/mortal.ts';
import {
  cardPayment,
  orderModules,
  paidOrder,
  plainOrder,
  posterOrder,
  errorOf,
  startOrders,
  type OrderModules,
} from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { describeSeller } from '#testing/seller.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';

interface Receipted {
  _id?: string | null;
  wixReceipt?: { receiptId?: string; displayNumber?: string };
}

async function read<T>(stack: Stack, path: string): Promise<T> {
  return (await (await stack.call('GET', `/hosted/invoices/${path}`)).json()) as T;
}
const entriesOf = async (stack: Stack, orderId: string): Promise<InvoiceEntry[]> =>
  (await read<{ invoices: InvoiceEntry[] }>(stack, `orders/${orderId}`)).invoices;
const nextOf = async (stack: Stack): Promise<number> =>
  (await read<InvoiceSettings>(stack, 'settings')).nextReceiptNumber;
const receiptFor = (sdk: OrderModules, orderId: string, paymentId: string) =>
  sdk.orderBilling.generateReceipts(orderId, { paymentIds: [paymentId] });
const paymentsOf = async (sdk: OrderModules, orderId: string): Promise<Receipted[]> =>
  (await sdk.orderTransactions.listTransactionsForSingleOrder(orderId)).orderTransactions?.payments ?? [];

/** Two payments of 5.00 by card. */
async function orderOfTwo(sdk: OrderModules): Promise<{ id: string; payments: string[] }> {
  const id = String((await sdk.orders.createOrder(plainOrder('10.00')))._id);
  const { paymentsIds = [] } = await sdk.orderTransactions.addPayments(id, [
    cardPayment('5.00', crypto.randomUUID()),
    cardPayment('5.00', crypto.randomUUID()),
  ]);
  return { id, payments: paymentsIds };
}

onDatabase(
  'receipts',
  (database) => {
    it('docs: a payment gets its receipt, with a number, told in the timeline and sent to the buyer', async () => {
      const { sdk, stack } = startOrders(database());
      const staff = orderModules(stack, undefined, { 'x-counterpart-actor': 'mia@example.com' });
      const { id, paymentId } = await paidOrder(sdk, posterOrder());
      const next = await nextOf(stack);
      const { receipts } = await receiptFor(staff, id, paymentId);
      const receiptId = String(receipts?.[0]?.receiptId);
      expect(receipts).toEqual([{ paymentId, receiptId }]);
      const wixReceipt = { receiptId, displayNumber: `R-${next}` };
      expect((await paymentsOf(sdk, id))[0]?.wixReceipt).toEqual(wixReceipt);

      const order = await sdk.orders.getOrder(id);
      expect(order.paymentStatus).toBe('PAID');
      expect(order.activities?.slice(-2)).toMatchObject([
        {
          activityType: 'RECEIPT_CREATED',
          authorEmail: 'mia@example.com',
          receiptCreated: { paymentId, wixReceipt },
        },
        { activityType: 'RECEIPT_SENT', receiptSent: { paymentId, wixReceipt } },
      ]);
      const { invoice } = await read<{ invoice: Invoice }>(stack, `ids/${receiptId}`);
      expect(invoice).toMatchObject({
        kind: 'RECEIPT',
        orderNumber: order.number,
        total: '116.85',
        payment: { id: paymentId, method: 'Visa •••• 4242' },
        lines: [{ title: '', amount: '116.85' }],
        sums: [{ kind: 'total', amount: '116.85' }],
      });

      const [entry, ...more] = await entriesOf(stack, id);
      expect(more).toEqual([]);
      await stack.platform.deliverMail();
      expect(stack.mailer.sent.at(-1)).toMatchObject({
        to: 'anna@example.com',
        subject: `Test shop: receipt R-${next} for order ${order.number}`,
        text: expect.stringContaining(`https://shop.test/invoice/${entry?.key}`),
      });
      const { rows } = await sql<{ body: { actionEvent?: { body: { paymentIds: string[] } } } }>`
        select body from domain_events where entity_id = ${id} and entity_fqdn = 'wix.ecom.v1.order_transactions'
        order by sequence desc limit 1`.execute(stack.database.kysely);
      expect(rows[0]?.body.actionEvent?.body.paymentIds).toEqual([paymentId]);
    });

    it('assumed: receipts are no invoices: neither listed nor printed among them, nor credited', async () => {
      const { sdk, stack } = startOrders(database());
      const { id, paymentId } = await paidOrder(sdk, posterOrder());
      await receiptFor(sdk, id, paymentId);
      const { invoicesForOrder } = await sdk.orderInvoices.listInvoicesForMultipleOrders([id]);
      expect(invoicesForOrder?.[0]?.invoicesInfo ?? []).toEqual([]);
      const printed = await stack.call('POST', '/hosted/invoices/print', { orderIds: [id] });
      expect(await printed.json()).toEqual({ invoices: [] });
      await sdk.orderBilling.refundPayments(id, {
        paymentRefunds: [{ paymentId, amount: { amount: '1.00' } }],
      });
      await stack.platform.maintain();
      expect((await entriesOf(stack, id)).map(({ kind }) => kind)).toEqual(['RECEIPT']);
      await describeSeller((...request) => stack.call(...request));
      await sdk.hiddenInvoices.generateInvoice(id);
      expect((await entriesOf(stack, id)).map(({ kind }) => kind).toSorted()).toEqual(['INVOICE', 'RECEIPT']);
    });

    it('assumed: a receipt is sent again to its buyer', async () => {
      const { sdk, stack } = startOrders(database());
      const { id, paymentId } = await paidOrder(sdk, posterOrder());
      const { receipts } = await receiptFor(sdk, id, paymentId);
      await stack.call('POST', `/hosted/invoices/ids/${receipts?.[0]?.receiptId}/mail`, {});
      const { activities = [] } = await sdk.orders.getOrder(id);
      expect(activities.slice(-2).map(({ activityType }) => String(activityType))).toEqual([
        'RECEIPT_SENT',
        'RECEIPT_SENT',
      ]);
    });

    it('docs: only money that came in is receipted, once', async () => {
      const { sdk } = startOrders(database());
      const nobody = crypto.randomUUID();
      expect(await errorOf(receiptFor(sdk, nobody, nobody))).toBe('ORDER_NOT_FOUND');
      const { id, paymentId } = await paidOrder(sdk, posterOrder());
      expect(await errorOf(receiptFor(sdk, id, nobody))).toBe('PAYMENT_NOT_FOUND');
      const waiting = String((await sdk.orders.createOrder(plainOrder('20.00')))._id);
      const { paymentsIds } = await sdk.orderTransactions.addPayments(waiting, [
        { ...cardPayment('5.00'), status: 'PENDING' as const },
        { ...cardPayment('5.00'), status: 'DECLINED' as const },
        {
          amount: { amount: '5.00' },
          membershipPaymentDetails: {
            lineItemId: nobody,
            membershipId: 'm',
            providerAppId: nobody,
            name: { original: 'Ten prints' },
          },
        },
      ]);
      const codes = [];
      for (const payment of paymentsIds ?? []) codes.push(await errorOf(receiptFor(sdk, waiting, payment)));
      expect(codes).toEqual(['INVALID_PAYMENT_STATUS', 'INVALID_PAYMENT_STATUS', 'INVALID_PAYMENT_TYPE']);
      await receiptFor(sdk, id, paymentId);
      expect(await errorOf(receiptFor(sdk, id, paymentId))).toBe('RECEIPT_ALREADY_EXIST');
      const other = await paidOrder(sdk, posterOrder());
      await sdk.orderBilling.refundPayments(other.id, { paymentRefunds: [{ paymentId: other.paymentId }] });
      expect(await errorOf(receiptFor(sdk, other.id, other.paymentId))).toBe('INVALID_PAYMENT_STATUS');
    });

    it('assumed: numbers have no gap and no double, whatever is asked for at once and rejected', async () => {
      const { sdk, stack } = startOrders(database());
      await fc.assert(
        fc.asyncProperty(fc.array(fc.nat(4), { minLength: 2, maxLength: 8 }), async (asks) => {
          const next = await nextOf(stack);
          const [one, other] = [await orderOfTwo(sdk), await orderOfTwo(sdk)];
          // The last is there for nobody.
          const all = [
            ...[one, other].flatMap(({ id, payments }) => payments.map((payment) => ({ id, payment }))),
            { id: one.id, payment: crypto.randomUUID() },
          ];
          const replies = await Promise.allSettled(
            asks.map((at) => receiptFor(sdk, all[at]?.id ?? '', all[at]?.payment ?? '')),
          );
          const requested = new Set(asks.filter((at) => at < 4)).size;
          expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(requested);
          const entries = (await Promise.all([one, other].map(({ id }) => entriesOf(stack, id)))).flat();
          const numbers = entries.map(({ number }) => Number(number.slice(2))).toSorted((a, b) => a - b);
          expect(numbers).toEqual(Array.from({ length: requested }, (_, index) => next + index));
          const payments = (await Promise.all([one, other].map(({ id }) => paymentsOf(sdk, id)))).flat();
          const noted = payments.flatMap(({ wixReceipt }) => wixReceipt?.displayNumber ?? []);
          expect(noted.toSorted()).toEqual(entries.map(({ number }) => number).toSorted());
          expect(await nextOf(stack)).toBe(next + requested);
        }),
        runs(25),
      );
    });

    describe('cut off by the end of the process', () => {
      it.each(Array.from({ length: 6 }, (_, step) => step))(
        'assumed: at step %i is there whole or not at all, and is made once when asked again',
        async (step) => {
          const process = mortal();
          const stack = startStack(process.database(database()), {
            ids: { guid: () => crypto.randomUUID() },
          });
          const sdk = orderModules(stack);
          const { id, paymentId } = await paidOrder(sdk, posterOrder());
          const next = await nextOf(stack);
          process.dieAt(step);
          await receiptFor(sdk, id, paymentId).catch(() => undefined);
          process.revive();
          const made = (await entriesOf(stack, id)).length;
          expect(Boolean((await paymentsOf(sdk, id))[0]?.wixReceipt)).toBe(made === 1);
          expect(await errorOf(receiptFor(sdk, id, paymentId))).toBe(
            made === 1 ? 'RECEIPT_ALREADY_EXIST' : 'nothing refused',
          );
          expect((await entriesOf(stack, id)).map(({ number }) => number)).toEqual([`R-${next}`]);
          expect(await nextOf(stack)).toBe(next + 1);
          const { activities = [] } = await sdk.orders.getOrder(id);
          const told = activities.filter(({ activityType }) => String(activityType) === 'RECEIPT_CREATED');
          expect(told).toHaveLength(1);
        },
      );
    });
  },
  platformMigrations,
);
