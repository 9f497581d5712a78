import { expect, expectTypeOf, it } from 'vitest';
import type { OrdersApi } from './apis.ts';
import type { Handlers, Reply, Request } from './api-type.ts';

it('docs: timestamps are strings and enums their literals in the API', () => {
  type Order = NonNullable<Reply<OrdersApi, 'getOrder'>['order']>;
  expectTypeOf<Order['createdDate']>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<'APPROVED'>().toExtend<NonNullable<Order['status']>>();
  expectTypeOf<'LOST'>().not.toExtend<NonNullable<Order['status']>>();
});

it('docs: path parameters are always present, dotted ones inside their entity', () => {
  expectTypeOf<Request<OrdersApi, 'getOrder'>['id']>().toEqualTypeOf<string>();
  expectTypeOf<Request<OrdersApi, 'updateOrder'>['order']['id']>().toExtend<string>();
  expectTypeOf<Request<OrdersApi, 'deleteActivity'>['activityId']>().toEqualTypeOf<string>();
  // @ts-expect-error the path carries the id
  const withoutId: Request<OrdersApi, 'getOrder'> = {};
  // @ts-expect-error the path carries the order's id
  const withoutOrderId: Request<OrdersApi, 'updateOrder'> = { order: {} };
  return [withoutId, withoutOrderId];
});

it('docs: a handler with a wrong reply or an unknown name does not compile', async () => {
  const right = { getOrder: async (request) => ({ order: { id: request.id } }) } satisfies Handlers<
    OrdersApi,
    object
  >;
  const wrongReply = {
    // @ts-expect-error an order's status is not any word
    getOrder: async () => ({ order: { status: 'LOST' } }),
  } satisfies Handlers<OrdersApi, object>;
  const wrongType = {
    // @ts-expect-error dates travel as strings
    getOrder: async () => ({ order: { createdDate: new Date(0) } }),
  } satisfies Handlers<OrdersApi, object>;
  const unknownOperation = {
    // @ts-expect-error not an operation of the contract
    getOrders: async () => ({}),
  } satisfies Handlers<OrdersApi, object>;
  expect(await right.getOrder({ id: 'a' })).toEqual({ order: { id: 'a' } });
  return [wrongReply, wrongType, unknownOperation];
});
