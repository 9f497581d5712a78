import { findOperation } from '../../platform/contract/index.ts';
import type { Decimal } from '../../shared/money.ts';
import { giftCardTotal } from '../../shared/price-totals.ts';
import type { Gateway } from '../gateway.ts';
import { callOperation } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

const getOrder = findOperation('ecom_orders.getOrder');
const listTransactions = findOperation('ecom_order-transactions.listTransactionsForSingleOrder');

interface TransactionsReply {
  orderTransactions?: { payments?: Parameters<typeof giftCardTotal>[0] };
}

/** What gift cards pay of this order; asked with the shop's key, for whom nothing else is told. */
export async function giftCardsOf(platformFetch: PlatformFetch, orderId: string): Promise<Decimal> {
  const { orderTransactions } = await callOperation<TransactionsReply>(platformFetch, listTransactions, {
    orderId,
  });
  return giftCardTotal(orderTransactions?.payments ?? []);
}

/**
 * The same for a shopper: payments are not theirs to list.
 * @throws 404 where the order is somebody else's
 */
export async function readGiftCards(
  { platformFetch }: Pick<Gateway, 'platformFetch'>,
  shopperFetch: PlatformFetch,
  orderId: string,
): Promise<Decimal> {
  await callOperation(shopperFetch, getOrder, { id: orderId });
  return giftCardsOf(platformFetch, orderId);
}
