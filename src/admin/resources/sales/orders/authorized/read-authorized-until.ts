import { expiryOf, authorizedPayments } from '../capture/capture-outcome.ts';
import type { Payment } from '#wix/order-operations.ts';
import type { OrdersProvider } from '../provider.ts';

/** When the first of what is held of these payments ends. */
export function authorizedUntil(payments: readonly Payment[]): Date | undefined {
  const ends = authorizedPayments(payments).flatMap((payment) => expiryOf(payment, new Date())?.date ?? []);
  return ends.toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/** By order; those without are left out. */
export async function readAuthorizedUntil(
  provider: OrdersProvider,
  orderIds: readonly string[],
): Promise<Map<string, Date>> {
  const { data } = await provider.transactionsOf('orders', { ids: [...new Set(orderIds)] });
  return new Map(
    data.flatMap(({ orderId, payments = [] }) => {
      const until = authorizedUntil(payments);
      return orderId && until ? [[orderId, until] as const] : [];
    }),
  );
}
