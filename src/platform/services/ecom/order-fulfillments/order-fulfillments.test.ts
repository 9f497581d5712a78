import { orderFulfillments } from '@wix/ecom';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MAILING_HEADER, mailingHeader } from '#shared/mailing.ts';
import { orderFulfillmentExtensions } from '#shared/extensions/orders.ts';
import { onDatabase } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { paidOrder, plainOrder, errorOf, startOrders } from '#testing/orders.ts';
import { TEST_READ_KEY } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const line = (name: string, quantity: number) => ({
  productName: { original: name },
  quantity,
  price: { amount: '10' },
  itemType: { preset: 'PHYSICAL' as const },
});

const STRANGER = '77777777-7777-4777-8777-777777777777';

onDatabase(
  'order fulfillments',
  (database) => {
    const start = () => {
      const { sdk, stack } = startOrders(database());
      return { sdk, stack, fulfillments: stack.sdk({ orderFulfillments }).orderFulfillments };
    };
    /** Three reefs and a dune, paid. */
    const make = async () => {
      const { sdk } = start();
      const lineItems = [line('Reef', 3), line('Dune', 1)];
      const { id } = await paidOrder(sdk, { ...plainOrder('40.00'), lineItems });
      const order = await sdk.orders.getOrder(id);
      const [reef = '', dune = ''] = order.lineItems?.map(({ _id }) => String(_id)) ?? [];
      return { id, reef, dune };
    };
    const orderNow = async (id: string) => start().sdk.orders.getOrder(id);
    const told = async (id: string) =>
      (await orderNow(id)).activities
        ?.map(({ activityType }) => activityType)
        .filter((type) => /FULF|TRACK/.test(String(type)));
    const confirmations = async (id: string) =>
      (await orderNow(id)).activities?.filter(
        ({ activityType }) => activityType === 'SHIPPING_CONFIRMATION_EMAIL_SENT',
      ).length;
    const slugs = async (id: string): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`
        select slug from domain_events where entity_id = ${id} and (entity_fqdn like '%fulfillments' or slug = 'fulfilled')
        order by sequence`.execute(database().kysely);
      return rows.map(({ slug }) => slug);
    };

    it('sdk: two parcels with tracking make a fulfilled order, and the buyer hears of each', async () => {
      const { fulfillments, stack } = start();
      const { id, reef, dune } = await make();
      await stack.platform.deliverMail();
      const mails = stack.mailer.sent.length;
      const first = await fulfillments.createFulfillment(id, {
        lineItems: [{ _id: reef, quantity: 2 }],
        trackingInfo: { shippingProvider: 'dhl', trackingNumber: '00340 1' },
      });
      expect(first.orderWithFulfillments?.fulfillments).toMatchObject([
        {
          _id: first.fulfillmentId,
          status: 'Fulfilled',
          lineItems: [{ _id: reef, quantity: 2 }],
          trackingInfo: {
            trackingLink: 'https://www.logistics.dhl/global-en/home/tracking.html?tracking-id=00340%201',
          },
        },
      ]);
      expect((await orderNow(id)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED');
      await fulfillments.createFulfillment(id, {
        lineItems: [{ _id: reef }, { _id: dune }],
        trackingInfo: {
          shippingProvider: 'Bicycle',
          trackingNumber: 'B7',
          trackingLink: 'https://bicycle.example/B7',
        },
      });
      expect((await orderNow(id)).fulfillmentStatus).toBe('FULFILLED');
      expect(await told(id)).toEqual(['TRACKING_NUMBER_ADDED', 'ORDER_FULFILLED', 'TRACKING_NUMBER_ADDED']);
      expect(await slugs(id)).toEqual(['updated', 'updated', 'fulfilled']);
      await stack.platform.deliverMail();
      const sent = stack.mailer.sent.slice(mails);
      expect(sent.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/on its way$/),
        expect.stringMatching(/on its way$/),
      ]);
      expect(sent[1]?.text).toContain('https://bicycle.example/B7');
      expect(await confirmations(id)).toBe(2);
    });

    it('assumed: the shop may write a note into the mail, or want none; a carrier may come without a number', async () => {
      const { stack } = start();
      const { id, reef, dune } = await make();
      await stack.platform.deliverMail();
      const mails = stack.mailer.sent.length;
      const send = (mailing: object, line: string, trackingNumber: string) =>
        stack
          .sdk({ orderFulfillments }, undefined, { [MAILING_HEADER]: mailingHeader(mailing) })
          .orderFulfillments.createFulfillment(id, {
            lineItems: [{ _id: line, quantity: 1 }],
            trackingInfo: { shippingProvider: 'ups', trackingNumber },
          });
      await send({ note: 'Das Poster folgt – bald.' }, reef, '1');
      await send({ silent: true, note: 'unseen' }, reef, '2');
      await start().fulfillments.createFulfillment(id, {
        lineItems: [{ _id: dune }],
        trackingInfo: { shippingProvider: 'dhl' },
      });
      await stack.platform.deliverMail();
      const sent = stack.mailer.sent.slice(mails);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.text).toContain('Das Poster folgt – bald.');
      expect(await confirmations(id)).toBe(1);
    });

    it('docs: asking for more than is left makes nothing, in two tabs too', async () => {
      const { fulfillments } = start();
      const { id, reef, dune } = await make();
      const all = {
        lineItems: [
          { _id: reef, quantity: 3 },
          { _id: dune, quantity: 1 },
        ],
      };
      const more = fulfillments.createFulfillment(id, {
        lineItems: [{ _id: dune }, { _id: reef, quantity: 4 }],
      });
      expect(await errorOf(more)).toBe('INVALID_LINE_ITEM_QUANTITY');
      const twice = await Promise.allSettled([
        fulfillments.createFulfillment(id, all),
        fulfillments.createFulfillment(id, all),
      ]);
      expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const { orderWithFulfillments } = await fulfillments.listFulfillmentsForSingleOrder(id);
      expect(orderWithFulfillments?.fulfillments).toHaveLength(1);
      const unknown = { lineItems: [{ _id: '99999999-9999-4999-8999-999999999999' }] };
      expect(await errorOf(fulfillments.createFulfillment(id, unknown))).toBe('LINE_ITEM_NOT_FOUND');
    });

    it('assumed: orders are found by phone, product, SKU and tracking number', async () => {
      const { sdk, fulfillments } = start();
      const contact = { firstName: 'Vera', lastName: 'Nowak', phone: '+351 912-345 678' };
      const { id } = await paidOrder(sdk, {
        ...plainOrder('40.00'),
        recipientInfo: { contactDetails: contact },
        lineItems: [{ ...line('Überseekiste', 2), physicalProperties: { sku: 'QX-7781' } }],
      });
      const found = async (text: string): Promise<boolean> => {
        const filter = { searchText: { $contains: text } };
        const { orders = [] } = await sdk.orders.searchOrders({ filter } as never);
        return orders.some((order) => order._id === id);
      };
      for (const text of ['912345678', '+351 912', 'überseek', 'qx-7781'])
        expect(await found(text)).toBe(true);
      expect(await found('ZX555000111')).toBe(false);
      const [lineItem] = (await sdk.orders.getOrder(id)).lineItems ?? [];
      const { fulfillmentId = '' } = await fulfillments.createFulfillment(id, {
        lineItems: [{ _id: String(lineItem?._id), quantity: 1 }],
        trackingInfo: { trackingNumber: 'ZX555000111', shippingProvider: 'Own' },
      });
      expect(await found('zx5550')).toBe(true);
      await fulfillments.deleteFulfillment({ fulfillmentId, orderId: id });
      expect(await found('ZX555000111')).toBe(false);
    });

    it('assumed: of a canceled order what has not left goes back to stock, or as many pieces as are chosen', async () => {
      const { sdk, stack, fulfillments } = start();
      const { id, reef, dune } = await make();
      await fulfillments.createFulfillment(id, { lineItems: [{ _id: reef, quantity: 2 }] });
      const call = extensionCalls(orderFulfillmentExtensions, (path, body, headers) =>
        stack.call('POST', path, body, headers),
      );
      const restock = (request: object) => call('restockOrder', { ...request, orderId: id });
      expect((await restock({})).status).toBe(428);
      await sdk.orders.cancelOrder(id);
      const restocked = async (request: object) => (await restock(request)).body.restocked;
      expect(await restocked({})).toEqual([
        { lineItemId: reef, quantity: 1 },
        { lineItemId: dune, quantity: 1 },
      ]);
      expect(await restocked({})).toEqual([]);
      // One of the two that had left came back.
      const chosen = { lineItems: [{ lineItemId: reef, quantity: 2 }] };
      expect(await restocked(chosen)).toEqual([{ lineItemId: reef, quantity: 1 }]);
      expect(await restocked(chosen)).toEqual([]);
      expect((await restock({ lineItems: [{ lineItemId: reef, quantity: 4 }] })).status).toBe(400);
      const { lineItems = [] } = await orderNow(id);
      expect(lineItems.map(({ restockQuantity }) => restockQuantity)).toEqual([2, 1]);
      const key = { authorization: TEST_READ_KEY };
      expect((await call('restockOrder', { orderId: id }, key)).status).toBe(403);
    });

    it('docs: a link that is no page and a number twice are rejected; assumed: a carrier of your own needs no link', async () => {
      const { fulfillments } = start();
      const { id, reef } = await make();
      const with_ = (trackingInfo: object) =>
        fulfillments.createFulfillment(id, { lineItems: [{ _id: reef, quantity: 1 }], trackingInfo });
      const script = { shippingProvider: 'Own', trackingNumber: '1', trackingLink: 'javascript:alert(1)' };
      expect(await errorOf(with_(script))).toEqual(['fulfillment.trackingInfo.trackingLink FORMAT']);
      await with_({ trackingNumber: '77', shippingProvider: 'Own' });
      const own = (await fulfillments.listFulfillmentsForSingleOrder(id)).orderWithFulfillments?.fulfillments;
      expect(own?.[0]?.trackingInfo).toEqual({ trackingNumber: '77', shippingProvider: 'Own' });
      expect(await errorOf(with_({ trackingNumber: '77', shippingProvider: 'ups' }))).toBe(
        'TRACKING_NUMBER_ALREADY_EXISTS',
      );
      const status = fulfillments.createFulfillment(id, { lineItems: [{ _id: reef }], status: 'fulfilled' });
      expect(await errorOf(status)).toEqual(['fulfillment.status INVALID_ENUM_VALUE']);
    });

    it('assumed: a mask names what of the tracking changes, and the rest stays', async () => {
      const { fulfillments, stack } = start();
      const { id, reef } = await make();
      const { fulfillmentId } = await fulfillments.createFulfillment(id, {
        lineItems: [{ _id: reef }],
        trackingInfo: { shippingProvider: 'ups', trackingNumber: '1Z' },
      });
      const path = `/ecom/v1/fulfillments/${fulfillmentId}/orders/${id}`;
      const trackingInfo = { shippingProvider: 'dhl', trackingNumber: '2Z' };
      const fieldMask = 'trackingInfo.trackingNumber';
      const patch = { fulfillment: { trackingInfo, status: 'Ready' }, fieldMask };
      expect(await (await stack.call('PATCH', path, patch)).json()).toMatchObject({
        orderWithFulfillments: {
          fulfillments: [
            { status: 'Fulfilled', trackingInfo: { shippingProvider: 'ups', trackingNumber: '2Z' } },
          ],
        },
      });
    });

    it('docs: tracking is changed, and a fulfillment taken back is to be fulfilled again', async () => {
      const { fulfillments } = start();
      const { id, reef, dune } = await make();
      const { fulfillmentId } = await fulfillments.createFulfillment(id, {
        lineItems: [{ _id: reef }, { _id: dune }],
      });
      const ids = { orderId: id, fulfillmentId: String(fulfillmentId) };
      const changed = await fulfillments.updateFulfillment(ids, {
        fulfillment: { trackingInfo: { shippingProvider: 'ups', trackingNumber: '1Z' } },
      });
      expect(changed.fulfillments?.[0]).toMatchObject({
        lineItems: [
          { _id: reef, quantity: 3 },
          { _id: dune, quantity: 1 },
        ],
        trackingInfo: { trackingLink: expect.stringContaining('trackNums=1Z') },
      });
      const back = await fulfillments.deleteFulfillment(ids);
      expect(back.orderWithFulfillments?.fulfillments).toEqual([]);
      expect((await orderNow(id)).fulfillmentStatus).toBe('NOT_FULFILLED');
      expect(await told(id)).toEqual(['ORDER_FULFILLED', 'TRACKING_NUMBER_ADDED', 'ORDER_NOT_FULFILLED']);
      expect(await errorOf(fulfillments.deleteFulfillment(ids))).toBe('FULFILLMENT_NOT_FOUND');
    });

    it('assumed: a refund of what was left completes the order, one of nothing sent leaves nothing to send', async () => {
      const { fulfillments, sdk } = start();
      const { id, reef, dune } = await make();
      await fulfillments.createFulfillment(id, { lineItems: [{ _id: reef, quantity: 3 }] });
      const { refundabilities } = await sdk.hidden.getRefundabilityStatus(id);
      const paymentId = String(refundabilities?.[0]?.paymentId);
      await sdk.hidden.triggerRefund(id, [{ paymentId, amount: { amount: '10' }, externalRefund: true }], {
        details: { items: [{ lineItemId: dune, quantity: 1 }] },
      });
      expect((await orderNow(id)).fulfillmentStatus).toBe('FULFILLED');
    });

    it('assumed: a refund that fails after all leaves its pieces to be sent', async () => {
      const { fulfillments, sdk } = start();
      const { id, reef, dune } = await make();
      await fulfillments.createFulfillment(id, { lineItems: [{ _id: reef, quantity: 3 }] });
      const { refundabilities } = await sdk.hidden.getRefundabilityStatus(id);
      const paymentId = String(refundabilities?.[0]?.paymentId);
      const pending = {
        paymentId,
        amount: { amount: '10' },
        externalRefundInfo: { refundStatus: 'PENDING' },
      };
      const { refund } = await sdk.orderBilling.refundPayments(id, {
        paymentRefunds: [pending],
        refundItems: { lineItems: [{ lineItemId: dune, quantity: 1 }] },
      });
      expect((await orderNow(id)).fulfillmentStatus).toBe('FULFILLED');
      const failed = { transaction: { paymentId, refundStatus: 'FAILED' } };
      await sdk.hiddenTransactions.updateRefundTransaction(id, String(refund?._id), failed);
      expect((await orderNow(id)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED');
      await fulfillments.createFulfillment(id, { lineItems: [{ _id: dune, quantity: 1 }] });
      expect((await orderNow(id)).fulfillmentStatus).toBe('FULFILLED');
    });

    it('docs: each of many has its own outcome; canceled orders send nothing but list what left', async () => {
      const { fulfillments, sdk, stack } = start();
      const [good, missing] = [await make(), await make()];
      await fulfillments.createFulfillment(missing.id, { lineItems: [{ _id: missing.reef, quantity: 1 }] });
      await sdk.orders.cancelOrder(missing.id);
      const reply = await fulfillments.bulkCreateFulfillments(
        [missing, good].map(({ id, dune, reef }) => ({
          orderId: id,
          fulfillments: [{ lineItems: [{ _id: dune }, { _id: reef }] }],
        })),
      );
      expect(reply.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
      expect(reply.results?.[0]?.itemMetadata?.error?.code).toBe('ORDER_CANCELED');
      expect(reply.results?.[1]?.ordersWithFulfillments?.fulfillments).toHaveLength(1);
      expect(await slugs(good.id)).toEqual(['updated', 'fulfilled']);
      const listed = await fulfillments.listFulfillmentsForMultipleOrders([good.id, missing.id]);
      expect(listed.ordersWithFulfillments?.map(({ fulfillments: all }) => all?.length)).toEqual([1, 1]);
      const stranger = stack.sdk(
        { orderFulfillments },
        { kind: 'member', memberId: STRANGER },
      ).orderFulfillments;
      expect(await errorOf(stranger.listFulfillmentsForSingleOrder(good.id))).toBe('ORDER_NOT_FOUND');
    });
  },
  platformMigrations,
);
