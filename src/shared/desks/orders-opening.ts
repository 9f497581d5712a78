import * as orders from '../contract/generated/ecom_orders.rights.ts';

/** The default view of the list of orders. */
export const ordersOpening = {
  sort: { field: 'purchasedDate', order: 'DESC' },
  perPage: 50,
  filter: { archived: { $ne: true } },
  /** The fields that its tabs are counted by. */
  counted: ['status', 'paymentStatus', 'fulfillmentStatus'],
} as const;

const { sort, perPage, filter, counted } = ordersOpening;

/** The calls it then makes, to the letter: the document makes them before there is any code. */
export const ordersOpeningCalls = [
  {
    path: '/admin/wixapis/ecom/v1/orders/search',
    body: JSON.stringify({
      search: {
        filter,
        sort: [{ fieldName: sort.field, order: sort.order }],
        cursorPaging: { limit: perPage },
      },
    }),
    rights: orders.searchOrders,
  },
  {
    path: '/admin/wixapis/ecom/v1/orders/aggregate',
    body: JSON.stringify({ filter, aggregation: { all: { $count: counted } } }),
    rights: orders.searchOrders,
  },
] as const;
