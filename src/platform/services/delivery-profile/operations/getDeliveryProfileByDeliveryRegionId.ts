import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { deliveryRegionNotFound } from '../delivery-profile-change.ts';
import { deliveryProfiles, profileIdOfRegion } from '../tables.ts';

export async function getDeliveryProfileByDeliveryRegionId(
  request: Request<DeliveryProfileApi, 'getDeliveryProfileByDeliveryRegionId'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'getDeliveryProfileByDeliveryRegionId'>> {
  const { db, siteId } = context;
  const id = await profileIdOfRegion(context, request.deliveryRegionId);
  const deliveryProfile = id === undefined ? undefined : await deliveryProfiles.get(db, siteId, id);
  if (!deliveryProfile) throw deliveryRegionNotFound(request.deliveryRegionId);
  return { deliveryProfile };
}
