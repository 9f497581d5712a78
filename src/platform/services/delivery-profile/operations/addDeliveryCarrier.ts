import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { alreadyExists } from '../../../contract/errors.ts';
import { changeRegion } from '../delivery-profile-change.ts';
import { checkCarrier } from '../rules/carriers.ts';

export async function addDeliveryCarrier(
  request: Request<DeliveryProfileApi, 'addDeliveryCarrier'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'addDeliveryCarrier'>> {
  const carrier = checkCarrier(request.deliveryCarrier ?? {});
  const deliveryProfile = await changeRegion(context, request.deliveryRegionId, (region) => {
    const carriers = region.deliveryCarriers ?? [];
    if (carriers.some(({ appId }) => appId === carrier.appId)) {
      const code = 'CARRIER_ALREADY_EXISTS_IN_REGION';
      throw alreadyExists('This carrier serves the region already.', code, { appId: carrier.appId });
    }
    return { ...region, deliveryCarriers: [...carriers, carrier] };
  });
  return { deliveryProfile };
}
