import type { Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import type { Status } from './payment-request.ts';
import { statusAt } from './rules/status.ts';
import { paymentRequests } from './tables.ts';

export interface Prepared {
  id: string;
  status: Status;
  amount: Decimal;
}

/** What `prepareCollection` made ready for the order, held until the call ends; its order is held already. */
export async function preparedFor(
  { db, siteId, clock }: Pick<Context, 'db' | 'siteId' | 'clock'>,
  orderId: string,
  id: string,
): Promise<Prepared | undefined> {
  const request = await paymentRequests.getForUpdate(db, siteId, id);
  if (request?.orderId !== orderId) return undefined;
  return { id, status: statusAt(request, clock.now()), amount: request.amount.amount };
}
