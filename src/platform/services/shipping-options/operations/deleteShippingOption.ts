import type { Context } from '../../../context.ts';
import type { ShippingOptionsApi, Reply, Request } from '../../../contract/index.ts';
import { events, lockShippingOption } from '../shipping-option-change.ts';
import { shippingOptions } from '../tables.ts';

export async function deleteShippingOption(
  request: Request<ShippingOptionsApi, 'deleteShippingOption'>,
  context: Context,
): Promise<Reply<ShippingOptionsApi, 'deleteShippingOption'>> {
  const shippingOption = await lockShippingOption(context, request.shippingOptionId);
  await shippingOptions.remove(context.db, context.siteId, shippingOption.id);
  await context.emit(events.deleted(shippingOption));
  return {};
}
