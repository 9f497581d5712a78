import { compareMoney, isPositiveMoney, minMoney, subtractMoney } from '#shared/money.ts';

const PAID = new Set(['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED']);
/** Statuses of orders that were paid, and from which something went back. */
export const REFUNDABLE: ReadonlySet<string> = new Set(['PARTIALLY_REFUNDED', 'FULLY_REFUNDED']);

interface Money {
  paymentStatus: string;
  total: string;
  outstanding?: string;
  refunded?: string;
  /** What was received, of an order that is paid in part. */
  paid?: string;
}

function openOf({ paymentStatus, total, outstanding, paid }: Money): string {
  // What is still owed is never more than all of it.
  if (outstanding !== undefined) return minMoney(outstanding, total);
  if (PAID.has(paymentStatus)) return '0';
  return paymentStatus === 'PARTIALLY_PAID' && paid !== undefined
    ? subtractMoney(total, minMoney(paid, total))
    : total;
}

/** What of an order is paid, still owed and paid back. */
export function balanceOf(money: Money) {
  const { paymentStatus, total, refunded } = money;
  const isPaid = PAID.has(paymentStatus);
  const open = openOf(money);
  const back = refunded ?? (paymentStatus === 'FULLY_REFUNDED' ? total : '0');
  return {
    balance: { amount: open },
    paid: { amount: isPaid || paymentStatus === 'PARTIALLY_PAID' ? subtractMoney(total, open) : '0' },
    refunded: { amount: isPaid ? back : '0' },
  };
}

/** Shopify calls an order paid of which something is owed since it was edited; here it is paid in part, or not at all. */
export function paymentStatusOf(
  paymentStatus: string,
  total: string,
  outstanding: string | undefined,
): string {
  if (paymentStatus !== 'PAID' || outstanding === undefined || !isPositiveMoney(outstanding))
    return paymentStatus;
  return compareMoney(outstanding, total) < 0 ? 'PARTIALLY_PAID' : 'NOT_PAID';
}
