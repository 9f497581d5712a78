import type { Context } from '#platform/context.ts';
import type { Handler, OrderBillingApi } from '#platform/contract/index.ts';
import { chargeOrderMemberships } from '../charge-memberships.ts';
import { requestedMemberships } from '../rules/requested-memberships.ts';

export const chargeMemberships: Handler<OrderBillingApi, 'chargeMemberships', Context> = async (
  { orderId, memberId, memberships },
  context,
) => ({
  payments: await chargeOrderMemberships(context, orderId, {
    memberId,
    asked: requestedMemberships(memberships),
  }),
});
