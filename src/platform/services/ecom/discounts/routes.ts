import { discountExtensions } from '#shared/extensions/discounts.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { readOrder, writeOrder } from '../discount-rules/public.ts';
import { countDiscounts, idsOfDiscounts, queryDiscounts } from './query.ts';

export const routes = serveExtensions(discountExtensions, {
  queryDiscounts: ({ query }, context) => queryDiscounts(context, query),
  countDiscounts: ({ filter }, context) => countDiscounts(context, filter),
  listDiscountIds: (request, context) => idsOfDiscounts(context, request),
  getDiscountOrder: (_request, context) => readOrder(context),
  orderDiscounts: (request, context) => writeOrder(context, request),
});
