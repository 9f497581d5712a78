import { backInStockNotifications, orderFulfillments, orders } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkRequest } from './check-request.ts';
import { decodeRequest } from './decode.ts';
import { matchOperation } from './router.ts';

interface Call {
  method: string;
  operation: string | undefined;
  request: unknown;
  violations: unknown[];
}

/** What the platform makes of each call the real SDK sends. */
const calls: Call[] = [];

const client = createClient({
  modules: { orders, orderFulfillments, backInStockNotifications },
  auth: ApiKeyStrategy({ apiKey: 'key', siteId: 'site' }),
  fetch: async (input, init) => {
    const sent = new Request(input, init);
    const url = new URL(sent.url);
    const match = matchOperation(sent.method, url.pathname);
    const text = await sent.text();
    const request =
      match &&
      decodeRequest(match.operation, match.pathParams, url.searchParams, text ? JSON.parse(text) : undefined);
    calls.push({
      method: sent.method,
      operation: match?.operation.name,
      request,
      violations: match ? checkRequest(match.operation, request) : [],
    });
    return Response.json({ order: {}, metadata: {} });
  },
});
const id = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';

describe("the SDK's own calls", () => {
  beforeEach(() => void calls.splice(0));

  it('sdk: a GET with a path parameter', async () => {
    await client.orders.getOrder(id);
    expect(calls).toEqual([{ method: 'GET', operation: 'getOrder', request: { id }, violations: [] }]);
  });

  it('sdk: a PATCH with dates and renamed fields', async () => {
    await client.orders.updateOrder(id, { purchasedDate: new Date(0), buyerNote: null });
    expect(calls[0]).toMatchObject({ operation: 'updateOrder', violations: [] });
    expect(calls[0]?.request).toMatchObject({
      order: { id, purchasedDate: '1970-01-01T00:00:00.000Z', buyerNote: null },
    });
  });

  it('sdk: a search with filter, sort and paging', async () => {
    await client.orders.searchOrders({
      filter: { paymentStatus: { $in: ['PAID'] } },
      sort: [{ fieldName: 'number', order: 'DESC' }],
      cursorPaging: { limit: 25 },
    });
    expect(calls[0]).toMatchObject({ operation: 'searchOrders', violations: [] });
    expect(calls[0]?.request).toMatchObject({
      search: { cursorPaging: { limit: 25 }, filter: { paymentStatus: { $in: ['PAID'] } } },
    });
  });

  it('sdk: two path parameters of a DELETE', async () => {
    await client.orderFulfillments.deleteFulfillment({ orderId: id, fulfillmentId: id });
    const request = { orderId: id, fulfillmentId: id };
    expect(calls).toEqual([{ method: 'DELETE', operation: 'deleteFulfillment', request, violations: [] }]);
  });

  it('sdk: a call it knows no prefix for', async () => {
    // There at run time, hidden from the public types.
    const hidden = client.orders as unknown as {
      paymentCollectionBulkMarkOrdersAsPaid(ids: string[]): Promise<unknown>;
    };
    await hidden.paymentCollectionBulkMarkOrdersAsPaid([id]);
    expect(calls[0]).toMatchObject({
      operation: 'paymentCollectionBulkMarkOrdersAsPaid',
      request: { ecomOrderIds: [id] },
      violations: [],
    });
  });

  it('sdk: a nested GET, and its fallback once the address grows too long', async () => {
    const query = (count: number) =>
      client.backInStockNotifications
        .queryBackInStockNotificationRequests()
        .in(
          'contactId',
          Array.from({ length: count }, () => id),
        )
        .limit(10)
        .find();
    await query(2);
    await query(200);
    expect(calls.map(({ method, operation }) => `${method} ${operation}`)).toEqual([
      'GET queryBackInStockNotificationRequests',
      'POST queryBackInStockNotificationRequests',
    ]);
    for (const { request } of calls) {
      expect(request).toMatchObject({
        query: { filter: { contactId: { $in: expect.arrayContaining([id]) } } },
      });
    }
  });

  it('sdk: an invalid argument becomes a violation of the REST field', async () => {
    await client.orders.updateOrder('nonsense', {});
    expect(calls[0]?.violations).toEqual([
      expect.objectContaining({ field: 'order.id', violatedRule: 'FORMAT' }),
    ]);
  });
});
