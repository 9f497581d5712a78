import type { Context } from '../../context.ts';
import { failedPrecondition } from '../../contract/errors.ts';
import { readOrder } from '../orders/public.ts';

/**
 * No app that grants memberships is part of this platform, so that there is none that could pay. What another system
 * has charged is recorded as a payment, and taken back as one.
 * @throws 404 ORDER_NOT_FOUND, 428 MEMBERSHIP_NOT_ELIGIBLE
 */
export async function refuseMemberships(
  context: Context,
  orderId: string,
  lineItemIds: readonly (string | undefined)[],
): Promise<never> {
  await readOrder(context, orderId);
  throw failedPrecondition('There is no such membership.', 'MEMBERSHIP_NOT_ELIGIBLE', { lineItemIds });
}
