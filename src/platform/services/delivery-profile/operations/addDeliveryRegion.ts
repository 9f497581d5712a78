import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { lockDeliveryProfile, makeRegion, saveRegions } from '../delivery-profile-change.ts';

export async function addDeliveryRegion(
  request: Request<DeliveryProfileApi, 'addDeliveryRegion'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'addDeliveryRegion'>> {
  const before = await lockDeliveryProfile(context, request.deliveryProfileId);
  const region = makeRegion(context, request.deliveryRegion ?? {});
  const told = { slug: 'region_added', region, revision: request.revision };
  return { deliveryProfile: await saveRegions(context, before, [...before.deliveryRegions, region], told) };
}
