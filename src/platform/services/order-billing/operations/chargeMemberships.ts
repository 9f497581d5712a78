import type { Context } from '../../../context.ts';
import type { Handler, OrderBillingApi } from '../../../contract/index.ts';
import { refuseMemberships } from '../refuse-memberships.ts';

export const chargeMemberships: Handler<OrderBillingApi, 'chargeMemberships', Context> = async (
  { orderId, memberships },
  context,
) =>
  refuseMemberships(
    context,
    orderId,
    memberships.map(({ lineItemId }) => lineItemId),
  );
