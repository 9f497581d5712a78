import type { Context } from '../../../context.ts';
import type { Handler, OrdersApi } from '../../../contract/index.ts';
import { refuseMemberships } from '../../order-billing/public.ts';

/** The same as of `ecom_order-billing`, by the older names. */
export const chargeMemberships: Handler<OrdersApi, 'chargeMemberships', Context> = async (
  { ecomOrderId, membershipCharges = [] },
  context,
) =>
  refuseMemberships(
    context,
    ecomOrderId,
    membershipCharges.map(({ lineItemId }) => lineItemId),
  );
