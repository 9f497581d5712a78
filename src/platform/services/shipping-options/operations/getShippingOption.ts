import type { Context } from '../../../context.ts';
import type { ShippingOptionsApi, Reply, Request } from '../../../contract/index.ts';
import { shippingOptionNotFound } from '../shipping-option-change.ts';
import { shippingOptions } from '../tables.ts';

export async function getShippingOption(
  request: Request<ShippingOptionsApi, 'getShippingOption'>,
  { db, siteId }: Context,
): Promise<Reply<ShippingOptionsApi, 'getShippingOption'>> {
  const shippingOption = await shippingOptions.get(db, siteId, request.shippingOptionId);
  if (!shippingOption) throw shippingOptionNotFound(request.shippingOptionId);
  return { shippingOption };
}
