import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { MEMBER, orderModules, plainOrder, posterOrder } from '#testing/orders.ts';
import { newMember } from '#testing/shop.ts';
import { startStack, TEST_MODERATING_KEY, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

interface Page {
  orders: { id: string; number: number; fulfillmentStatus: string }[];
  metadata: { items: number; offset: number };
  totalResults: number;
}

const QUERY = '/stores/v2/orders/query';

onDatabase(
  'orders of before Wix eCommerce',
  (database) => {
    let stack: Stack;
    let poster: string;
    let canceled: string;

    beforeAll(async () => {
      stack = startStack(database());
      const { orders, hidden } = orderModules(stack);
      poster = String(
        (
          await orders.createOrder(
            posterOrder({
              buyerNote: 'Ring twice.',
              customFields: [{ title: 'Floor', translatedTitle: 'Floor', value: '3' }],
            }),
          )
        )._id,
      );
      await hidden.paymentCollectionMarkOrderAsPaid(poster);
      canceled = String((await orders.createOrder(plainOrder('5.00')))._id);
      await orders.cancelOrder(canceled);
    });

    const query = async (query_?: object): Promise<Page> => {
      const reply = await stack.call('POST', QUERY, query_ && { query: query_ });
      const page = (await reply.json()) as Page;
      expect([reply.status, page]).toEqual([200, page]);
      return page;
    };
    const ids = async (filter: object | string): Promise<string[]> =>
      (await query({ filter, sort: '[{"number":"asc"}]' })).orders.map(({ id }) => id);

    it.each(['/stores/v2/orders', '/_api/orders-server/v2/orders'])(
      'docs: GET %s/{id} answers an order as Stores Orders had it',
      async (path) => {
        const reply = await stack.call('GET', `${path}/${poster}`);
        const { order } = (await reply.json()) as { order: object };
        expect([reply.status, order]).toMatchObject([
          200,
          {
            id: poster,
            number: 10_001,
            numericId: '10001',
            dateCreated: expect.any(String),
            lastUpdated: expect.any(String),
            currency: 'EUR',
            buyerNote: 'Ring twice.',
            buyerInfo: {
              identityType: 'MEMBER',
              firstName: 'Anna',
              lastName: 'Berg',
              email: 'anna@example.com',
            },
            totals: { total: '116.85', discount: '20.00', shipping: '10.00', quantity: 3, weight: '0' },
            billingInfo: {
              address: { fullName: { firstName: 'Anna', lastName: 'Berg' }, email: 'anna@example.com' },
              paidDate: expect.any(String),
            },
            paymentStatus: 'PAID',
            fulfillmentStatus: 'NOT_FULFILLED',
            archived: false,
            read: false,
            channelInfo: { type: 'WEB' },
            customField: { title: 'Floor', value: '3' },
            discount: { value: '20.00' },
            lineItems: [
              {
                index: 1,
                name: 'Moiré',
                quantity: 2,
                price: '30.00',
                lineItemType: 'CUSTOM_AMOUNT_ITEM',
                options: [],
              },
              { index: 2, name: 'Vale', quantity: 1, price: '40.00' },
            ],
            activities: expect.arrayContaining([
              expect.objectContaining({ type: 'ORDER_PLACED' }),
              expect.objectContaining({ type: 'ORDER_PAID' }),
            ]),
            refunds: [],
          },
        ]);
      },
    );

    it('docs: pages by offset, and filters and sorts by text', async () => {
      expect(await query()).toMatchObject({ metadata: { items: 2, offset: 0 }, totalResults: 2 });
      const second = await query({ sort: '[{"dateCreated":"asc"}]', paging: { limit: 1, offset: 1 } });
      expect(second).toMatchObject({
        orders: [{ id: canceled, fulfillmentStatus: 'CANCELED' }],
        metadata: { items: 1, offset: 1 },
        totalResults: 2,
      });
      expect(await ids('{"number":"10001"}')).toEqual([poster]);
      expect(await ids('{"paymentStatus":"PAID","lastUpdated":{"$gte":"2000-01-01T00:00:00.000Z"}}')).toEqual(
        [poster],
      );
      expect(await ids('{"fulfillmentStatus":"NOT_FULFILLED"}')).toEqual([poster]);
      expect(await ids({ fulfillmentStatus: { $ne: 'CANCELED' } })).toEqual([poster]);
      expect(await ids({ id: { $hasSome: [canceled] } })).toEqual([canceled]);
      expect(await ids({ 'lineItems.name': 'Vale' })).toEqual([poster]);
    });

    it('docs: rejects what it cannot read, and what is not there', async () => {
      for (const filter of ['{', { shoeSize: 3 }]) {
        const reply = await stack.call('POST', QUERY, { query: { filter } });
        expect([filter, reply.status]).toEqual([filter, 400]);
      }
      const missing = await stack.call('GET', '/stores/v2/orders/99999999-9999-4999-8999-999999999999');
      expect(missing.status).toBe(404);
    });

    it("assumed: members read their own orders, as apps for phones list them, and nobody else's", async () => {
      const { hidden } = orderModules(stack);
      await hidden.addActivity(poster, { merchantComment: { message: 'Wrap twice' } });
      const tokenOf = async (memberId: string) => ({
        authorization: await stack.platform.tokens.sign({ siteId: stack.site.id, kind: 'member', memberId }),
      });
      const reply = await stack.call('POST', QUERY, { query: {} }, await tokenOf(MEMBER));
      const page = (await reply.json()) as Page;
      expect([reply.status, page]).toMatchObject([200, { orders: [{ id: poster }], totalResults: 1 }]);
      expect(JSON.stringify(page)).not.toContain('Wrap twice');
      expect(
        (await stack.call('GET', `/stores/v2/orders/${poster}`, undefined, await tokenOf(MEMBER))).status,
      ).toBe(200);

      const other = await tokenOf(newMember().memberId);
      expect(await (await stack.call('POST', QUERY, {}, other)).json()).toMatchObject({
        orders: [],
        totalResults: 0,
      });
      expect((await stack.call('GET', `/stores/v2/orders/${poster}`, undefined, other)).status).toBe(404);
      const reader = { authorization: TEST_MODERATING_KEY };
      expect((await stack.call('POST', QUERY, {}, reader)).status).toBe(403);
    });
  },
  platformMigrations,
);
