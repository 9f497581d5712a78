import { addMoney } from '#shared/money.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Invoice, InvoiceEntry, InvoiceObstacles, InvoiceSettings } from '#shared/invoices.ts';
import { onDatabase } from '#testing/engines.ts';
import {
  MEMBER,
  orderModules,
  paidOrder,
  plainOrder,
  posterOrder,
  errorOf,
  startOrders,
} from '#testing/orders.ts';
import { describeSeller } from '#testing/seller.ts';
import { TEST_READ_KEY, type Stack } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';

const types = (order: { activities?: { activityType?: string }[] } | undefined): unknown[] =>
  (order?.activities ?? []).map(({ activityType }) => activityType);

async function read<T>(stack: Stack, path: string): Promise<T> {
  return (await (await stack.call('GET', `/hosted/invoices/${path}`)).json()) as T;
}

const invoiceOf = async (stack: Stack, id: string): Promise<Invoice> =>
  (await read<{ invoice: Invoice }>(stack, `ids/${id}`)).invoice;

const entriesOf = async (stack: Stack, orderId: string): Promise<InvoiceEntry[]> =>
  (await read<{ invoices: InvoiceEntry[] }>(stack, `orders/${orderId}`)).invoices;

const setUp = (stack: Stack, settings: InvoiceSettings): Promise<Response> =>
  stack.call('POST', '/hosted/invoices/settings', settings);

const readSettings = (stack: Stack): Promise<InvoiceSettings> => read(stack, 'settings');

onDatabase(
  'order invoices',
  (database) => {
    beforeEach(() => {
      const { stack } = startOrders(database());
      return describeSeller((...request) => stack.call(...request));
    });

    it('docs: an invoice bears the next number, is told in the timeline and sent to the buyer', async () => {
      const { sdk, stack } = startOrders(database());
      const { id } = await paidOrder(sdk, posterOrder());
      const { nextNumber } = await readSettings(stack);
      const { invoiceId } = await sdk.hiddenInvoices.generateInvoice(id);
      const order = await sdk.orders.getOrder(id);
      expect(types(order).slice(-2)).toEqual(['INVOICE_ADDED', 'INVOICE_SENT']);
      const invoice = await invoiceOf(stack, String(invoiceId));
      expect(invoice).toMatchObject({
        kind: 'INVOICE',
        number: String(nextNumber),
        orderNumber: order.number,
        total: '116.85',
        currency: 'EUR',
        seller: {
          name: 'Test shop Lda.',
          address: 'Rua Augusta 1\n1100-048 Lisboa\nPortugal',
          taxId: 'PT509442013',
        },
      });
      // No time was chosen for its delivery.
      expect(invoice).not.toHaveProperty('delivery');
      expect(invoice.buyer.lines).toEqual(expect.arrayContaining(['Anna Berg', 'anna@example.com']));
      expect(invoice.lines).toMatchObject([
        { title: 'Moiré', quantity: 2, price: '30.00', amount: '60.00' },
        { title: 'Vale', quantity: 1, amount: '40.00' },
      ]);
      expect(invoice.sums.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['subtotal', '100.00'],
        ['discount', '20.00'],
        ['shipping', '10.00'],
        ['fee', '5.00'],
        ['tax', '21.85'],
        ['total', '116.85'],
        ['paid', '116.85'],
      ]);
      const [entry] = await entriesOf(stack, id);
      await stack.platform.deliverMail();
      expect(stack.mailer.sent.at(-1)).toMatchObject({
        to: 'anna@example.com',
        subject: `Test shop: invoice ${nextNumber} for order ${order.number}`,
        text: expect.stringContaining(`https://shop.test/invoice/${entry?.key}`),
      });
      expect(await read(stack, `keys/${entry?.key}`)).toEqual({ invoice });
      expect((await stack.call('GET', '/hosted/invoices/keys/guessed')).status).toBe(404);
      expect(await errorOf(sdk.hiddenInvoices.generateInvoice(id))).toBe('INVOICE_ALREADY_EXISTS');
    });

    it('assumed: an invoice is sent again to its buyer, and the timeline says who did', async () => {
      const { sdk, stack } = startOrders(database());
      const { id } = await paidOrder(sdk, posterOrder());
      const { invoiceId } = await sdk.hiddenInvoices.generateInvoice(id);
      await stack.platform.deliverMail();
      const before = stack.mailer.sent.length;
      const path = `/hosted/invoices/ids/${invoiceId}/mail`;
      const reply = await stack.call('POST', path, {}, { 'x-counterpart-actor': 'mia@example.com' });
      expect(await reply.json()).toMatchObject({ to: 'anna@example.com' });
      await stack.platform.deliverMail();
      expect(stack.mailer.sent.slice(before)).toMatchObject([{ to: 'anna@example.com' }]);
      const { activities = [] } = await sdk.orders.getOrder(id);
      expect(activities.at(-1)).toMatchObject({
        activityType: 'INVOICE_SENT',
        authorEmail: 'mia@example.com',
      });
      const reader = { authorization: TEST_READ_KEY };
      expect((await stack.call('POST', path, {}, reader)).status).toBe(403);
    });

    it('assumed: there is none for an order that does not stand, nor without somebody to write it to', async () => {
      const { sdk } = startOrders(database());
      const waiting = await sdk.orders.createOrder(posterOrder());
      expect(await errorOf(sdk.hiddenInvoices.generateInvoice(String(waiting._id)))).toBe(
        'GENERATE_INVOICE_NOT_SUPPORTED',
      );
      const nobody = await sdk.orders.createOrder(plainOrder('5.00', { buyerInfo: {} }));
      expect(await errorOf(sdk.hiddenInvoices.generateInvoice(String(nobody._id)))).toBe('MISSING_CONTACT');
      const named = plainOrder('5.00', {
        buyerInfo: {},
        billingInfo: { contactDetails: { firstName: 'Ben', lastName: 'Cruz' } },
      });
      const { _id } = await sdk.orders.createOrder(named);
      expect(await errorOf(sdk.hiddenInvoices.generateInvoice(String(_id)))).toBe('MISSING_CONTACT_EMAIL');
    });

    it('docs: apps add their own, once; members are told of theirs only', async () => {
      const { sdk, stack } = startOrders(database());
      const { id } = await paidOrder(sdk, posterOrder());
      const other = await paidOrder(sdk, plainOrder('5.00'));
      const foreign = { _id: 'F-77', appId: '55555555-5555-4555-8555-555555555555' };
      const add = () => sdk.hiddenInvoices.addInvoiceToOrder(id, { ...foreign });
      expect((await add()).orderInvoices).toEqual([foreign]);
      expect((await add()).orderInvoices).toEqual([foreign]);
      const { invoiceId } = await sdk.hiddenInvoices.generateInvoice(id);
      await sdk.hiddenInvoices.generateInvoice(other.id);
      expect(types(await sdk.orders.getOrder(id)).filter((type) => type === 'INVOICE_ADDED')).toHaveLength(2);
      const member = orderModules(stack, { kind: 'member', memberId: MEMBER });
      const list = await member.orderInvoices.listInvoicesForMultipleOrders([id, other.id]);
      expect(list.invoicesForOrder).toHaveLength(1);
      expect(list.invoicesForOrder?.[0]?.orderId).toBe(id);
      expect(list.invoicesForOrder?.[0]?.invoicesInfo?.map(({ _id }) => _id)).toEqual(['F-77', invoiceId]);
    });

    it('assumed: a buyer reads the invoices of their own orders', async () => {
      const { sdk, stack } = startOrders(database());
      const { id } = await paidOrder(sdk, posterOrder());
      const { invoiceId } = await sdk.hiddenInvoices.generateInvoice(id);
      const asked = async (memberId: string): Promise<string[]> => {
        const authorization = await stack.platform.tokens.sign({
          siteId: stack.site.id,
          kind: 'member',
          memberId,
        });
        const reply = await stack.call('GET', `/hosted/invoices/orders/${id}`, undefined, { authorization });
        return ((await reply.json()) as { invoices: InvoiceEntry[] }).invoices.map((entry) => entry.id);
      };
      expect(await asked(MEMBER)).toEqual([invoiceId]);
      expect(await asked('99999999-9999-4999-8999-999999999999')).toEqual([]);
    });

    it('assumed: what is refunded of an invoiced order is credited, in a series of its own', async () => {
      const { sdk, stack } = startOrders(database());
      const { id, paymentId, order } = await paidOrder(sdk, posterOrder());
      const { invoiceId } = await sdk.hiddenInvoices.generateInvoice(id);
      const { nextNumber, nextCreditNumber } = await readSettings(stack);
      const lineItemId = String(order.lineItems?.[0]?._id);
      await sdk.orderBilling.refundPayments(id, {
        paymentRefunds: [{ paymentId, amount: { amount: '40.67' } }],
        refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
      });
      await stack.platform.maintain();
      await stack.platform.maintain();
      const [invoice, credit, ...more] = await entriesOf(stack, id);
      expect(more).toEqual([]);
      expect(invoice?.id).toBe(invoiceId);
      expect(credit).toMatchObject({
        kind: 'CREDIT_NOTE',
        number: `CN-${nextCreditNumber}`,
        total: '40.67',
      });
      const paper = await invoiceOf(stack, String(credit?.id));
      expect(paper.invoiceNumber).toBe(invoice?.number);
      expect(paper.lines[0]?.title).toBe('Moiré');
      // The tax as the invoice states it, here without a rate: the order names none.
      expect((await invoiceOf(stack, String(invoiceId))).sums).toContainEqual({
        kind: 'tax',
        amount: '21.85',
      });
      expect(paper.sums).toEqual([
        { kind: 'subtotal', amount: '33.07' },
        { kind: 'tax', amount: '7.60' },
        { kind: 'total', amount: '40.67' },
      ]);
      expect(paper.lines.reduce((sum, { amount }) => addMoney(sum, amount), '0')).toBe('33.07');
      expect((await readSettings(stack)).nextNumber).toBe(nextNumber);
    });

    it('docs: orders paid online have their invoice by themselves where the shop wants that', async () => {
      const { sdk, stack } = startOrders(database());
      const settings = (createInvoice: boolean) =>
        stack.call('PATCH', '/ecom/v1/orders-settings', { ordersSettings: { createInvoice } });
      const without = await paidOrder(sdk, posterOrder());
      expect((await settings(true)).status).toBe(200);
      const { id } = await paidOrder(sdk, posterOrder());
      const offline = await sdk.orders.createOrder(plainOrder('5.00'));
      await sdk.hidden.paymentCollectionMarkOrderAsPaid(String(offline._id));
      await settings(false);
      await Promise.all([stack.platform.maintain(), stack.platform.maintain()]);
      expect(await entriesOf(stack, id)).toHaveLength(1);
      expect(await entriesOf(stack, without.id)).toEqual([]);
      expect(await entriesOf(stack, String(offline._id))).toEqual([]);
      expect(types(await sdk.orders.getOrder(id)).slice(-2)).toEqual(['INVOICE_ADDED', 'INVOICE_SENT']);
    });

    it('docs: every order that becomes paid has one invoice where the shop wants that, however it was paid', async () => {
      const { sdk, stack } = startOrders(database());
      const settings = (autoGenerateInvoiceOnPaidOrder: boolean) =>
        stack.call('PATCH', '/ecom/v1/orders-settings', {
          ordersSettings: { autoGenerateInvoiceOnPaidOrder },
        });
      await settings(true);
      const waiting = await sdk.orders.createOrder(plainOrder('9.00'));
      const offline = String((await sdk.orders.createOrder(plainOrder('5.00')))._id);
      await sdk.hidden.recordManuallyCollectedPayment(offline, { amount: '2.00' });
      await stack.platform.maintain();
      expect(await entriesOf(stack, offline)).toEqual([]);
      await sdk.hidden.paymentCollectionMarkOrderAsPaid(offline);
      const { id: online } = await paidOrder(sdk, posterOrder());
      await Promise.all([stack.platform.maintain(), stack.platform.maintain()]);
      await stack.platform.maintain();
      // One that was asked for by hand meanwhile stays the only one.
      const byHand = String((await sdk.orders.createOrder(plainOrder('7.00')))._id);
      await sdk.hidden.paymentCollectionMarkOrderAsPaid(byHand);
      await sdk.hiddenInvoices.generateInvoice(byHand);
      await stack.platform.maintain();
      await settings(false);
      for (const id of [offline, online, byHand]) expect(await entriesOf(stack, id)).toHaveLength(1);
      expect(await entriesOf(stack, String(waiting._id))).toEqual([]);
    });

    describe('without what the seller has to say', () => {
      const describeAs = (stack: Stack, input: Parameters<typeof describeSeller>[1]) =>
        describeSeller((...request) => stack.call(...request), input);
      const obstaclesOf = (stack: Stack, orderId: string) =>
        read<InvoiceObstacles>(stack, `orders/${orderId}/obstacles`);

      it('assumed: there is none, the error lists what is missing, and no number is used up', async () => {
        const { sdk, stack } = startOrders(database());
        const taxed = (await paidOrder(sdk, posterOrder())).id;
        const untaxed = String((await sdk.orders.createOrder(plainOrder('5.00')))._id);
        await describeAs(stack, { taxId: '' });
        const { nextNumber } = await readSettings(stack);
        const reply = await stack.call('POST', `/ecom/v1/invoices/orders/${taxed}`, {});
        expect(reply.status).toBe(428);
        expect(await reply.json()).toMatchObject({
          details: { applicationError: { code: 'SELLER_DETAILS_MISSING', data: { missing: ['taxId'] } } },
        });
        expect(await obstaclesOf(stack, taxed)).toEqual({ missing: ['taxId'], waiting: 0 });
        expect(await obstaclesOf(stack, untaxed)).toEqual({ missing: [], waiting: 0 });
        expect((await readSettings(stack)).nextNumber).toBe(nextNumber);
        // No tax number is asked for outside the European Union.
        await describeAs(stack, { taxId: '', country: 'US' });
        await sdk.hiddenInvoices.generateInvoice(taxed);
        await describeAs(stack, { seller: '' });
        expect(await errorOf(sdk.hiddenInvoices.generateInvoice(untaxed))).toBe('SELLER_DETAILS_MISSING');
      });

      it('assumed: what the shop wants automatically waits for it, and the order is paid all the same', async () => {
        const { sdk, stack } = startOrders(database());
        const setting = (autoGenerateInvoiceOnPaidOrder: boolean) =>
          stack.call('PATCH', '/ecom/v1/orders-settings', {
            ordersSettings: { autoGenerateInvoiceOnPaidOrder },
          });
        await describeAs(stack, { seller: '' });
        await setting(true);
        const { id } = await paidOrder(sdk, posterOrder());
        await stack.platform.maintain();
        await setting(false);
        expect((await sdk.orders.getOrder(id)).paymentStatus).toBe('PAID');
        expect(await entriesOf(stack, id)).toEqual([]);
        expect(await obstaclesOf(stack, id)).toEqual({ missing: ['name'], waiting: 1 });
        expect(await read(stack, 'obstacles')).toEqual({ missing: ['name'], waiting: 1 });
        expect(stack.errors).toEqual([]);
        await describeAs(stack, {});
        await stack.platform.maintain();
        expect(await entriesOf(stack, id)).toHaveLength(1);
        expect(await read(stack, 'obstacles')).toEqual({ missing: [], waiting: 0 });
      });
    });

    describe('numbers', () => {
      it('assumed: have no gap and no double, whatever is asked for at once and rejected', async () => {
        const { sdk, stack } = startOrders(database());
        const ask = fc.record({
          bulk: fc.boolean(),
          picks: fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }),
        });
        await fc.assert(
          fc.asyncProperty(fc.array(ask, { minLength: 2, maxLength: 6 }), async (asks) => {
            const { nextNumber } = await readSettings(stack);
            const ids: string[] = [];
            for (let index = 0; index < 5; index++)
              ids.push(String((await sdk.orders.createOrder(plainOrder('5.00')))._id));
            // One that is always rejected.
            ids.push(String((await sdk.orders.createOrder(posterOrder()))._id));
            await Promise.allSettled(
              asks.map(({ bulk, picks }) => {
                const chosen = picks.map((pick) => String(ids[pick]));
                return bulk
                  ? sdk.hiddenInvoices.bulkGenerateInvoices(chosen)
                  : sdk.hiddenInvoices.generateInvoice(String(chosen[0]));
              }),
            );
            const entries = (await Promise.all(ids.map((id) => entriesOf(stack, id)))).flat();
            const requested = new Set(
              asks
                .flatMap(({ bulk, picks }) => (bulk ? picks : picks.slice(0, 1)))
                .filter((pick) => pick < 5),
            );
            expect(entries).toHaveLength(requested.size);
            const numbers = entries.map(({ number }) => Number(number)).toSorted((a, b) => a - b);
            expect(numbers).toEqual(numbers.map((_, index) => nextNumber + index));
            expect((await readSettings(stack)).nextNumber).toBe(nextNumber + numbers.length);
          }),
          runs(25),
        );
      });

      it('assumed: may begin anew behind another prefix, but never come twice', async () => {
        const { sdk, stack } = startOrders(database());
        const order = async () => String((await sdk.orders.createOrder(plainOrder('5.00')))._id);
        await sdk.hiddenInvoices.generateInvoice(await order());
        const settings = await readSettings(stack);
        expect((await setUp(stack, { ...settings, nextNumber: 1 })).status).toBe(400);
        expect((await setUp(stack, { ...settings, creditPrefix: settings.prefix })).status).toBe(400);
        expect((await setUp(stack, { ...settings, seller: 'a\0b' })).status).toBe(400);
        expect((await setUp(stack, { ...settings, nextNumber: 1.5 })).status).toBe(400);
        expect(
          (await setUp(stack, { ...settings, prefix: '2027-', nextNumber: 1, seller: 'חנות' })).status,
        ).toBe(200);
        const id = await order();
        await sdk.hiddenInvoices.generateInvoice(id);
        expect((await entriesOf(stack, id))[0]?.number).toBe('2027-1');
        expect((await setUp(stack, settings)).status).toBe(200);
        expect((await readSettings(stack)).nextNumber).toBe(settings.nextNumber);
      });

      it('assumed: only the shop reads and sets them', async () => {
        const { stack } = startOrders(database());
        const token = await stack.platform.tokens.sign({
          siteId: stack.site.id,
          kind: 'member',
          memberId: MEMBER,
        });
        const asMember = (method: string, path: string, body?: unknown) =>
          stack.call(method, `/hosted/invoices/${path}`, body, { authorization: token });
        expect((await asMember('GET', 'settings')).status).toBe(403);
        expect((await asMember('POST', 'settings', await readSettings(stack))).status).toBe(403);
        expect((await asMember('POST', 'print', { orderIds: [] })).status).toBe(403);
      });
    });
  },
  platformMigrations,
);
