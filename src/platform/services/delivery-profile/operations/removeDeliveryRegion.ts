import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { deliveryRegionNotFound, lockDeliveryProfile, saveRegions } from '../delivery-profile-change.ts';

export async function removeDeliveryRegion(
  request: Request<DeliveryProfileApi, 'removeDeliveryRegion'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'removeDeliveryRegion'>> {
  const before = await lockDeliveryProfile(context, request.deliveryProfileId);
  const region = before.deliveryRegions.find(({ id }) => id === request.deliveryRegionId);
  if (!region) throw deliveryRegionNotFound(request.deliveryRegionId);
  const left = before.deliveryRegions.filter(({ id }) => id !== region.id);
  const told = { slug: 'region_removed', region, revision: request.revision };
  return { deliveryProfile: await saveRegions(context, before, left, told) };
}
