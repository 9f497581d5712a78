import { isOfFiles, isOfGiftCards } from '../../shared/order-lines.ts';
import type { Order } from '../../wix/shopper/order-operations.ts';
import type { MessageKey } from '../i18n/messages.ts';

export type PaidStatus = 'paid' | 'pending' | 'unpaid' | 'declined';

/** Where the money is; placed and unpaid is a promise to transfer it. */
export function orderStatusOf({ status, paymentStatus }: Order): PaidStatus {
  if (status === 'CANCELED' || status === 'REJECTED' || paymentStatus === 'DECLINED') return 'declined';
  if (status === 'INITIALIZED' || paymentStatus === 'PENDING') return 'pending';
  return paymentStatus === 'PAID' ? 'paid' : 'unpaid';
}

/** What is said of the order first; that an email follows only where the store sends any. */
export function leadOf(order: Order, sendsEmail: boolean): MessageKey[] {
  const status = orderStatusOf(order);
  if (status === 'declined') return ['thanks.declinedText'];
  const isCards = isOfGiftCards(order);
  if (status === 'paid') {
    const first = isCards ? 'thanks.cards' : isOfFiles(order) ? 'thanks.files' : 'thanks.ordered';
    return [first, ...(sendsEmail ? (['thanks.confirmation'] as const) : [])];
  }
  const first =
    status === 'unpaid'
      ? isCards
        ? 'thanks.transferCards'
        : 'thanks.transfer'
      : isCards
        ? 'thanks.waitingCards'
        : 'thanks.waiting';
  return [first, ...(sendsEmail ? (['thanks.weWrite'] as const) : [])];
}
