import type { Context } from '../../../context.ts';
import type { Reply, Request, ShippingOptionsApi } from '../../../contract/index.ts';
import { regionsOf, withRegions } from '../rules/regions.ts';
import { events, lockShippingOption } from '../shipping-option-change.ts';
import { shippingOptions } from '../tables.ts';

export async function addDeliveryRegion(
  request: Request<ShippingOptionsApi, 'addDeliveryRegion'>,
  context: Context,
): Promise<Reply<ShippingOptionsApi, 'addDeliveryRegion'>> {
  const { db, siteId, clock } = context;
  const before = await lockShippingOption(context, request.shippingOptionId);
  const regions = regionsOf(before);
  const after = withRegions(before, [...new Set([...regions, request.deliveryRegionId])]);
  const shippingOption = await shippingOptions.replace(db, siteId, after, {
    expectedRevision: request.revision,
    now: clock.now(),
  });
  await context.emit(events.updated(shippingOption));
  return { shippingOption };
}
