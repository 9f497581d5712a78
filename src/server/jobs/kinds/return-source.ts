import { extensionPath } from '#shared/extensions/define.ts';
import type { returnExtensions } from '#shared/extensions/returns.ts';
import type { ListedReturn } from '#shared/returns.ts';
import { hostedSource } from './hosted-source.ts';

export const returns = hostedSource<ListedReturn>({
  plural: 'returns',
  path: extensionPath('queryReturns' satisfies keyof typeof returnExtensions),
  search: 'ecom_orders.searchOrders',
  label: ({ orderNumber, buyerName, email }) => `#${orderNumber} ${buyerName || email}`,
});
