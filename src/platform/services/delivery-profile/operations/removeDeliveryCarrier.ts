import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { changeRegion } from '../delivery-profile-change.ts';

export async function removeDeliveryCarrier(
  request: Request<DeliveryProfileApi, 'removeDeliveryCarrier'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'removeDeliveryCarrier'>> {
  const deliveryProfile = await changeRegion(context, request.deliveryRegionId, (region) => ({
    ...region,
    deliveryCarriers: (region.deliveryCarriers ?? []).filter(({ appId }) => appId !== request.appId),
  }));
  return { deliveryProfile };
}
