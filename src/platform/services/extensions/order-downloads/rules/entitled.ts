import { compareMoney } from '#shared/money.ts';
import type { OrdersApi, Reply } from '#platform/contract/index.ts';

type ApiOrder = NonNullable<Reply<OrdersApi, 'getOrder'>['order']>;
export type OrderLine = NonNullable<ApiOrder['lineItems']>[number];

/** What is looked at of an order. */
export type DownloadOrder = Pick<ApiOrder, 'status' | 'paymentStatus' | 'balanceSummary' | 'priceSummary'> & {
  id: string;
  lineItems: OrderLine[];
};

/** It stands, all of it was paid, and not all of it given back. A deposit is not enough. */
const isBought = ({ status, paymentStatus, balanceSummary, priceSummary }: DownloadOrder): boolean =>
  status === 'APPROVED' &&
  paymentStatus !== 'FULLY_REFUNDED' &&
  compareMoney(balanceSummary?.paid?.amount ?? '0', priceSummary?.total?.amount ?? '0') >= 0;

const isKept = ({ quantity, refundQuantity }: OrderLine): boolean => (refundQuantity ?? 0) < (quantity ?? 1);

/** The lines of digital files that are the buyer's to download. */
export const entitledLines = (order: DownloadOrder): OrderLine[] =>
  isBought(order)
    ? order.lineItems.filter((line) => line.digitalFile?.fileId && line.id && isKept(line))
    : [];
