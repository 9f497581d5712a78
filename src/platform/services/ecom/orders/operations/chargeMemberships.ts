import type { Context } from '#platform/context.ts';
import type { Handler, OrdersApi } from '#platform/contract/index.ts';
import { chargeOrderMemberships } from '../../order-billing/public.ts';

/** The same as of `ecom_order-billing`, by the older names. */
export const chargeMemberships: Handler<OrdersApi, 'chargeMemberships', Context> = async (
  { ecomOrderId, memberId, membershipCharges = [] },
  context,
) => {
  const requested = membershipCharges.map(({ lineItemId, membershipId, appId }) => ({
    lineItemId,
    membershipId,
    appId,
  }));
  await chargeOrderMemberships(context, ecomOrderId, { memberId, asked: requested });
  return {};
};
