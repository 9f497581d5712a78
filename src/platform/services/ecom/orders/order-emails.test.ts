import { orderFulfillments, orderPaymentRequests } from '@wix/ecom';
import { expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { orderExtensions } from '#shared/extensions/orders.ts';
import { onDatabase } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { MEMBER, paidOrder, plainOrder, startOrders } from '#testing/orders.ts';
import { TEST_SITE, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const callsOf = (stack: Stack) =>
  extensionCalls(orderExtensions, (path, body, headers) => stack.call('POST', path, body, headers));

onDatabase(
  'the emails about an order',
  (database) => {
    it('assumed: each is listed with its kind, recipient and delivery, in the order in which they were queued', async () => {
      const { sdk, stack } = startOrders(database());
      const buyerInfo = { email: 'anna@example.com', memberId: MEMBER };
      const { id } = await paidOrder(sdk, { ...plainOrder('40.00'), buyerInfo });
      const call = callsOf(stack);
      const emails = async () => (await call('listOrderEmails', { orderId: id })).body.emails;
      const before = (await emails()).length;
      const [line] = (await sdk.orders.getOrder(id)).lineItems ?? [];
      const lineItems = [{ _id: String(line?._id), quantity: 1 }];
      await stack.sdk({ orderFulfillments }).orderFulfillments.createFulfillment(id, {
        lineItems,
        trackingInfo: { shippingProvider: 'dhl', trackingNumber: '1' },
      });
      const mail = { what: 'message', subject: 'A delay', message: 'It takes a day longer.' };
      await stack.call('POST', `/hosted/orders/${id}/mail`, { mail, key: 'once' });
      const authorization = await stack.platform.tokens.sign({
        siteId: TEST_SITE.id,
        kind: 'member',
        memberId: MEMBER,
      });
      await stack.call(
        'POST',
        extensionPath('requestMyReturn'),
        { orderId: id, lines: [{ lineItemId: line?._id, quantity: 1, reason: 'DAMAGED' }] },
        { authorization },
      );
      await sdk.orders.cancelOrder(id, { sendOrderCanceledEmail: true });
      const listed = (await emails()).slice(before);
      expect(listed.map(({ kind, to, status }) => `${kind} ${to} ${status}`)).toEqual([
        'SHIPPING_CONFIRMATION anna@example.com QUEUED',
        'MESSAGE anna@example.com QUEUED',
        'RETURN_ASKED anna@example.com QUEUED',
        'CANCELLATION anna@example.com QUEUED',
      ]);
      await stack.platform.deliverMail();
      expect((await emails()).map(({ subject, status }) => [subject, status])).toEqual(
        stack.mailer.sent.map(({ subject }) => [subject, 'SENT']),
      );
      expect((await call('listOrderEmails', { orderId: id }, { authorization })).status).toBe(403);
      expect((await call('listOrderEmails', { orderId: 'x' })).status).toBe(404);
    });

    it('assumed: a request for a payment is listed with its order', async () => {
      const { sdk, stack } = startOrders(database());
      const { _id } = await sdk.orders.createOrder(plainOrder('5.00'));
      const { orderPaymentRequests: requests } = stack.sdk({ orderPaymentRequests });
      const made = await requests.createOrderPaymentRequest({
        orderPaymentRequest: { orderId: String(_id), title: 'The rest', amount: { amount: '5.00' } },
      });
      await stack.call('POST', extensionPath('emailPaymentRequest'), { paymentRequestId: made._id });
      const { emails } = (await callsOf(stack)('listOrderEmails', { orderId: String(_id) })).body;
      expect(emails.map(({ kind }) => kind)).toContain('PAYMENT_REQUEST');
    });
  },
  platformMigrations,
);
