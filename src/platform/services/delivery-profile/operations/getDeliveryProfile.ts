import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { deliveryProfileNotFound } from '../delivery-profile-change.ts';
import { deliveryProfiles, ensureDefaultProfile } from '../tables.ts';

export async function getDeliveryProfile(
  request: Request<DeliveryProfileApi, 'getDeliveryProfile'>,
  context: Context,
): Promise<Reply<DeliveryProfileApi, 'getDeliveryProfile'>> {
  await ensureDefaultProfile(context);
  const { db, siteId } = context;
  const deliveryProfile = await deliveryProfiles.get(db, siteId, request.deliveryProfileId);
  if (!deliveryProfile) throw deliveryProfileNotFound(request.deliveryProfileId);
  return { deliveryProfile };
}
