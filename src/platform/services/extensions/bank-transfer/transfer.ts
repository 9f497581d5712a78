import type { BankAccount, Transfer } from '#shared/bank-account.ts';
import { isPositiveMoney } from '#shared/money.ts';
import type { Order } from '../../ecom/orders/public.ts';

const DAY_MS = 86_400_000;

/** The order stands and is not paid: its money is to come by hand. */
export const isToBeTransferred = ({ status, paymentStatus, balanceSummary }: Order): boolean =>
  status === 'APPROVED' &&
  (paymentStatus === 'NOT_PAID' || paymentStatus === 'PARTIALLY_PAID') &&
  isPositiveMoney(balanceSummary?.balance?.amount);

/** How an order that waits for its money is paid; undefined for any other, and where the shop has no account. */
export function transferOf(order: Order, bankAccount: BankAccount): Transfer | undefined {
  const { holder, account, bic, bank, daysToPay } = bankAccount;
  if (holder === '' || account === '' || !isToBeTransferred(order)) return undefined;
  const placed = new Date(order.purchasedDate ?? order.createdDate);
  return {
    holder,
    account,
    bic,
    bank,
    reference: order.number,
    amount: order.balanceSummary?.balance?.amount ?? '0',
    currency: order.currency,
    dueDate: new Date(placed.getTime() + daysToPay * DAY_MS).toISOString(),
  };
}
