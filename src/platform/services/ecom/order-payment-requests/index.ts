import type { Context } from '#platform/context.ts';
import type { Handlers, OrderPaymentRequestsApi } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { readState } from '../orders/public.ts';
import { REQUEST_PAID } from '../../extensions/payments/public.ts';
import { chargeOrderPaymentRequest } from './charge-request.ts';
import { expireRequests } from './expire-requests.ts';
import { migrations } from './migrations.ts';
import { pageOf } from './page-address.ts';
import type { ShownRequest } from './payment-request.ts';
import { requests, requireUnpaid, setStatus } from './requests.ts';
import { routes } from './routes.ts';
import { markPaid } from './request-paid.ts';
import { filterAt } from './rules/status.ts';
import { entities } from './tables.ts';

const addressOf = async (context: Context, request: Pick<ShownRequest, 'id' | 'orderId'>): Promise<string> =>
  pageOf(request, (await readState(context, request.orderId)).order, context.site);

const withAddress = async (context: Context, orderPaymentRequest: ShownRequest) => ({
  orderPaymentRequest,
  orderPaymentRequestUrl: await addressOf(context, orderPaymentRequest),
});

const handlers = {
  async createOrderPaymentRequest(request, context) {
    const { orderPaymentRequest } = await requests.create(request, context);
    return withAddress(context, orderPaymentRequest);
  },

  async bulkCreateOrderPaymentRequests({ orderPaymentRequests, returnEntity }, context) {
    return bulk(context, {
      entries: orderPaymentRequests ?? [],
      each: async (orderPaymentRequest) =>
        (await requests.create({ orderPaymentRequest }, context)).orderPaymentRequest,
      ...(returnEntity && { show: (made: ShownRequest) => withAddress(context, made) }),
    });
  },

  getOrderPaymentRequest: requests.get,
  updateOrderPaymentRequest: requests.update,
  deleteOrderPaymentRequest: requests.remove,

  queryOrderPaymentRequests: ({ query }, context) =>
    requests.query(
      { query: query && { ...query, filter: filterAt(query.filter, context.clock.now()) } },
      context,
    ),

  async getOrderPaymentRequestUrl({ orderPaymentRequestId: id }, context) {
    return { orderPaymentRequestUrl: await addressOf(context, await requests.find(context, id)) };
  },

  updateExtendedFields: requests.updateExtendedFields,

  async voidOrderPaymentRequest({ orderPaymentRequestId: id }, context) {
    const request = await requests.lock(context, id);
    if (request.status === 'VOIDED') return {};
    requireUnpaid(request, context.clock.now(), 'VOID');
    await setStatus(context, request, 'VOIDED');
    return {};
  },

  chargeOrderPaymentRequest,
} satisfies Handlers<OrderPaymentRequestsApi, Context>;

export const orderPaymentRequests = defineService({
  name: 'order-payment-requests',
  package: 'ecom_order-payment-requests',
  handlers,
  ownTransactions: ['chargeOrderPaymentRequest'],
  listeners: { [REQUEST_PAID]: markPaid },
  routes,
  maintain: expireRequests,
  entities,
  migrations,
});
