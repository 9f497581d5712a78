import { afterEach, expect, it, vi } from 'vitest';
import { orderFulfillmentExtensions } from '#shared/extensions/orders.ts';
import { orderVerbs } from './verbs.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('puts chosen items of a canceled order back by the operation of the platform', async () => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    requests.push(new Request(new URL(path, 'https://shop.test'), init));
    return Promise.resolve(Response.json({ restocked: [] }));
  });
  const lineItems = [{ lineItemId: '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42', quantity: 2 }];
  await orderVerbs.restock('orders', { id: 'one', lineItems }).catch(() => undefined);
  const [request] = requests;
  expect(new URL(request?.url ?? '').pathname).toBe('/admin/api/extensions/restockOrder');
  const body: unknown = await request?.json();
  expect(orderFulfillmentExtensions.restockOrder.request.parse(body)).toEqual({ orderId: 'one', lineItems });
});
