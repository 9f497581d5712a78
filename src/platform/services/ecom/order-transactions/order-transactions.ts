import type { OrderTransactionsApi, Reply } from '#platform/contract/index.ts';

type StoredTransactions = NonNullable<
  Reply<OrderTransactionsApi, 'listTransactionsForSingleOrder'>['orderTransactions']
>;
export type Payment = NonNullable<StoredTransactions['payments']>[number] & { id: string } & Receipted;

/** The SDK hides them from its types, the API has them. */
interface Receipted {
  wixReceipt?: { receiptId?: string; displayNumber?: string };
  externalReceipt?: { receiptId?: string; appId?: string; displayNumber?: string };
}

export type RefundTransaction = NonNullable<Refund['transactions']>[number];
export type Refund = NonNullable<StoredTransactions['refunds']>[number];

/** All money that moved, or was meant to, for one order. */
export interface OrderTransactions {
  orderId: string;
  payments: Payment[];
  refunds: Refund[];
}

export const emptyTransactions = (orderId: string): OrderTransactions => ({
  orderId,
  payments: [],
  refunds: [],
});
