import type { ListedReturn } from '#shared/returns.ts';
import { hostedSource } from './hosted-source.ts';

export const returns = hostedSource<ListedReturn>({
  plural: 'returns',
  path: '/hosted/returns/query',
  search: 'ecom_orders.searchOrders',
  label: ({ orderNumber, buyerName, email }) => `#${orderNumber} ${buyerName || email}`,
});
