import { subtractMoney } from '../../../shared/money.ts';

const PAID = new Set(['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED']);
/** Statuses of orders that were paid, and from which something went back. */
export const REFUNDABLE: ReadonlySet<string> = new Set(['PARTIALLY_REFUNDED', 'FULLY_REFUNDED']);

interface Money {
  paymentStatus: string;
  total: string;
  outstanding?: string;
  refunded?: string;
}

/** What of an order is paid, still owed and given back. */
export function balanceOf({ paymentStatus, total, outstanding, refunded }: Money) {
  const isPaid = PAID.has(paymentStatus);
  const open = isPaid ? '0' : paymentStatus === 'PARTIALLY_PAID' ? (outstanding ?? total) : total;
  const back = refunded ?? (paymentStatus === 'FULLY_REFUNDED' ? total : '0');
  return {
    balance: { amount: open },
    paid: { amount: subtractMoney(total, open) },
    refunded: { amount: isPaid ? back : '0' },
  };
}
