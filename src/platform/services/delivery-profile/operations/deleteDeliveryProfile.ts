import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { events, lockDeliveryProfile, refuseDefault } from '../delivery-profile-change.ts';
import { deliveryProfiles } from '../tables.ts';

export async function deleteDeliveryProfile(
  request: Request<DeliveryProfileApi, 'deleteDeliveryProfile'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'deleteDeliveryProfile'>> {
  const deliveryProfile = await lockDeliveryProfile(context, request.deliveryProfileId);
  refuseDefault(deliveryProfile);
  await deliveryProfiles.remove(context.db, context.siteId, deliveryProfile.id);
  await context.emit(events.deleted(deliveryProfile));
  return {};
}
